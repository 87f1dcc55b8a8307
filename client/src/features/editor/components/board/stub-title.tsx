import { editor } from '#messages/editor.ts'
import type { EditorDocument } from '../../../../sync/editor-document.ts'
import { useTitleInput } from '../title-field.tsx'

/** The card's title on its stub as a field, in the size and place of a title. */
export function StubTitle({ document, title }: { document: EditorDocument; title: string }) {
  const input = useTitleInput(document)
  return (
    <>
      <h1 className="visually-hidden">{title || editor.unnamed}</h1>
      {/* What is typed lies over the same words, which give it its height. */}
      <label
        className="stub-title relative -mb-2 grid cursor-text pb-2 focus-within:[&>span]:invisible"
        data-long={input.value.length > 36 || undefined}
      >
        <span
          aria-hidden="true"
          dir="auto"
          className={`whitespace-pre-wrap ${input.value ? '' : 'opacity-72'}`}
        >
          {input.value || editor.unnamed}
        </span>
        <textarea
          {...input}
          aria-label={editor.unnamed}
          placeholder={editor.unnamed}
          className="stub-edit absolute inset-0 size-full resize-none overflow-hidden opacity-0 [text-wrap:wrap] wrap-anywhere placeholder:text-current placeholder:opacity-72 focus:opacity-100"
        />
      </label>
    </>
  )
}
