import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { MIN_FILLED_CELLS, PRODUCT_NAME } from '#shared/product.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import type { EditorDocument } from '../document.ts'
import { cellEdit } from '../edits.ts'
import { CellDialog } from './cell-dialog.tsx'
import { CellField, type CellExit } from './cell-field.tsx'

/** On narrower screens a cell is too small to type in: the dialog opens instead. */
const INLINE_FROM = '(width >= 640px)'

interface EditorBoardProps {
  document: EditorDocument
  card: CardContent
  serial: ReactNode
  onTitle: () => void
}

const PLUS = <Plus className="plus" aria-hidden="true" />

/** The ticket as its author sees it: every square opens to be written in. */
export function EditorBoard({ document, card, serial, onTitle }: EditorBoardProps) {
  const [editing, setEditing] = useState<{ index: number; inline: boolean }>()
  const grid = useRef<HTMLDivElement>(null)
  const focusNext = useRef<number>(undefined)
  const pressed = useRef(0)
  const freeIndex = freeIndexOf(card)
  const filled = filledCount(card.cells, freeIndex)
  const places = card.cells.length - (card.hasFreeSpace ? 1 : 0)

  const press = useCallback((index: number) => {
    pressed.current = index
    setEditing({ index, inline: window.matchMedia(INLINE_FROM).matches })
  }, [])
  const store = (index: number, text: string, was: string) => document.apply(cellEdit(index, text, was, card))

  function leave(from: number, exit: CellExit): void {
    const step = exit === 'next' ? 1 : -1
    let next = from + step
    if (next === freeIndex) next += step
    const stays = exit === 'blur' || exit === 'close' || card.cells[next] === undefined
    setEditing((now) => {
      if (now?.index !== from) return now
      return stays ? undefined : { index: next, inline: true }
    })
    if (exit === 'close' || (exit !== 'blur' && stays)) focusNext.current = from
  }

  const focusCell = (index: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus()
  useLayoutEffect(() => {
    const index = focusNext.current
    if (editing || index === undefined) return
    focusNext.current = undefined
    focusCell(index)
  })

  const title = card.title || PRODUCT_NAME
  return (
    <div ref={grid} className="editor-ticket">
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
          document.kind === 'saved' && filled < MIN_FILLED_CELLS ? (
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
            const [row, column] = [Math.floor(index / card.gridSize) + 1, (index % card.gridSize) + 1]
            const place = `row ${row}, column ${column}`
            return (
              <CardCell
                key={index}
                index={index}
                gridSize={card.gridSize}
                text={text}
                onPress={press}
                label={text === '' ? `Edit ${place}, blank` : `Edit ${place}: ${text}`}
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
      <CellDialog
        open={editing?.inline === false}
        shown={card.cells[editing?.index ?? -1] ?? ''}
        onSave={(text, was) => editing && store(editing.index, text, was)}
        onClose={() => setEditing(undefined)}
        onClosed={() => focusCell(pressed.current)}
      />
    </div>
  )
}
