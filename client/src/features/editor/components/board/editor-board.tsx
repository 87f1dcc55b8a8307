import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { editor } from '#messages/editor.ts'
import { filledCount, freeIndexOf, isSameGrid, type Grid } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { useDialogCode } from '../../../../lib/lazy/use-lazy-dialog.ts'
import { CardGrid } from '../../../card/components/card-grid.tsx'
import { Ticket } from '../../../card/components/ticket.tsx'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { wordsStep } from '../../../../sync/change/steps.ts'
import { nextBlank } from '../../next-blank.ts'
import { useSquareDrag } from '../../use-square-drag.ts'
import { useRemoteChanges } from '../../use-remote-changes.ts'
import type { Calling } from '../../use-calling.ts'
import { usePicking } from '../../use-picking.ts'
import { BoardStrip } from './board-strip.tsx'
import { CellField, type CellExit } from './cell-field.tsx'
import { LiftedSquare } from './lifted-square.tsx'
import { StubTitle } from '../title-field.tsx'

const loadCellDialog = () => import('./cell-dialog.tsx')

/** Narrower screens open a dialog instead, because their squares are too small to type in. */
const INLINE_MEDIA = '(width >= 640px)'

interface Editing {
  index: number
  /** The grid when the square was opened. Another host may change it meanwhile. */
  grid: Grid
  inline: boolean
}

interface EditorBoardProps {
  document: EditorDocument
  card: CardContent
  calling: Calling
  serial: ReactNode
  /** Fills the blank squares with the example prompts. */
  onExamples: () => void
}

const PLUS = <Plus className="plus" />
const startHere = () => (
  <span className="start-here">
    <i>
      <Plus className="plus" />
    </i>
    <span>{editor.startHere}</span>
  </span>
)

