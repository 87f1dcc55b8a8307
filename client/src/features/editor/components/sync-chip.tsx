import {
  Check,
  CircleAlert,
  CloudOff,
  Hand,
  HardDrive,
  LoaderCircle,
  LockKeyhole,
  PenLine,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { SyncStatus } from '../../../sync/sync-status.ts'

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)
const withKept = (words: string, waiting: number) =>
  waiting === 0 ? words : `${words}, ${changes(waiting)} kept`

interface Look {
  icon: LucideIcon
  tone?: 'warn' | 'danger'
  /** @param waiting the number of changes that the server does not have */
  text: (waiting: number) => string
}

const NOT_SAVED: Look = {
  icon: CircleAlert,
  tone: 'danger',
  text: (waiting) => withKept('Not saved', waiting),
}

const LOOKS: Record<SyncStatus, Look> = {
  live: { icon: Check, text: () => 'Saved' },
  saving: { icon: LoaderCircle, text: () => 'Saving' },
  five: { icon: PenLine, tone: 'warn', text: () => `Needs ${MIN_FILLED_CELLS} squares` },
  held: { icon: Hand, tone: 'warn', text: (waiting) => `${changes(waiting)} not live yet` },
  conflict: { icon: TriangleAlert, tone: 'danger', text: () => 'Conflict' },
  offline: { icon: CloudOff, tone: 'warn', text: (waiting) => withKept('Offline', waiting) },
  'signed-out': { icon: LockKeyhole, tone: 'warn', text: (waiting) => withKept('Signed out', waiting) },
  deleted: { icon: CircleAlert, tone: 'danger', text: () => 'Not on the server' },
  forbidden: {
    icon: LockKeyhole,
    tone: 'danger',
    text: (waiting) => (waiting === 0 ? 'Read only' : withKept('Not saved', waiting)),
  },
  refused: NOT_SAVED,
  failed: NOT_SAVED,
}

/** The sync status of a saved card. */
export function SyncChip({ status, waiting }: { status: SyncStatus; waiting: number }) {
  const { icon, tone, text } = LOOKS[status]
  return (
    <Chip icon={icon} {...(tone && { tone })}>
      {text(waiting)}
    </Chip>
  )
}

/** The status of an unsaved card. */
export function DraftChip({ temporary }: { temporary: boolean }) {
  return <Chip icon={HardDrive}>{temporary ? 'Kept in this browser' : 'Not saved yet'}</Chip>
}
