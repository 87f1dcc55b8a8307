import type { Ref } from 'react'
import { GRID_SIZES } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'
import { patternEdit, themeEdit, titleEdit } from '../../../sync/edits.ts'
import type { QuickActions } from '../use-quick-actions.ts'
import { PatternPicker } from './pattern-picker.tsx'
import { ThemePicker } from './theme-picker.tsx'
import { TitleField } from './title-field.tsx'

const GRID_SIZE_OPTIONS = GRID_SIZES.map((size) => ({ value: size, label: `${size}x${size}` }))

interface CardSettingsProps {
  document: EditorDocument
  card: CardContent
  actions: QuickActions
  titleField: Ref<HTMLInputElement>
}

/** Title, grid size, free space, what wins and theme. */
export function CardSettings({ document, card, actions, titleField }: CardSettingsProps) {
  return (
    <Panel title="Card Settings">
      <div className="grid gap-3">
        <TitleField
          label="Title"
          title={card.title}
          onTitle={(title, was) => document.apply(titleEdit(title, was))}
          ref={titleField}
        />
        <Segmented
          legend="Grid size"
          options={GRID_SIZE_OPTIONS}
          value={card.gridSize}
          onChange={actions.resize}
        />
        <Switch
          label="Free space in the middle"
          checked={card.hasFreeSpace}
          onChange={actions.setFreeSpace}
        />
        <PatternPicker
          value={card.pattern}
          onChange={(pattern) => document.apply(patternEdit(pattern, card.pattern))}
        />
        <ThemePicker value={card.theme} onChange={(theme) => document.apply(themeEdit(theme, card.theme))} />
      </div>
    </Panel>
  )
}
