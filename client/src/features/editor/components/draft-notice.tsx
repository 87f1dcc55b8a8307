import { useAtomValue } from 'jotai'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { urlIdOf } from '../../../sync/editor-document.ts'
import type { Draft } from '../../../sync/drafts.ts'
import { Notice } from './notice.tsx'

/** The notice above an unsaved card: a copy, or a guest's card. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const isGuest = useAtomValue(sessionAtom).status === 'signed-out'
  const login = (
    <ButtonLink
      to={paths.auth}
      state={{ from: paths.create(urlIdOf(draft)) }}
      variant="outlined"
      size="small"
    >
      Login
    </ButtonLink>
  )
  if (draft.copyOf !== undefined)
    return (
      <Notice
        title="You're making a copy"
        text={
          isGuest
            ? 'Saving makes your own copy. If this card is yours, log in to edit it.'
            : 'This card belongs to someone else. Saving makes your own copy.'
        }
      >
        <ButtonLink to={paths.play(draft.copyOf)} variant="outlined" size="small">
          Back to the game
        </ButtonLink>
        {isGuest && login}
      </Notice>
    )
  if (!isGuest) return null
  return (
    <Notice title="Guest Mode" text="Your card lives in this browser only. Log in to keep it and share it.">
      {login}
    </Notice>
  )
}
