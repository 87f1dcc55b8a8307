import type { NewAccessToken } from '#shared/contract/answers.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'

/** The one time that a token is shown. A press outside does not close it. */
export function NewTokenSecret({ made, onClose }: { made: NewAccessToken; onClose: () => void }) {
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title="Copy Your Token"
      description="We can't show it again. Keep it like a password: anyone who has it can use it."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ShareLinkField
        url={made.token}
        label={`The token ${made.name}`}
        copied={{ title: 'Token copied' }}
        failed={{ title: 'Copy Failed', text: 'Select the token and copy it by hand.' }}
      />
    </Dialog>
  )
}
