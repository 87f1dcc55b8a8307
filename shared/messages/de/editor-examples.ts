import type { Messages } from '../messages.ts'
import type { editorExamples as english } from '../en/editor-examples.ts'

export const editorExamples: Messages<typeof english> = {
  prompts: [
    '„Woher kenn ich den bloß?“',
    'Held dreht sich nach der Explosion nicht um',
    'Bösewicht erklärt seinen ganzen Plan',
    'Genau jetzt kein Netz',
    'Kuss im Regen',
    'Chips krachen mitten im Dialog',
    'Das Auto springt nicht an',
    'Der weise Alte stirbt',
    'Training im Zeitraffer',
    'Logo unauffällig im Bild',
    '„Wir haben Besuch“',
    'Jemand auf dem Sofa schnarcht',
    'Wendung, die alle kommen sahen',
    'Zeitlupe mit wehendem Haar',
    '„Moment, wer ist das jetzt?“',
    'Der Hund überlebt',
    '„Ich hab da ein ganz mieses Gefühl“',
    'Verfolgungsjagd über den Markt',
    'Bombe stoppt eine Sekunde vor Schluss',
    'Schreck im Spiegel',
    'Pause, weil jemand aufs Klo muss',
    'Jemand verrät das Ende',
    'Hacker tippt ganz ohne Maus',
    'Rückblende in Sepia',
    'Nach dem Abspann kommt noch was',
  ],
}
