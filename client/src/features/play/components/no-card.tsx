import { useEffect } from 'react'
import { toast } from '../../../lib/toast.ts'
import { MISSING_CARD, MissingCard } from '../../card/components/missing-card.tsx'

export function NoCard({ status }: { status: 'missing' | 'failed' }) {
  useEffect(() => {
    toast({ title: 'Error', text: MISSING_CARD, destructive: true })
  }, [])
  return (
    <div className="px-4 py-8">
      <MissingCard status={status} />
    </div>
  )
}
