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
} from 'lucide-react'
import { useAtomValue } from 'jotai'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { Chip } from '../../../ui/chip.tsx'
import { offlineAtom } from '../../../sync/card-store.ts'
import type { SyncState } from '../../../sync/card-clients.ts'
import { cellsHeld, waitingCount } from '../../../sync/outbox.ts'

const changes = (count: number) => (count === 1 ? '1 change kept' : `${count} changes kept`)

/** The sync status of a saved card. */
export function SyncChip({ queue, live, error }: SyncState) {
  const waiting = waitingCount(queue)
  const offline = useAtomValue(offlineAtom)
  switch (error) {
    case 'offline':
      return (
        <Chip icon={CloudOff} tone="warn">
          Offline, {changes(waiting)}
        </Chip>
      )
    case 'signed-out':
      return (
        <Chip icon={LockKeyhole} tone="warn">
          Signed out, {changes(waiting)}
        </Chip>
      )
    case 'deleted':
      return (
        <Chip icon={CircleAlert} tone="danger">
          Deleted
        </Chip>
      )
    case 'forbidden':
    case 'refused':
      return (
        <Chip icon={CircleAlert} tone="danger">
          Not saved, {changes(waiting)}
        </Chip>
      )
    case undefined:
      break
  }
  if (queue.conflicts.length > 0)
    return (
      <Chip icon={TriangleAlert} tone="danger">
        Conflict
      </Chip>
    )
  if (!live && waiting > 0)
    return (
      <Chip icon={Hand} tone="warn">
        {waiting === 1 ? '1 change held' : `${waiting} changes held`}
      </Chip>
    )
  if (cellsHeld(queue))
    return (
      <Chip icon={PenLine} tone="warn">
        Waits for {MIN_FILLED_CELLS} squares
      </Chip>
    )
  if (offline && waiting === 0)
    return (
      <Chip icon={CloudOff} tone="warn">
        Offline
      </Chip>
    )
  return waiting > 0 ? <Chip icon={LoaderCircle}>Saving</Chip> : <Chip icon={Check}>Saved</Chip>
}

/** The status of an unsaved card. */
export function DraftChip({ temporary }: { temporary: boolean }) {
  return <Chip icon={HardDrive}>{temporary ? 'Kept in this browser' : 'Not saved yet'}</Chip>
}
