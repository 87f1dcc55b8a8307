import { useAtomValue } from 'jotai'
import { HardDrive, PenLine } from 'lucide-react'
import { editor } from '#messages/editor.ts'
import { paths } from '../../../../lib/paths.ts'
import { sessionAtom } from '../../../../lib/session-atom.ts'
import { deletesUnvisited } from '../../../../lib/storage/deletes-unvisited.ts'
import { isNotStoredAtom } from '../../../../lib/storage/storage.ts'
import { useLazy } from '../../../../lib/lazy/use-lazy.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { rich } from '../../../../ui/rich.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { StatusChip, troubleOf } from '../../../card/components/status-chip.tsx'
import { PlayersNow } from '../../../card/components/players-now.tsx'
import { editorsAtom } from '../../../../sync/card-store.ts'
import { urlIdOf } from '../../../../sync/editor-document.ts'
import type { CardClient } from '../../../../sync/change/card-clients.ts'
import type { Draft } from '../../../../sync/unsaved/draft.ts'
import { waitingCount } from '../../../../sync/change/pending.ts'
import { whenHeldConfirmed } from '../../confirm-change.ts'
import { LogInLink, Notice } from './notice.tsx'
import { Chip } from '../../../../ui/chip.tsx'

const loadNotStored = () => import('./not-stored-card.tsx')
const loadNotice = () => import('./sync-notice.tsx')

/** The sync status of a saved card, with a notice if the author has to decide something. */
export function SyncStatus({ client, onSaveAsNew }: { client: CardClient; onSaveAsNew: () => void }) {
  const { pending, live } = useAtomValue(client.stateAtom)
  const status = useAtomValue(client.statusAtom)
  const isTrouble = troubleOf(status) !== undefined
  const notice = useLazy(loadNotice, { when: isTrouble ? 'now' : 'idle' })
  return (
    <div className="editor-status">
      <StatusChip status={status} waiting={waitingCount(pending)} />
      {!isTrouble && (
        <div className="editor-people">
          <PlayersNow cardId={client.cardId} />
          <EditorsNow cardId={client.cardId} />
        </div>
      )}
      <div className="ms-auto">
        <Switch
          label={editor.live}
          checked={live}
          onChange={(live) => whenHeldConfirmed(client, () => client.setLive(live))}
        />
      </div>
      {status !== 'saved' && status !== 'saving' && <NotStored />}
      {notice && <notice.SyncNotice client={client} status={status} onSaveAsNew={onSaveAsNew} />}
    </div>
  )
}

/** The status of an unsaved card. */
export function DraftStatus({ draft }: { draft: Draft }) {
  const isGuest = useAtomValue(sessionAtom).status === 'signed-out'
  const isNotStored = useAtomValue(isNotStoredAtom)
  const guestText =
    draft.temporaryId !== undefined && deletesUnvisited() ? editor.guestSafari : editor.guestText
  if (isGuest && draft.copyOf === undefined)
    return (
      <section className="editor-status" data-line aria-label={editor.guest}>
        {isNotStored ? (
          <NotStored draft={draft} />
        ) : (
          <p className="min-w-0">{rich(guestText, { b: (words) => <b>{words}</b> })}</p>
        )}
        <LogInLink id={urlIdOf(draft)} />
      </section>
    )
  return (
    <div className="editor-status">
      {isNotStored ? (
        <NotStored draft={draft} />
      ) : (
        <Chip icon={HardDrive}>
          {draft.temporaryId === undefined ? editor.status.draft : editor.status.temporary}
        </Chip>
      )}
      {draft.copyOf !== undefined && <CopyNotice draft={draft} copyOf={draft.copyOf} isGuest={isGuest} />}
    </div>
  )
}

function NotStored({ draft }: { draft?: Draft }) {
  const code = useLazy(loadNotStored, { when: useAtomValue(isNotStoredAtom) ? 'now' : 'later' })
  return code ? <code.NotStoredCard draft={draft} /> : null
}

/** The number of hosts who have the card open in the editor, if there are at least two. */
function EditorsNow({ cardId }: { cardId: string }) {
  const editors = useAtomValue(editorsAtom)
  if (editors?.cardId !== cardId || editors.count < 2) return null
  return (
    <span className="players-now">
      <PenLine />
      <span>{editor.hosts(editors.count)}</span>
    </span>
  )
}

/** The notice above a copy. */
function CopyNotice({ draft, copyOf, isGuest }: { draft: Draft; copyOf: string; isGuest: boolean }) {
  return (
    <Notice title={editor.copy} text={isGuest ? editor.copyOfGuest : editor.copyText}>
      <ButtonLink to={paths.play(copyOf)} variant="outlined" size="small">
        {editor.backToGame}
      </ButtonLink>
      {isGuest && <LogInLink id={urlIdOf(draft)} />}
    </Notice>
  )
}
