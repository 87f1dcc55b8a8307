import type { Messages } from '../messages.ts'
import type { editorSync as english } from '../en/editor-sync.ts'

const asNew = 'Was du hier siehst, kannst du als neue Karte mit eigenem Link speichern.'

export const editorSync: Messages<typeof english> = {
  signedOut: 'Abgemeldet',
  signedOutText: 'Deine Änderungen sind hier sicher. Melde dich an, um sie zu speichern.',
  losses: {
    deleted: { title: 'Diese Karte wurde gelöscht', text: asNew },
    gone: { title: 'Diese Karte ist nicht mehr auf dem Server', text: asNew },
    foreign: { title: 'Diese Karte gehört zu einem anderen Konto', text: asNew },
    removed: {
      title: 'Du kannst diese Karte nicht mehr bearbeiten',
      text: `Du bist nicht mehr Co-Host, oder das Konto, dem sie gehörte, ist gelöscht. ${asNew}`,
    },
  },
  asNew: 'Als neue speichern',
}
