import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { editorChanges as english } from '../en/editor-changes.ts'

const plural = pluralIn('de')

const squares = (count: number) => plural(count, { one: '1 Feld gefüllt', other: `${count} Felder gefüllt` })
const moved = (count: number) =>
  plural(count, {
    one: '1 Wort steht jetzt unter „Weitere Wörter“.',
    other: `${count} Wörter stehen jetzt unter „Weitere Wörter“.`,
  })
const lost = (count: number) =>
  plural(count, { one: '1 Wort hatte keinen Platz.', other: `${count} Wörter hatten keinen Platz.` })

export const editorChanges: Messages<typeof english> = {
  shortened: (max: number) => `Auf ${max} Zeichen gekürzt`,
  steps: {
    grid: (size: number) => `${size}x${size}-Raster`,
    freeSpaceOn: 'Freifeld an',
    freeSpaceOff: 'Freifeld aus',
    shuffle: 'Mischen',
    clear: 'Felder leeren',
    fill: 'Beispiele einfügen',
    swap: 'Tauschen',
    paste: 'Liste einfügen',
    category: 'Aus Kategorie füllen',
    put: 'Auf die Karte setzen',
    restore: 'Wiederherstellen',
    undo: 'Rasterwechsel',
  },
  undone: (step: string) => `Rückgängig: ${step}`,
  redone: (step: string) => `Wiederholt: ${step}`,
  redo: 'Wiederholen',
  cantUndo: (step: string) => `Nicht rückgängig gemacht: ${step}`,
  cantRedo: (step: string) => `Nicht wiederholt: ${step}`,
  stale: 'Die Karte hat sich inzwischen geändert.',
  wouldNotFit: (words: number) =>
    plural(words, {
      one: '1 Wort hätte keinen Platz. Entferne erst etwas aus „Weitere Wörter“.',
      other: `${words} Wörter hätten keinen Platz. Entferne erst etwas aus „Weitere Wörter“.`,
    }),
  cantApply: 'Deine Änderung passt nicht mehr',
  applyAgain: 'Noch mal ändern',
  changed: 'Die Karte wurde woanders geändert',
  changedText: 'Deine frühere Änderung wurde nicht übernommen.',
  movedAway: 'Ein anderer Host hat in dein Feld geschrieben',
  movedAwayText: (words: string) => `Dein Text steht jetzt unter „Weitere Wörter“: ${words}.`,
  putBack: 'Zurückholen',
  noRoom: 'Dafür ist kein Platz',
  noRoomFor: (words: string) =>
    `Nicht auf der Karte: ${words}. Entferne etwas aus „Weitere Wörter“ und versuch es noch mal.`,
  noRoomText: 'Entferne etwas aus „Weitere Wörter“ und versuch es noch mal.',
  someone: (squares: number) =>
    plural(squares, { one: 'Jemand hat 1 Feld geändert.', other: `Jemand hat ${squares} Felder geändert.` }),

  examples: 'Beispiele eingefügt',
  examplesText: 'In den leeren Feldern steht jetzt ein Filmabend!',
  full: 'Keine leeren Felder',
  fullText: 'Jedes Feld ist gefüllt.',
  cleared: 'Geleert',
  clearedText: 'Alle Felder sind leer.',
  empty: 'Nichts zu leeren',
  emptyText: 'Die Karte ist schon leer.',
  shuffled: 'Gemischt',
  shuffledText: 'Die Felder liegen jetzt anders!',
  shuffleNothing: 'Nichts zu mischen',
  shuffleNothingText: 'Füll erst mindestens 2 Felder.',
  pasted: 'Liste eingefügt',
  pasteNothing: 'Nichts einzufügen',
  pasteNothingText: 'Diese Wörter sind schon auf der Karte.',
  fromCategory: 'Gefüllt',
  fillNothing: 'Nichts zu füllen',
  fillNothingText: (category: string) => `Aus „${category}“ ist schon alles hier, was passt.`,
  restored: 'Wiederhergestellt',
  restoredText: 'Die Karte ist wieder wie damals.',
  restoreNothing: 'Nichts wiederherzustellen',
  restoreNothingText: 'Die Karte ist noch wie damals.',
  filled: (filled: number) => `${squares(filled)}.`,
  filledFrom: (filled: number, category: string) => `${squares(filled)} aus „${category}“.`,
  grid: (size: number) => `${size}x${size}-Raster`,
  freeSpace: 'Freifeld',
  moved,
  lost,
  both: (one: string, other: string) => `${one} ${other}`,
  swappedWith: (words: string) => `Getauscht mit ${words}`,
  swappedWithBlank: 'Mit einem leeren Feld getauscht',
  put: (word: string) => `„${word}“ ist auf der Karte`,
  stillCalled: 'Weiter ausgerufen',
  takeBack: 'Zurücknehmen',
  called: (word: string) => `Ausgerufen: ${word}.`,
  takenBack: (word: string) => `Zurückgenommen: ${word}.`,
  newCard: 'Neue Karte',
  newCardText: 'Deinen Entwurf haben wir zur Seite gelegt.',

  cannotSave: 'Noch zu leer',
  cannotSaveText: `Füll mindestens ${MIN_FILLED_CELLS} Felder, dann kannst du speichern.`,
  cannotShare: 'Noch nicht gespeichert',
  cannotShareText: 'Speichere die Karte, dann kannst du sie teilen.',
  saved: 'Karte gespeichert!',
  savedToAccount: 'Karte im Konto gespeichert!',
  savedHere: 'Nur hier gespeichert. Melde dich an, um die Karte zu behalten.',
  savedElsewhere: 'In einem anderen Tab gespeichert',
  savedElsewhereText: 'Du siehst jetzt die gespeicherte Karte.',
  updated: 'Änderungen gespeichert!',
  play: 'Spielen',
  offlineText: 'Deine Änderungen sind sicher. Wir speichern sie, sobald du online bist.',
  failed: 'Die Karte wurde nicht gespeichert. Versuch es noch mal.',
  failedGone:
    'Nicht gespeichert: Die Karte ist nicht mehr auf dem Server. Du kannst sie als neue Karte speichern.',
  failedForbidden: 'Nicht gespeichert: Du kannst diese Karte nicht mehr bearbeiten.',
  logIn: 'Zum Speichern anmelden',
  logInText: 'Deine Änderungen bleiben in diesem Browser, bis du dich anmeldest.',
}
