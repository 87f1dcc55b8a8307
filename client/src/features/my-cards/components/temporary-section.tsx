import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { basics } from '#messages/basics.ts'
import { myCards } from '#messages/my-cards.ts'
import { isNotStoredAtom } from '../../../lib/storage/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { NotStored } from '../../../ui/not-stored.tsx'
import type { TemporaryCard } from '../../../sync/unsaved/temporary-cards.ts'
import { useSaveTemporary } from '../use-temporary-cards.ts'
import { CardTile } from './card-tile.tsx'

function TemporaryTile({ card, onDelete }: { card: TemporaryCard; onDelete: () => void }) {
  const saving = useSaveTemporary()
  return (
    <CardTile card={card} headingLevel={3} onDelete={onDelete}>
      <Button
        variant="outlined"
        className="me-[10px] flex-[1_0_calc(100%-10px)]"
        pending={saving.isPending}
        pendingLabel={basics.saving}
        onClick={() => saving.mutate(card)}
      >
        {basics.saveToAccount}
      </Button>
    </CardTile>
  )
}

/** The temporary cards of this browser, each with a button to save it to the account. */
export function TemporarySection({
  cards,
  onDelete,
}: {
  cards: readonly TemporaryCard[]
  onDelete: (card: TemporaryCard) => void
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mb-8">
      <h2 id={titleId} className="text-poster-32">
        {myCards.temporary}
      </h2>
      <div className="mt-1 mb-4 text-muted">
        {useAtomValue(isNotStoredAtom) ? <NotStored text={basics.cardNotStored} /> : myCards.temporaryText}
      </div>
      <div className="tiles">
        {cards.map((card) => (
          <TemporaryTile key={card.cardId} card={card} onDelete={() => onDelete(card)} />
        ))}
      </div>
    </section>
  )
}
