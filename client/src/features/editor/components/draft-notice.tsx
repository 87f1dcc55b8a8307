import { useAtomValue } from 'jotai'
import { PRODUCT_NAME } from '#shared/product.ts'
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
        title="A copy"
        text={
          isGuest
            ? 'Save makes a card of your own from this one. If it is yours already, log in to edit it.'
            : `This ${PRODUCT_NAME} belongs to someone else: Save makes a card of your own from it.`
        }
      >
        {isGuest && login}
      </Notice>
    )
  if (!isGuest) return null
  return (
    <Notice
      title="Guest Mode"
      text="Your card is kept in this browser only. Log in to save it for good and share it."
    >
      {login}
    </Notice>
  )
}
