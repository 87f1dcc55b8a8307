import { useEffect, useRef, useState } from 'react'
import { importCards as messages } from '#messages/import-cards.ts'
import { ApiError } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast } from '../../lib/toast.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { importCards, type ImportProgress } from './import-cards.ts'
import { queryKeys } from './query-keys.ts'
import { FileRefusal, readCardsFile, type SkippedCard } from './read-cards-file.ts'

type ImportState =
  | { step: 'reading' }
  | { step: 'refused'; reason: string; skipped: readonly SkippedCard[] }
  /** The file has been read, and nothing is sent yet. */
  | { step: 'ready'; hasCategories: boolean; progress: ImportProgress }
  | { step: 'running'; progress: ImportProgress }
  /** `reason` is set if a failure ended the import early. */
  | { step: 'ended'; progress: ImportProgress; reason?: string | undefined }

/** Reads a file, and imports its cards with `run`. Leaving the screen stops the import after the current card. */
export function useImport(file: File, userId: string) {
  const [state, setState] = useState<ImportState>({ step: 'reading' })
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    let isStale = false
    const show = (next: ImportState) => {
      if (!isStale) setState(next)
    }
    readCardsFile(file).then(
      ({ cards, skipped, hasCategories }) =>
        show(
          cards.length === 0
            ? { step: 'refused', reason: messages.noneReadable, skipped }
            : { step: 'ready', hasCategories, progress: { imported: 0, left: cards, skipped } },
        ),
      (error: unknown) =>
        show({
          step: 'refused',
          reason: error instanceof FileRefusal ? error.message : messages.unreadable,
          skipped: [],
        }),
    )
    return () => {
      isStale = true
    }
  }, [file])

  const isMounted = useIsMounted()
  useEffect(() => () => running.current?.abort(), [])

  async function run(start: ImportProgress): Promise<void> {
    const stop = new AbortController()
    running.current = stop
    let progress = start
    setState({ step: 'running', progress })
    const failure = await importCards(
      start,
      (now) => {
        progress = now
        setState({ step: 'running', progress })
      },
      stop.signal,
    )
    setState({ step: 'ended', progress, reason: failure && reasonOf(failure) })
    void queryClient.invalidateQueries({ queryKey: queryKeys.myCards(userId) })
    // Whether the dialog is closed or about to close: if the session has ended, the sign-in screen opens.
    const isLeaving = !isMounted() || (failure instanceof ApiError && failure.status === 401)
    if (!isLeaving || progress.left.length === 0) return
    const all = progress.imported + progress.left.length
    toast({ title: messages.leftTitle, text: messages.leftText(progress.imported, all) })
  }

  return { state, run, stop: () => running.current?.abort() }
}
