import Testing
import TestSupport
import Playing
