import type { Messages } from '../messages.ts'
import type { editorImage as english } from '../en/editor-image.ts'

export const editorImage: Messages<typeof english> = {
  title: 'Plaatje voor het vrije vakje',
  url: 'URL van het plaatje',
  hint: 'De URL begint met http:// of https://. Het plaatje is vierkant en kleiner dan 1 MB; een doorzichtige png is het mooist.',
  privacy: 'De site waar het plaatje staat, kan de IP-adressen van spelers zien.',
  remove: 'Weghalen',
  set: 'Instellen',
  removed: 'Plaatje weg',
  removedText: 'Het vrije vakje heeft geen plaatje meer.',
  updated: 'Plaatje ingesteld',
  updatedText: 'Je plaatje staat in het vrije vakje.',
  missing: 'Nog geen URL',
  missingText: 'Vul de URL van een plaatje in of kies Weghalen.',
  broken: 'Plaatje niet geladen',
  previewAlt: 'Voorbeeld van het vrije vakje',
  preview: {
    none: 'Zonder plaatje staat er VRIJ.',
    loading: 'Het voorbeeld laadt…',
    ready: 'Zo ziet iedereen het.',
    failed: 'Op deze URL stond geen plaatje dat we konden laden.',
  },
}
