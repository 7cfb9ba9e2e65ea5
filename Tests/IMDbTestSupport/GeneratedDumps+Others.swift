extension GeneratedDumps {
  /// The ids of people: there are more of them than titles.
  private var people: GeneratedIDs { GeneratedIDs(count: titles * 6 / 5, seed: seed + 1) }

  func writePeople(into folder: String) throws {
    let people = people
    let crew = try file("title.crew", in: folder, columns: "tconst\tdirectors\twriters")
    let principals = try file(
      "title.principals", in: folder,
      columns: "tconst\tordering\tnconst\tcategory\tjob\tcharacters")
    try forEachTitle { _, title in
      crew.text.add(title: title.number)
      for most in [2, 3] {
        crew.text.tab()
        addPeople(title.chance.below(most + 1), of: people, &title.chance, to: &crew.text)
      }
      crew.text.endLine()
      for ordering in 1..<(2 + title.chance.below(15)) {
        let (_, _, person) = people.random(&title.chance, skew: 2)
        addCredit(ordering, person, of: title, to: &principals.text)
      }
      for file in [crew, principals] { try file.writeIfMuch() }
    }
    for file in [crew, principals] { try file.finish() }
    try writeNames(of: people, into: folder)
  }

  private func addPeople(
    _ count: Int, of people: GeneratedIDs, _ chance: inout Chance, to text: inout DumpText
  ) {
    guard count > 0 else { return text.add("\\N") }
    for index in 0..<count {
      if index > 0 { text.add(",") }
      text.add(person: people.random(&chance, skew: 2).number)
    }
  }

  private func addCredit(
    _ ordering: Int, _ person: Int, of title: GeneratedTitle, to text: inout DumpText
  ) {
    text.add(title: title.number)
    text.tab()
    text.add(ordering)
    text.tab()
    text.add(person: person)
    switch ordering {
    case 11: text.add("\tproducer\tproducer\t\\N")
    case 12: text.add("\tcomposer\t\\N\t\\N")
    case 13...: text.add("\teditor\t\\N\t\\N")
    default: text.add(ordering % 2 == 0 ? "\tactor\t\\N\t[\"Somebody\"]" : "\tactress\t\\N\t\\N")
    }
    text.endLine()
  }

  private func writeNames(of people: GeneratedIDs, into folder: String) throws {
    let names = try file(
      "name.basics", in: folder,
      columns: "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles")
    try people.forEach { id in
      var chance = Chance(seed: seed, UInt64(id.number))
      names.text.add(person: id.number)
      names.text.tab()
      vocabulary.addPerson(to: &names.text, &chance)
      names.text.add("\t\\N\t\\N\tactor,producer\t")
      names.text.add(title: ids.random(&chance).number)
      names.text.endLine()
      try names.writeIfMuch()
    }
    try names.finish()
  }

  func writeNamesAbroad(into folder: String) throws {
    let akas = try file(
      "title.akas", in: folder,
      columns:
        "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle")
    let regions: [StaticString] = ["DE", "FR", "JP", "IN", "ES", "IT", "PT"]
    try forEachTitle { _, title in
      for ordering in 1..<(2 + title.chance.below(8)) {
        akas.text.add(title: title.number)
        akas.text.tab()
        akas.text.add(ordering)
        akas.text.tab()
        vocabulary.addTitle(to: &akas.text, &title.chance)
        if ordering == 1 {
          akas.text.add("\t\\N\t\\N\toriginal\t\\N\t1\n")
        } else {
          akas.text.tab()
          akas.text.add(regions[title.chance.below(regions.count)])
          akas.text.add("\t\\N\timdbDisplay\t\\N\t0\n")
        }
      }
      try akas.writeIfMuch()
    }
    try akas.finish()
  }
}
