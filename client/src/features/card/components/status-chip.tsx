import {
  Check,
  CircleAlert,
  CloudOff,
  Hand,
  LoaderCircle,
  LockKeyhole,
  PenLine,
  type LucideIcon,
} from 'lucide-react'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { editor } from '#messages/editor.ts'
import { announce } from '../../../lib/announce.ts'
import { isNotStoredAtom } from '../../../lib/storage/storage.ts'
import { store } from '../../../lib/store.ts'
import type { SyncStatus } from '../../../sync/change/sync-status.ts'
import { Chip } from '../../../ui/chip.tsx'

/** Returns a sentence that says why a card's changes do not reach the server; undefined if there is no problem. */
export function troubleOf(status: SyncStatus): string | undefined {
  if (CLAIMS_STORED.has(status) && store.get(isNotStoredAtom))
    return basics.sentences([LOOKS[status].text(0), basics.notStoredText])
  const sentences: Partial<Record<SyncStatus, string>> = {
    deleted: texts.absent.gone.sentence,
    refused: editor.announced.failed,
    ...editor.announced,
    unsaved: basics.sentences([editor.status.failed, editor.announced.unsaved]),
    ...appDialogs.trouble,
  }
  return sentences[status]
}

/** The statuses whose sentences say that the browser has stored the changes. */
const CLAIMS_STORED: ReadonlySet<SyncStatus> = new Set(['offline', 'unsaved', 'signed-out', 'log-in'])

interface Look {
  icon: LucideIcon
  tone?: 'warn' | 'danger'
  /** @param waiting the number of changes that the server does not have */
  text: (waiting: number) => string
}

const NOT_SAVED: Look = {
  icon: CircleAlert,
  tone: 'danger',
  text: (waiting) => (waiting === 0 ? editor.status.failed : editor.status.failedKept(waiting)),
}

/** The look of statuses in which saving continues by itself, or once the network allows it. */
const WAITS: Look = { ...NOT_SAVED, icon: CloudOff, tone: 'warn' }

const LOOKS: Record<SyncStatus, Look> = {
  saved: { icon: Check, text: () => editor.status.saved },
  saving: { icon: LoaderCircle, text: () => editor.status.saving },
  five: { icon: PenLine, tone: 'warn', text: () => editor.status.five },
  held: { icon: Hand, tone: 'warn', text: (waiting) => editor.status.held(waiting) },
  offline: {
    icon: CloudOff,
    tone: 'warn',
    text: (waiting) => (waiting === 0 ? basics.offline : editor.status.offlineKept(waiting)),
  },
  unsaved: { ...WAITS, icon: LoaderCircle },
  'log-in': WAITS,
  'read-only': WAITS,
  'signed-out': {
    icon: LockKeyhole,
    tone: 'warn',
    text: (waiting) => (waiting === 0 ? editor.status.signedOut : editor.status.signedOutKept(waiting)),
  },
  deleted: { icon: CircleAlert, tone: 'danger', text: () => editor.status.deleted },
  forbidden: {
    icon: LockKeyhole,
    tone: 'danger',
    text: (waiting) => (waiting === 0 ? editor.status.readOnly : editor.status.failedKept(waiting)),
  },
  refused: NOT_SAVED,
  failed: NOT_SAVED,
}

interface StatusChipProps {
  status?: SyncStatus
  /** The number of changes that the server does not have. */
  waiting?: number
  /** Whether to show the chip only if there is a problem. */
  onlyTrouble?: boolean
}

/** The sync status of a saved card. Problems are announced, and so is their end. */
export function StatusChip({ status = 'saved', waiting = 0, onlyTrouble = false }: StatusChipProps) {
  const { icon, tone, text } = LOOKS[status]
  // The texts with a count, except that of held changes, say that the browser has stored the changes.
  const showsCount = !useAtomValue(isNotStoredAtom) || status === 'held'
  const trouble = troubleOf(status)
  const announced = useRef<string>(undefined)
  useEffect(() => {
    // Don't announce the end of a problem while saving, which may fail again.
    if (!trouble && status !== 'saved') return
    if (trouble !== announced.current) announce(trouble ?? editor.status.saved)
    announced.current = trouble
  }, [trouble, status])
  if (onlyTrouble && !trouble) return null
  return (
    <Chip icon={icon} tone={tone}>
      {text(showsCount ? waiting : 0)}
    </Chip>
  )
}
