import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { TITLE_MAX_LENGTH, UNTITLED_CARD } from '#shared/product.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { useTyping } from '../use-typing.ts'

interface NameRowProps {
  cardId: string
  title: string
  onTitle: (title: string, was: string) => void
}

/** Asks for the name of a card that is shared without one, above the picture that chats show with its link. */
export function NameRow({ cardId, title, onTitle }: NameRowProps) {
  const { text, onChange, onCompositionEnd, finish } = useTyping(title, TITLE_MAX_LENGTH, onTitle)
  return (
    <div className="name-row">
      <Field label="What should we call it?">
        {(control) => (
          <TextInput
            {...control}
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
      {!isTemporaryId(cardId) && <LinkPicture cardId={cardId} title={title} />}
    </div>
  )
}

/** Follows the card: each stored version has a picture of its own. */
function LinkPicture({ cardId, title }: { cardId: string; title: string }) {
  const version = useAtomValue(liveCardAtom).card?.version
  if (version === undefined) return null
  return (
    <img
      className="link-picture"
      width={1200}
      height={630}
      src={`/preview/${cardId}.png?v=${version}`}
      alt={`What chats show with the link: ${title || UNTITLED_CARD}`}
    />
  )
}
