import type { Ref } from 'react'
import { TITLE_MAX_LENGTH } from '#shared/product.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { EditorDocument } from '../../../sync/editor-document.ts'
import { themeEdit, titleEdit } from '../../../sync/edits.ts'
import { useTyping } from '../use-typing.ts'
import { GRID_SIZE_OPTIONS, type QuickActions } from '../use-quick-actions.ts'
import { ThemePicker } from './theme-picker.tsx'

interface CardSettingsProps {
  document: EditorDocument
  card: CardContent
  actions: QuickActions
  titleField: Ref<HTMLInputElement>
}

/** Title, grid size, free space and theme. */
export function CardSettings({ document, card, actions, titleField }: CardSettingsProps) {
  const { text, onChange, onCompositionEnd, finish } = useTyping(card.title, TITLE_MAX_LENGTH, (title, was) =>
    document.apply(titleEdit(title, was)),
  )
  return (
    <Panel title="Card Settings">
      <div className="grid gap-3">
        <Field label="Title">
          {(control) => (
            <TextInput
              {...control}
              ref={titleField}
              dir="auto"
              autoComplete="off"
              enterKeyHint="done"
              placeholder="Monday stand-up"
              value={text}
              onChange={onChange}
              onCompositionEnd={onCompositionEnd}
              onBlur={finish}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
              }}
            />
          )}
        </Field>
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
        <ThemePicker value={card.theme} onChange={(theme) => document.apply(themeEdit(theme, card.theme))} />
      </div>
    </Panel>
  )
}
