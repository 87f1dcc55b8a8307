import { editor } from '#messages/editor.ts'

/** The card's title on its stub; a press leads to the field of the title. */
export function StubTitle({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <h1 className="stub-title" dir="auto" data-long={title.length > 36 || undefined}>
      <button
        type="button"
        className={`stub-edit cursor-text text-start [text-wrap:inherit] wrap-anywhere ${title ? '' : 'opacity-72'}`}
        onClick={onPress}
      >
        {title || editor.unnamed}
      </button>
    </h1>
  )
}
