import { useAtomValue } from 'jotai'
import { isTemporaryId } from '#shared/ids.ts'
import { UNTITLED_CARD } from '#shared/product.ts'
import { liveCardAtom } from '../../../sync/card-store.ts'
import { TitleField } from './title-field.tsx'

interface NameRowProps {
  cardId: string
  title: string
  onTitle: (title: string, was: string) => void
}

/** Asks for the name of a card that is shared without one, above the picture of its link in chats. */
export function NameRow({ cardId, title, onTitle }: NameRowProps) {
  return (
    <div className="name-row">
      <TitleField label="What should we call it?" title={title} onTitle={onTitle} />
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
      className="h-auto w-full max-w-[260px] rounded-field border-2 border-edge bg-stock text-chip sm:w-[180px]"
      width={1200}
      height={630}
      src={`/preview/${cardId}.png?v=${version}`}
      alt={`What chats show with the link: ${title || UNTITLED_CARD}`}
    />
  )
}
