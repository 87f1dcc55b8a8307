import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { embed as english } from '../en/embed.ts'

export const embed: Messages<typeof english> = {
  address: (href: string) => `Die Karte findest du hier: ${href}`,
  called: (count: number) => `${count} ausgerufen`,
  failedText: 'Wir versuchen es wieder, sobald du online bist.',
  gone: 'Diese Karte ist weg',
  goneText: 'Vielleicht hat der Host sie gelöscht, oder der Link ist unvollständig.',
  make: `Karte machen auf ${PRODUCT_NAME}`,
  notLinked: 'Diese Seite kann keine Links öffnen',
  open: `In ${PRODUCT_NAME} öffnen`,
  openLabel: `In ${PRODUCT_NAME} öffnen (in einem neuen Tab)`,
  picture: 'Ein Bild der Karte',
  playAt: (address: string) => `Mitspielen: ${address}`,
  removedText: 'Die Betreiber dieser Seite haben sie entfernt.',
}
