import { EmojiPicker, type EmojiPickerListComponents } from 'frimousse'
import { useRef, type RefObject } from 'react'
import { editorPicture } from '#messages/editor-picture.ts'
import { editorSquare } from '#messages/editor-square.ts'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { codePointLength } from '#shared/rules/text.ts'
import { isComposing } from '../../../../lib/forms/is-composing.ts'
import { typeInto } from '../../../../lib/forms/type-into.ts'
import { useFetched } from '../../../../lib/lazy/use-fetched.ts'
import { toast } from '../../../../lib/toast.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { FIELD_CLASS } from '../../../../ui/text-input.tsx'
import { loadPictures } from '../../pictures.ts'

/** A dialog to choose an emoji, which is then inserted into the field after the selection. */
export function PictureDialog({
  field,
  ...dialog
}: {
  field: RefObject<HTMLTextAreaElement | null>
  open: boolean
  onClose: () => void
}) {
  const chosen = useRef('')
  return (
    <Dialog
      {...dialog}
      title={editorSquare.addPicture}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const { current } = field
        const emoji = chosen.current
        chosen.current = ''
        if (!current) return
        const end = current.selectionEnd
        current.focus()
        current.setSelectionRange(end, end)
        if (emoji === '') return
        if (codePointLength(current.value + emoji) <= CELL_MAX_LENGTH) typeInto(current, emoji)
        else toast({ title: editorPicture.full, text: editorPicture.fullText })
      }}
    >
      <Pictures
        onChoose={(emoji) => {
          chosen.current = emoji
          dialog.onClose()
        }}
      />
    </Dialog>
  )
}

const COMPONENTS: EmojiPickerListComponents = {
  CategoryHeader: ({ category, ...header }) => (
    <div {...header} dir="auto" className="bg-cell py-1.5 text-chip font-semibold text-muted">
      {category.label}
    </div>
  ),
  // The picker numbers rows from 0 and finds them by this attribute, whereas ARIA numbers them from 1: omit the 0.
  Row: (row) => <div {...row} aria-rowindex={row['aria-rowindex'] || undefined} />,
  Emoji: ({ emoji, ...button }) => (
    <button
      type="button"
      {...button}
      aria-colindex={undefined}
      title={emoji.label}
      className="h-11 w-1/7 flex-none rounded-[8px] text-[1.75rem] leading-none data-active:bg-[color-mix(in_oklab,transparent_85%,var(--text))]"
    >
      {emoji.emoji}
    </button>
  ),
}

function Pictures({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { data, hasFailed } = useFetched(undefined, loadPictures)
  if (hasFailed && !data) return <p role="alert">{editorPicture.failed}</p>
  if (!data)
    return (
      <div className="grid h-80 place-items-center">
        <Spinner label={editorPicture.loading} />
      </div>
    )
  return (
    <EmojiPicker.Root
      columns={7}
      resolveEmojiData={() => data}
      onEmojiSelect={({ emoji }) => onChoose(emoji)}
    >
      <EmojiPicker.Search
        autoFocus
        dir="auto"
        className={FIELD_CLASS}
        aria-label={editorPicture.search}
        placeholder={editorPicture.search}
        onKeyDown={(event) => {
          // The picker listens on the document and takes every Enter for a choice, even one that ends a composition.
          if (isComposing(event)) event.stopPropagation()
        }}
      />
      {/* Left to right in every language, because the picker's arrow keys assume that. */}
      <EmojiPicker.Viewport
        tabIndex={0}
        role="group"
        aria-label={editorPicture.pictures}
        dir="ltr"
        className="mt-3 h-80 max-h-[45dvh]"
      >
        <EmojiPicker.Empty className="block py-4" dir="auto" role="status">
          {editorPicture.none}
        </EmojiPicker.Empty>
        <EmojiPicker.List components={COMPONENTS} />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  )
}
