import { useEffect } from 'react'
import { toast } from '../../../lib/toast.ts'
import { MISSING_CARD, MissingCard } from '../../card/components/missing-card.tsx'

interface NoCardProps {
  cardId: string
  status: 'missing' | 'failed'
}

/** Shown instead of a card that could not be loaded, or that was deleted and is not in this browser. */
export function NoCard({ cardId, status }: NoCardProps) {
  useEffect(() => {
    if (status === 'failed') return
    const showError = () => toast({ title: 'Error', text: MISSING_CARD, destructive: true })
    import('../../../sync/offline-cards.ts').then(({ showAbsentCard }) => {
      if (!showAbsentCard(cardId)) showError()
    }, showError)
  }, [cardId, status])
  return (
    <div className="px-4 py-8">
      <MissingCard status={status} />
    </div>
  )
}
