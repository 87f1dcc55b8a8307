import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { PRODUCT_NAME } from '#shared/product.ts'
import { TicketSkeleton } from '../features/card/components/ticket-skeleton.tsx'
import { resyncCard } from '../features/card/card-room.ts'
import { EditorScreen } from '../features/editor/components/editor-screen.tsx'
import { idOf, useEditorDocument } from '../features/editor/document.ts'
import { paths } from '../lib/paths.ts'
import { toast } from '../lib/toast.ts'
import { useTitle } from '../lib/use-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { StatusSheet } from '../ui/status-sheet.tsx'

const REASON = `Failed to load ${PRODUCT_NAME}. It may have been deleted or never existed.`

function NoCard({ status }: { status: 'missing' | 'failed' }) {
  useTitle('No such card')
  useEffect(() => {
    toast({ title: 'Error', text: REASON, destructive: true })
  }, [])
  return (
    <div className="page">
      {status === 'missing' ? (
        <StatusSheet tone="error" title="No such card" text={REASON}>
          <ButtonLink to={paths.create()}>New Card</ButtonLink>
        </StatusSheet>
      ) : (
        <StatusSheet tone="error" title="The card did not come" text={REASON}>
          <Button onClick={() => void resyncCard()}>Try Again</Button>
        </StatusSheet>
      )}
    </div>
  )
}

/** `/create` and `/create/{cardId}` */
export default function CreateRoute() {
  const { cardId } = useParams()
  const opened = useEditorDocument(cardId)
  if (opened.status === 'ready')
    return <EditorScreen key={idOf(opened.document)} document={opened.document} />
  if (opened.status !== 'loading') return <NoCard status={opened.status} />
  return (
    <div className="mx-auto max-w-[660px] px-3 pt-14">
      <TicketSkeleton />
    </div>
  )
}
