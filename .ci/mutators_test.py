"""The small faults that are made in Swift, and what is left alone."""
import unittest

from mutators import mutants_of


def faults(text, number=None):
    """The lines with a fault that a text, or one of its lines, gets."""
    numbers = {number} if number else range(1, text.count("\n") + 2)
    return [one.after.strip() for one in mutants_of("Room/File.swift", text, numbers)]


class MutatorsTests(unittest.TestCase):
    def test_a_bound_is_moved_by_one_and_a_comparison_turned(self):
        self.assertCountEqual(
            faults("let isFew = count < 3"),
            ["let isFew = count <= 3", "let isFew = count < 4", "let isFew = count < 2"])
        self.assertEqual(faults("let isOne = count == other"), ["let isOne = count != other"])

    def test_an_order_of_elements_is_turned_but_stays_an_order(self):
        self.assertEqual(faults("return $0.place < $1.place"), ["return $0.place > $1.place"])

    def test_each_condition_of_a_list_is_taken_away_but_no_binding(self):
        self.assertCountEqual(
            faults("guard isOpen, let first = rows.only, isWide else { return }"),
            ["guard let first = rows.only, isWide else { return }",
             "guard isOpen, let first = rows.only else { return }"])

    def test_a_condition_on_a_line_of_its_own_is_taken_away_with_its_comma(self):
        text = "guard isOpen,\n  isWide,\n  isHigh\nelse { return }"
        self.assertEqual(faults(text, 2), [""])
        self.assertEqual(faults(text, 3), [])

    def test_what_stands_behind_a_sign_for_and_is_taken_away(self):
        self.assertIn("let isThere = isOpen", faults("let isThere = isOpen && has(a, b)"))

    def test_a_single_condition_is_negated_or_its_negation_taken_away(self):
        self.assertIn("if !(isOpen) {", faults("if isOpen {"))
        self.assertIn("if isOpen {", faults("if !isOpen {"))

    def test_branches_are_exchanged(self):
        self.assertIn("f(a ? c : b, d)", faults("f(a ? b : c, d)"))
        self.assertIn("x = a ? c ? d : e : b", faults("x = a ? b : c ? d : e"))

    def test_the_value_before_a_fallback_is_taken_away(self):
        self.assertEqual(faults("return rows[of: key] ?? none"), ["return none"])

    def test_a_statement_is_taken_away_that_is_a_line(self):
        text = "func end() {\n  rows.append(row)\n  total += row\n  guard isOpen else { return }\n}"
        for line in (2, 3, 4):
            self.assertIn("", faults(text, line))

    def test_an_alone_statement_of_a_case_becomes_a_break(self):
        text = "switch key {\ncase .up:\n  place = up\ncase .down:\n  place = down\n}"
        self.assertEqual(faults(text, 3), ["break"])

    def test_a_value_and_a_part_of_a_statement_stay(self):
        self.assertEqual(faults("var all: [Int] {\n  rows.map(key)\n}", 2), [])
        self.assertEqual(faults("let all =\n  rows.map(key)", 2), [])
        self.assertEqual(faults("rows\n  .map(key)", 1), [])

    def test_comments_texts_attributes_heads_and_tables_stay(self):
        for text in (
            "// a < b, first and last",
            "/// `a < b` /* && */",
            "/* first /* a && b */ a < b */",
            'let text = "a < b \\(c < d ? "e" : f) first"',
            'let text = """\n  a < b && \\(c)\n  """',
            'let text = #"a " < b"#',
            "@available(macOS 15, *)",
            "func first<A>(of: A) where A.B == C",
            '  0x300...0x36F, 12, "a": 3,',
            "#if os(Linux) && DEBUG",
        ):
            self.assertEqual(faults(text), [], text)

    def test_code_behind_a_text_and_a_head_is_code(self):
        self.assertIn('let is = "<" >= b', faults('let is = "<" > b'))
        self.assertIn("var isFew: Bool { count <= few }", faults("var isFew: Bool { count < few }"))
        self.assertIn("func few() -> Bool { a <= b }", faults("func few() -> Bool { a < b }"))

    def test_numbers_that_are_not_counts_stay(self):
        for text in ("$0.key", "let x = y.0", "let x = 0xFF", "let x = UInt8(a)", "let x = 1.5"):
            self.assertEqual(faults(text), [], text)
        self.assertIn("let x = (2...9).first", faults("let x = (1...9).first"))


if __name__ == "__main__":
    unittest.main()
