import { useEffect } from 'react'
import { toast } from '../../../lib/toast.ts'
import { MISSING_CARD, MissingCard } from '../../card/components/missing-card.tsx'

interface NoCardProps {
  cardId: string
  status: 'missing' | 'failed'
}

/** Shown until this browser's copy of a deleted card is, or for good if it has none. */
export function NoCard({ cardId, status }: NoCardProps) {
  useEffect(() => {
    const showError = () => toast({ title: 'Error', text: MISSING_CARD, destructive: true })
    if (status === 'failed') return showError()
    import('../../../sync/offline-cards.ts').then(({ showDeletedCard }) => {
      if (!showDeletedCard(cardId)) showError()
    }, showError)
  }, [cardId, status])
  return (
    <div className="px-4 py-8">
      <MissingCard status={status} />
    </div>
  )
}
