import { TRASH_DAYS } from '#shared/product.ts'
import { type Messages, pluralIn } from '../messages.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'

const plural = pluralIn('de')

const RESTORABLE = ` Du kannst die Kategorie ${TRASH_DAYS} Tage lang wiederherstellen, unter „Gelöscht“ unten bei deinen Kategorien.`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'Einträge hinzufügen',
    how: 'Wie hinzufügen?',
    single: 'Einzeln',
    bulk: 'Als Liste',
    eachLine: 'Jede Zeile als eigenen Eintrag',
    items: 'Einträge',
    itemsHint: 'Ein Eintrag pro Zeile. Wenn einer nicht passt, zeigen wir ihn dir vorher.',
    none: 'Schreib mindestens eine Zeile',
    add: 'Hinzufügen',
    adding: 'Fügt hinzu …',
  },

  item: {
    title: 'Eintrag bearbeiten',
    content: 'Text',
    tags: 'Schlagwörter (optional)',
    tagsHint: (most: number) => `Bis zu ${most}, durch Kommas getrennt: Haustiere, Klassiker`,
    wrongTags: 'Sieh dir die Schlagwörter noch mal an',
    source: 'Quelle (optional)',
    sourceHint: 'Ein Buch, eine Serie, eine Person',
    failed: 'Eintrag nicht gespeichert',
    deleted: 'Jemand hat diesen Eintrag gelöscht, während du ihn bearbeitet hast. Dein Text ist noch da.',
    addAsNew: 'Als neu hinzufügen',
  },

  edit: {
    title: 'Kategorie bearbeiten',
    name: 'Name',
    description: 'Beschreibung (optional)',
    failed: 'Kategorie nicht gespeichert',
    saved: 'Kategorie geändert',
    savedText: (name: string) => `„${name}“ ist gespeichert.`,
    delete: 'Kategorie löschen',
  },

  save: 'Speichern',
  replaced: (words) => `Das ersetzt eine Änderung von anderswo: „${words}“`,
  charactersLeft: (count: number) => `Noch ${count} Zeichen`,
  charactersOver: (count: number) => `${count} Zeichen zu viel`,

  delete: {
    title: 'Wirklich löschen?',
    warning: (name: string) => `„${name}“ ist dann für alle weg.${RESTORABLE}`,
    warningWithItems: (name: string, count: number) =>
      plural(count, {
        one: `„${name}“ ist dann mit ${count} Eintrag für alle weg.${RESTORABLE}`,
        other: `„${name}“ ist dann mit ${count} Einträgen für alle weg.${RESTORABLE}`,
      }),
    delete: 'Löschen',
    deleted: 'Kategorie gelöscht',
    deletedText: (name: string) => `Du hast „${name}“ gelöscht.`,
    failed: 'Kategorie nicht gelöscht',
  },

  leave: {
    title: 'Diese Kategorie verlassen?',
    warning: (name: string, owner: string) =>
      `„${name}“ verschwindet aus deiner Liste, und der Zugriff, den ${owner} dir gegeben hat, ist weg. Der Link öffnet sie weiterhin.`,
    leave: 'Verlassen',
    leaving: 'Moment …',
    left: 'Aus deiner Liste entfernt',
    leftText: (name: string) => `Du hast „${name}“ verlassen.`,
    failed: 'Kategorie nicht verlassen',
  },
}
