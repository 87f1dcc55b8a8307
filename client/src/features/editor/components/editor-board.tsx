import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { MIN_FILLED_CELLS, PRODUCT_NAME } from '#shared/product.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { useOnDemand } from '../../../lib/use-on-demand.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { placeInWords } from '../../card/square-words.ts'
import type { EditorDocument } from '../card-document.ts'
import { cellEdit } from '../edits.ts'
import { useSquarePointer } from '../use-square-pointer.ts'
import { useSwap } from '../use-swap.ts'
import { CellField, type CellExit } from './cell-field.tsx'
import { LiftedSquare } from './lifted-square.tsx'

const loadCellDialog = () => import('./cell-dialog.tsx')

/** On narrower screens a cell is too small to type in: the dialog opens instead. */
const INLINE_FROM = '(width >= 640px)'

interface EditorBoardProps {
  document: EditorDocument
  card: CardContent
  serial: ReactNode
  onTitle: () => void
}

const PLUS = <Plus className="plus" aria-hidden="true" />

/** Marks a square for the eye while it is being swapped: the grid's cells know nothing of that. */
function useSwapMark(grid: RefObject<HTMLElement | null>, index: number | undefined, mark: string): void {
  useLayoutEffect(() => {
    const square = grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    if (!square) return
    square.dataset.swap = mark
    return () => {
      delete square.dataset.swap
    }
  })
}

/** What a press on a square does. */
function actionOf(index: number, chosen: number | undefined): string {
  if (chosen === undefined) return 'Edit'
  return index === chosen ? 'Do not swap' : 'Swap with'
}

/** The ticket as its author sees it: every square opens to be written in, and can change places with another. */
export function EditorBoard({ document, card, serial, onTitle }: EditorBoardProps) {
  const [editing, setEditing] = useState<{ index: number; inline: boolean }>()
  const stopEditing = () => setEditing(undefined)
  const isInDialog = editing?.inline === false
  const dialog = useOnDemand({
    what: 'dialog',
    load: loadCellDialog,
    isWanted: isInDialog,
    giveUp: stopEditing,
  })
  const grid = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>(undefined)
  const pressed = useRef(0)
  const freeIndex = freeIndexOf(card)
  const filled = filledCount(card.cells, freeIndex)
  const places = card.cells.length - (card.hasFreeSpace ? 1 : 0)

  const focusCell = (index: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus()
  const swapping = useSwap(document, card, focusCell)
  const { chosen } = swapping
  const { drag, handlers } = useSquarePointer({
    onDrop: swapping.swap,
    onLongPress: (index) => {
      swapping.cancel()
      open(index, false)
    },
  })
  useSwapMark(grid, drag?.from ?? chosen, 'from')
  useSwapMark(grid, drag?.over, 'over')

  function open(index: number, inline: boolean): void {
    pressed.current = index
    setEditing({ index, inline })
  }
  const latestPress = useRef<(index: number) => void>(undefined)
  useLayoutEffect(() => {
    latestPress.current = (index) => {
      if (chosen === undefined) open(index, window.matchMedia(INLINE_FROM).matches)
      else if (chosen === index) swapping.cancel()
      else swapping.swap(chosen, index)
    }
  })
  const press = useCallback((index: number) => latestPress.current?.(index), [])
  const store = (index: number, text: string, was: string) => document.apply(cellEdit(index, text, was, card))

  /** Tab opens the square beside it; Enter goes on to the next one, and opens it if it is still to be filled. */
  function leave(from: number, exit: CellExit): void {
    const step = exit === 'previous' ? -1 : 1
    const beside = from + step === freeIndex ? from + 2 * step : from + step
    const walks = exit !== 'blur' && exit !== 'close' && card.cells[beside] !== undefined
    const opens = walks && (exit !== 'on' || card.cells[beside] === '')
    setEditing((now) => {
      if (now?.index !== from) return now
      return opens ? { index: beside, inline: true } : undefined
    })
    if (exit !== 'blur' && !opens) focusNext.current = walks ? beside : from
  }

  useLayoutEffect(() => {
    const index = focusNext.current
    if (editing || index === undefined) return
    focusNext.current = undefined
    focusCell(index)
  })

  const title = card.title || PRODUCT_NAME
  return (
    <div ref={grid} className="editor-ticket" onKeyDown={swapping.handleKeyDown} {...handlers}>
      <Ticket
        theme={card.theme}
        title={
          <h1 className="stub-title" dir="auto" data-long={card.title.length > 36 || undefined}>
            <button
              type="button"
              className="stub-edit"
              onClick={onTitle}
              data-empty={!card.title || undefined}
            >
              {card.title || 'Name this card'}
            </button>
          </h1>
        }
        serial={serial}
        strip={
          chosen !== undefined ? (
            <>
              <span>Press the square to swap with</span>
              <button type="button" className="end strip-cancel" onClick={swapping.cancel}>
                Cancel
              </button>
            </>
          ) : document.kind === 'saved' && filled < MIN_FILLED_CELLS ? (
            <span>Players still see the old words: fill {MIN_FILLED_CELLS} squares</span>
          ) : (
            <span>
              {filled} of {places} squares filled
            </span>
          )
        }
      >
        <CardGrid gridSize={card.gridSize} label={title}>
          {card.cells.map((text, index) => {
            if (index === freeIndex)
              return (
                <FreeCell
                  key={index}
                  index={index}
                  gridSize={card.gridSize}
                  imageUrl={card.freeSpaceImageUrl}
                />
              )
            const place = placeInWords(index, card.gridSize)
            const action = `${actionOf(index, chosen)} ${place}`
            return (
              <CardCell
                key={index}
                index={index}
                gridSize={card.gridSize}
                text={text}
                onPress={press}
                label={text === '' ? `${action}, blank` : `${action}: ${text}`}
                blank={PLUS}
              >
                {editing?.inline && editing.index === index ? (
                  <CellField
                    label={`Words of ${place}`}
                    shown={text}
                    onCommit={(now, was) => store(index, now, was)}
                    onExit={(exit) => leave(index, exit)}
                  />
                ) : undefined}
              </CardCell>
            )
          })}
        </CardGrid>
      </Ticket>
      {dialog && (
        <dialog.CellDialog
          open={isInDialog}
          shown={card.cells[editing?.index ?? -1] ?? ''}
          onSave={(text, was) => editing && store(editing.index, text, was)}
          onSwap={() => editing && swapping.choose(editing.index)}
          onClose={stopEditing}
          onClosed={() => focusCell(pressed.current)}
        />
      )}
      {drag && <LiftedSquare drag={drag} text={card.cells[drag.from] ?? ''} />}
    </div>
  )
}
