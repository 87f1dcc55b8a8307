"""Runs Orca without a synthesizer: a file gets what it would say, and when it stops to speak.

    orca-to-file.py SETTINGS_FOLDER FILE
"""

import json
import sys
import time

from orca import settings, speechserver
from orca.settings_manager import getManager

FOLDER, FILE = sys.argv[1:3]


def write(words):
    with open(FILE, "a", encoding="utf-8") as file:
        file.write(json.dumps([round(time.time() * 1000), words]) + "\n")


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(_info=None):
        return SpeechServer()

    def getInfo(self):
        return ["a file", "file"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        write(text or "")

    def speakCharacter(self, character, acss=None):
        write(character)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _voice in utteranceIterator:
            write(context.utterance)

    def stop(self):
        write(None)


# Orca imports the module of this name.
settings.speechServerFactory = __name__
settings.enableBraille = False
getManager().activate(FOLDER, {})
# The bus of the session, which knows it, is not started.
getManager().isAccessibilityEnabled = lambda: True

from orca import orca  # noqa: E402 - it reads the settings

sys.exit(orca.main())
