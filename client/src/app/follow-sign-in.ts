import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { isolated } from '../lib/isolated.ts'
import { temporaryOfferAtom } from '../lib/temporary-offer-atom.ts'
import { sessionAtom, type Session } from '../lib/session-atom.ts'
import { confirmSession } from '../lib/session.ts'
import { shownCardAtom } from '../sync/card-store.ts'
import { storedKeys } from '../lib/storage/storage.ts'
import { unsentPrefixes } from '../sync/storage-keys.ts'
import { temporaryIds } from '../sync/unsaved/temporary-ids.ts'
import type { LostCard } from '../sync/change/restore-client.ts'
import { paths } from '../lib/paths.ts'
import { store } from '../lib/store.ts'
import { toast } from '../lib/toast.ts'

/** Sends the unsent edits in this browser. The code for it loads only if there are any. */
function resendWhenNeeded(userId: string): void {
  if (unsentPrefixes(userId).flatMap(storedKeys).length === 0) return
  import('../sync/change/restore-client.ts')
    .then(({ resendUnsentEdits }) => resendUnsentEdits(userId))
    .then(
      ([lost]) => lost && showLost(lost),
      // Offline: the edits are sent the next time.
      () => undefined,
    )
}

function showLost({ card: { cardId, title }, isDeleted }: LostCard): void {
  const { lost } = appDialogs
  const name = title || basics.untitled
  toast({
    title: isDeleted ? lost.deleted(isolated(name)) : lost.refused(isolated(name)),
    text: lost.text,
    destructive: true,
    action: { label: basics.open, run: () => location.assign(paths.create(cardId)) },
  })
}

const userIdOf = (session: Session) => (session.status === 'signed-in' ? session.user.id : undefined)

/** Runs the tasks that depend on the user, when a page starts and when a user signs in. */
export function followSignIn(): void {
  let before: Session = { status: 'loading' }
  const checkSignIn = () => {
    const session = store.get(sessionAtom)
    const came = session.status === 'signed-in' && userIdOf(before) !== session.user.id
    if (came) {
      resendWhenNeeded(session.user.id)
      if (before.status === 'signed-out' || before.status === 'signed-in')
        store.set(temporaryOfferAtom, temporaryIds().length)
    }
    before = session
  }
  store.sub(sessionAtom, checkSignIn)
  checkSignIn()
  // Only a signed-in user can edit a stored card. The hint may be missing: browsers delete cookies one by one.
  const lookAtCard = () => {
    if (store.get(shownCardAtom).canEdit) confirmSession()
  }
  store.sub(shownCardAtom, lookAtCard)
  lookAtCard()
}
