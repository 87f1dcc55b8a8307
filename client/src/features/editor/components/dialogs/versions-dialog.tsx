import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { format, isThisYear, isToday, isYesterday } from 'date-fns'
import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { basics } from '#messages/basics.ts'
import { dates } from '#messages/dates.ts'
import { editor } from '#messages/editor.ts'
import { editorConfirm } from '#messages/editor-confirm.ts'
import { editorVersions } from '#messages/editor-versions.ts'
import type { VersionEntry } from '#shared/contract/answers.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import { isSameGrid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { ApiError, call } from '../../../../lib/api-client.ts'
import { isolated } from '../../../../lib/isolated.ts'
import { withQueries } from '../../../../lib/query-client.ts'
import type { CardClient } from '../../../../sync/change/card-clients.ts'
import { Button } from '../../../../ui/button.tsx'
import { ShortListState } from '../../../../ui/short-list-state.tsx'
import { CardGrid } from '../../../card/components/card-grid.tsx'
import { TicketSkeleton } from '../../../card/components/ticket-skeleton.tsx'
import { Ticket } from '../../../card/components/ticket.tsx'
import { ChangeDialog } from './change-dialog.tsx'

export interface VersionsDialogProps {
  client: CardClient
  /** Calls `onDone` when the card is restored, but not if the author cancels. */
  onRestore: (content: CardContent, onDone: () => void) => void
  onClose: () => void
}

/** A card's earlier versions: a list, a preview of the chosen one, and a button to restore it. */
export const VersionsDialog = withQueries(Versions)

function Versions({ client, onRestore, onClose }: VersionsDialogProps) {
  const { cardId } = client
  const query = useQuery({
    queryKey: ['versions', cardId],
    queryFn: ({ signal }) => call('listVersions', { params: { cardId }, signal }),
    refetchOnReconnect: true,
  })
  const list = query.data
  const [chosen, setChosen] = useState<number>()
  /** The chosen version if it still exists, otherwise the newest. */
  const version = list?.some((entry) => entry.version === chosen) ? chosen : list?.[0]?.version
  const preview = useVersion(cardId, version)
  const then = preview.data
  return (
    <ChangeDialog
      onClose={onClose}
      size="wide"
      title={editor.versions}
      description={list?.length === 0 ? undefined : editorVersions.explanation}
      {...(version !== undefined && { cancel: basics.cancel })}
      footer={
        version !== undefined && (
          <Button disabled={!then} onClick={() => then && onRestore(contentOf(then), onClose)}>
            {editorConfirm.restoreAnswer}
          </Button>
        )
      }
    >
      {list === undefined ? (
        <Missing query={query} />
      ) : version === undefined ? (
        <p>{editorVersions.none}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
          <List list={list} version={version} onChoose={setChosen} />
          <Preview client={client} query={preview} />
        </div>
      )}
    </ChangeDialog>
  )
}

/** Shown without data. Gives the server's reason if the author may no longer edit or the version is gone. */
function Missing({ query }: { query: UseQueryResult<unknown> }) {
  const { error } = query
  const why = error instanceof ApiError && [403, 404].includes(error.status) ? error.message : undefined
  return <ShortListState query={query} failed={why} />
}

interface ListProps {
  list: readonly VersionEntry[]
  version: number
  onChoose: (version: number) => void
}

function List({ list, version, onChoose }: ListProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{editorVersions.version}</legend>
      <div className="max-h-[10.5rem] divide-y-2 divide-hairline overflow-y-auto overscroll-contain sm:max-h-[26rem]">
        {list.map((entry) => {
          const maker = describeMaker(entry)
          return (
            <label
              key={entry.version}
              className="flex min-h-11 cursor-pointer items-center gap-3 px-1 py-1.5"
            >
              <input
                type="radio"
                name={name}
                className="size-5 shrink-0 accent-text"
                checked={entry.version === version}
                onChange={() => onChoose(entry.version)}
              />
              <span className="grid min-w-0 leading-tight [overflow-wrap:anywhere]">
                <time className="font-semibold tabular-nums" dateTime={entry.madeAt}>
                  {timeInWords(entry.madeAt)}
                </time>
                {maker !== undefined && (
                  <span className="text-chip text-muted" dir="auto">
                    {maker}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Describes how a version differs from the card on the screen. */
function differenceInWords(then: CardContent, now: CardContent): string {
  if (!isSameGrid(then, now))
    return (then.hasFreeSpace ? editorVersions.freeSpace : editorVersions.noFreeSpace)(then.gridSize)
  const count = then.cells.filter((text, index) => text !== now.cells[index]).length
  if (count > 0) return editorVersions.differs(count)
  return sameContent(then, now) ? editorVersions.same : editorVersions.sameSquares
}

function Preview({ client, query }: { client: CardClient; query: ReturnType<typeof useVersion> }) {
  const now = useAtomValue(client.shownAtom)
  const { data } = query
  if (!data) return query.error ? <Missing query={query} /> : <TicketSkeleton />
  const title = data.title || basics.untitled
  return (
    <div className="min-w-0 [&_.card-grid]:[--ch:44px] sm:[&_.card-grid]:[--ch:60px]">
      <Ticket
        theme={data.theme}
        title={title}
        headingLevel={2}
        strip={<span>{differenceInWords(data, now)}</span>}
      >
        <CardGrid card={data} />
      </Ticket>
    </div>
  )
}

/** Loads an earlier version of a card, which never changes. Sends no request if `version` is undefined. */
function useVersion(cardId: string, version: number | undefined) {
  return useQuery({
    queryKey: ['versions', cardId, version],
    queryFn:
      version === undefined
        ? skipToken
        : ({ signal }) => call('getVersion', { params: { cardId, version: String(version) }, signal }),
    staleTime: Infinity,
    refetchOnMount: true,
    refetchOnReconnect: true,
  })
}

/** "Today, 10:03 AM" */
function timeInWords(time: string): string {
  const at = new Date(time)
  const formatTime = (pattern: string) => format(at, pattern, { locale: dates.locale })
  const clock = formatTime(editorVersions.timeFormat)
  if (isToday(at)) return editorVersions.today(clock)
  if (isYesterday(at)) return editorVersions.yesterday(clock)
  const day = formatTime(isThisYear(at) ? editorVersions.dayFormat : editorVersions.dateFormat)
  return editorVersions.onDay(day, clock)
}

/** Names who made a version; undefined if that isn't known. */
function describeMaker({ madeBy, byToken }: VersionEntry): string | undefined {
  if (!byToken) return madeBy ?? undefined
  return madeBy === null ? editorVersions.token : editorVersions.tokenOf(isolated(madeBy))
}
