import { type Messages, pluralIn } from '../messages.ts'
import type { editorConfirm as english } from '../en/editor-confirm.ts'

const plural = pluralIn('nl')

export const editorConfirm: Messages<typeof english> = {
  title: (players: number, question: string) =>
    plural(players, {
      one: `1 persoon is aan het spelen. ${question}`,
      other: `${players} mensen zijn aan het spelen. ${question}`,
    }),
  text: 'Markeringen verhuizen mee met hun woorden, zolang die op de kaart blijven.',
  grid: 'Raster wijzigen?',
  gridAnswer: 'Raster wijzigen',
  shuffle: 'Vakjes husselen?',
  shuffleAnswer: 'Husselen',
  restore: 'Deze versie terugzetten?',
  restoreAnswer: 'Terugzetten',
  replace: 'Alle woorden vervangen?',
  replaceAnswer: 'Vervangen',
  undo: (change: string) => `“${change}” ongedaan maken?`,
  undoAnswer: 'Ongedaan maken',
  redo: (change: string) => `“${change}” opnieuw doen?`,
  redoAnswer: 'Opnieuw doen',
}