/** The ticket in the editor. Every square can be edited and swapped, and on a saved card also called. */
export function EditorBoard({ document, card, calling, serial, onExamples }: EditorBoardProps) {
  const [editing, setEditing] = useState<Editing>()
  const stopEditing = () => setEditing(undefined)
  // If the grid was changed, close the field, which commits its text. A dialog stays until the user closes it.
  if (editing?.inline && !isSameGrid(editing.grid, card)) stopEditing()
  const dialog = useDialogCode(loadCellDialog, editing?.inline === false, stopEditing)
  const grid = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>(undefined)
  const pressed = useRef(0)
  const freeIndex = freeIndexOf(card)
  const remote = useRemoteChanges(document)
  const filled = filledCount(card.cells, freeIndex)
  const squareCount = card.cells.length - (card.hasFreeSpace ? 1 : 0)

  const focusCell = (index: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus()
  const picking = usePicking(document, card, focusCell, () => focusCell(pressed.current))
  const { question, isPlacing } = picking
  const isPicking = question !== undefined
  // Move the focus from the panel's button, which can be far away, to the squares.
  useLayoutEffect(() => {
    if (isPlacing)
      grid.current?.querySelector<HTMLElement>('[data-index] button')?.focus({ preventScroll: true })
  }, [isPlacing])
  const isCalling = calling.mode === 'call' && !isPicking
  /** The square with "Start here"; only on an empty card. */
  const start = filled === 0 && !isPicking ? 0 : undefined
  const drag = useSquareDrag(grid, {
    isOff: isCalling || isPlacing,
    onDrop: picking.swap,
    onLongPress: (index) => {
      if (isCalling || isPlacing) return press(index)
      picking.end()
      open(index, false)
    },
  })

  function open(index: number, inline: boolean): void {
    pressed.current = index
    setEditing({ index, grid: card, inline })
  }
  const latestPress = useRef<(index: number) => void>(undefined)
  useLayoutEffect(() => {
    latestPress.current = (index) => {
      if (isPicking) picking.pick(index)
      else if (!isCalling) open(index, window.matchMedia(INLINE_MEDIA).matches)
      else if (card.cells[index]) calling.toggle(card.cells[index])
    }
  })
  const press = useCallback((index: number) => latestPress.current?.(index), [])
  const commit = ({ index, grid }: Editing, text: string, was: string) =>
    calling.whileTelling(text, () => document.apply(wordsStep(index, text, was, grid)))

  /** Tab opens the adjacent square. Enter moves to the next one, and opens it if it is blank. */
  function leave(from: number, exit: CellExit): void {
    const step = exit === 'previous' ? -1 : 1
    const adjacent = from + step === freeIndex ? from + 2 * step : from + step
    const moves = exit !== 'blur' && exit !== 'close' && card.cells[adjacent] !== undefined
    const opens = moves && (exit !== 'on' || card.cells[adjacent] === '')
    setEditing((now) => {
      if (now?.index !== from) return now
      return opens ? { index: adjacent, grid: card, inline: true } : undefined
    })
    if (exit !== 'blur' && !opens) focusNext.current = moves ? adjacent : from
  }

  useLayoutEffect(() => {
    const index = focusNext.current
    if (editing || index === undefined) return
    focusNext.current = undefined
    focusCell(index)
  })

  /** Returns a square's role in a swap, which is highlighted. */
  function swapOf(index: number): 'from' | 'over' | undefined {
    if (index === (drag?.from ?? picking.from)) return 'from'
    return index === drag?.over ? 'over' : undefined
  }

  /** Returns the label for what tapping a square does; undefined if it opens the square. */
  function actionOf(index: number, text: string): string | undefined {
    const { put, takeBack, call, swap, cancelSwap } = editor.squares
    if (isPlacing) return put
    if (isPicking) return index === picking.from ? cancelSwap : swap
    if (isCalling) return calling.called.includes(text) ? takeBack : call
    return index === start ? editor.startHere : undefined
  }

  function squareOf(index: number, text: string) {
    const isBlankCall = isCalling && text === ''
    const action = actionOf(index, text)
    return {
      onPress: isBlankCall ? undefined : press,
      called: text !== '' && calling.called.includes(text),
      // Without the position, which the grid's semantics already give.
      label: action && basics.list([text || texts.blank, action]),
      blank: isBlankCall ? undefined : index === start ? startHere() : PLUS,
      swap: swapOf(index),
      washedBy: remote.indexes.includes(index) ? remote.version : undefined,
      children: editing?.inline && editing.index === index && (
        <CellField
          label={editor.field}
          shown={text}
          onCommit={(now, was) => commit(editing, now, was)}
          onExit={(exit) => leave(index, exit)}
          picture={dialog?.AddPicture}
        />
      ),
    }
  }

  const next = editing && nextBlank(card.cells, editing.index, freeIndex)
  return (
    <section
      ref={grid}
      aria-label={editor.board}
      className="editor-ticket scroll-mt-[8px]"
      data-swapping={isPicking || undefined}
      onKeyDown={isCalling || isPlacing ? undefined : picking.handleKeyDown}
    >
      <Ticket
        theme={card.theme}
        title={<StubTitle document={document} />}
        serial={serial}
        strip={
          <BoardStrip
            filled={filled}
            squareCount={squareCount}
            isLive={document.kind === 'client'}
            calling={calling}
            picking={question}
            onCancel={picking.cancel}
            // The chip that has the focus disappears.
            onStart={() => focusCell(0)}
            onExamples={onExamples}
          />
        }
      >
        <CardGrid card={card} squareOf={squareOf} />
      </Ticket>
      {dialog && editing?.inline === false && (
        <dialog.CellDialog
          shown={card.cells[editing.index] ?? ''}
          index={editing.index}
          gridSize={editing.grid.gridSize}
          onSave={(text, was) => commit(editing, text, was)}
          onNext={next === undefined ? undefined : () => open(next, false)}
          onSwap={() => {
            if (isSameGrid(editing.grid, card)) picking.choose(editing.index)
          }}
          onClose={stopEditing}
          onClosed={() => focusCell(pressed.current)}
        />
      )}
      {drag && <LiftedSquare drag={drag} text={card.cells[drag.from] ?? ''} />}
    </section>
  )
}
