import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { join as english } from '../en/join.ts'

export const join: Messages<typeof english> = {
  title: 'Heb je een code?',
  explanation: 'Typ de zes cijfers die je host laat zien of voorleest. Een code werkt één dag.',
  code: 'Code',
  play: 'Spelen',
  opening: 'Openen…',
  wrong: 'Bij deze code hoort geen kaart. Check hem bij je host.',
  ended: 'Deze code is verlopen. Vraag je host om een nieuwe.',
  limited: 'Te veel foute codes. Probeer het over een minuut nog eens.',
  incomplete: 'Typ alle zes de cijfers.',
  offline: `${PRODUCT_NAME} is niet bereikbaar. Check je verbinding.`,
  failed: 'Er ging iets mis. Probeer het nog eens.',
}
