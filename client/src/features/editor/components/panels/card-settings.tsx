import type { Ref } from 'react'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { editor } from '#messages/editor.ts'
import { GRID_SIZES, THEMES, PATTERNS, type Pattern } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { fieldStep } from '../../../../sync/change/steps.ts'
import type { QuickActions } from '../../use-quick-actions.ts'
import { TitleField } from '../title-field.tsx'
import { Swatches } from './swatches.tsx'
import { linesOf, shapeOf } from '#shared/rules/bingo.ts'
import { emptyCells } from '#shared/rules/grid.ts'

interface CardSettingsProps {
  document: EditorDocument
  card: CardContent
  actions: QuickActions
  titleField: Ref<HTMLInputElement>
}

/** Title, grid size, free space, pattern (chosen from small grids), theme (from small tickets) and columns. */
export function CardSettings({ document, card, actions, titleField }: CardSettingsProps) {
  return (
    <Panel title={editor.settings}>
      <div className="grid gap-3">
        <TitleField document={document} label={editor.title} ref={titleField} />
        <Segmented
          legend={editor.gridSize}
          options={GRID_SIZES.map((size) => ({ value: size, label: basics.grid(size) }))}
          value={card.gridSize}
          onChange={actions.resize}
        />
        <Switch label={editor.freeSpace} checked={card.hasFreeSpace} onChange={actions.setFreeSpace} />
        <Swatches
          legend={editor.toWin(texts.patterns[card.pattern])}
          names={texts.patterns}
          values={PATTERNS}
          value={card.pattern}
          onChange={(pattern) => document.apply(fieldStep('pattern', pattern, card.pattern))}
          paper={(pattern) => ({ title: texts.patterns[pattern], className: 'grid bg-cell' })}
        >
          {(pattern) => <SmallGrid pattern={pattern} />}
        </Swatches>
        <Swatches
          legend={editor.theme(editor.themes[card.theme])}
          names={editor.themes}
          values={THEMES}
          value={card.theme}
          onChange={(theme) => document.apply(fieldStep('theme', theme, card.theme))}
          paper={(theme) => ({
            'data-theme': theme,
            className: 'forced-color-adjust-none bg-[linear-gradient(var(--primary)_42%,var(--cell)_42%)]',
          })}
        >
          {() => (
            <i
              aria-hidden="true"
              className="absolute inset-x-0 top-[34%] mx-auto aspect-square w-[54%] rounded-[47%_50%_46%_51%] border-2 border-[var(--marked-border)] bg-mark"
            />
          )}
        </Swatches>
        <Switch
          label={editor.columns}
          hint={editor.columnsHint}
          checked={card.columns}
          onChange={(columns) => document.apply(fieldStep('columns', columns, card.columns))}
        />
      </div>
    </Panel>
  )
}

const SIZE = 5
/** The rows that are marked in the small grids of line patterns. */
const ROWS = { line: [2], 'two-lines': [1, 3] }

/** Returns the squares of a small grid that are drawn as marked. */
function markedOf(pattern: Pattern): Set<number> {
  const parts =
    pattern === 'line' || pattern === 'two-lines'
      ? linesOf(SIZE).filter(({ kind, position }) => kind === 'row' && ROWS[pattern].includes(position))
      : [shapeOf(pattern, SIZE)]
  return new Set(parts.flatMap(({ cells }) => cells))
}

function SmallGrid({ pattern }: { pattern: Pattern }) {
  const marked = markedOf(pattern)
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className="m-auto size-[76%]">
      {emptyCells(SIZE).map((_, index) => (
        <rect
          key={index}
          x={(index % SIZE) * 7}
          y={Math.floor(index / SIZE) * 7}
          width="6"
          height="6"
          rx={marked.has(index) ? 3 : 0.5}
          className={marked.has(index) ? 'fill-text' : 'fill-edge opacity-30'}
        />
      ))}
    </svg>
  )
}
