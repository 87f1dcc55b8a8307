import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { categorySharing as english } from '../en/category-sharing.ts'

export const categorySharing: Messages<typeof english> = {
  title: 'Kategorie teilen',
  text: 'Alle mit dem Link können diese Kategorie sehen und Karten daraus machen.',
  ownerText:
    'Alle mit dem Link können diese Kategorie sehen und Karten daraus machen. Kopieren oder bearbeiten können sie nur die, die du unten hinzufügst.',
  link: 'Link zu dieser Kategorie',
  linkFailedTitle: 'Link nicht kopiert',
  linkFailed: 'Kopiere ihn von Hand.',
  shareText: (name: string) => `„${name}“ auf ${PRODUCT_NAME}`,

  copy: 'In meine Kategorien',
  copying: 'Kopiert …',
  copied: 'Kategorie kopiert',
  copiedText: (name: string) => `„${name}“ ist jetzt in deinen Kategorien.`,
  copyFailed: 'Kategorie nicht kopiert',
  logIn: 'Zum Kopieren anmelden',

  people: 'Mit anderen teilen',
  username: 'Nutzername',
  usernameHint: 'Er steht im Profil der Person. Oder schick einfach den Link von oben.',
  access: 'Zugriff',
  accessLabel: (person: string) => `Zugriff für ${person}`,
  levels: { view: 'Sehen', copy: 'Kopieren', edit: 'Ändern' },
  explained: {
    view: '<level>Sehen:</level> Sie steht bei der Person unter den Kategorien',
    copy: '<level>Kopieren:</level> Die Person kann auch eine eigene Kopie machen',
    edit: '<level>Ändern:</level> Die Person kann auch Einträge hinzufügen, ändern und löschen',
  },
  sharing: 'Teilt …',
  shared: 'Kategorie geteilt',
  sharedText: (person: string) => `„${person}“ sieht sie jetzt unter den Kategorien.`,
  shareFailed: 'Nicht geteilt',

  sharedWith: 'Geteilt mit',
  nobody: 'Bisher nur du.',
  changeFailed: 'Zugriff nicht geändert',
  remove: 'Entfernen',
  removeLabel: (person: string) => `${person} entfernen`,
  removed: 'Entfernt',
  removedText: (person: string) => `${person} hat keinen Zugriff mehr.`,
  removeFailed: 'Zugriff nicht entfernt',
  restored: (person: string) => `${person} hat wieder Zugriff.`,
}
