import { useParams } from 'react-router-dom'
import { TicketSkeleton } from '../features/card/components/ticket-skeleton.tsx'
import { EditorScreen } from '../features/editor/components/editor-screen.tsx'
import { NoCard } from '../features/editor/components/no-card.tsx'
import { cardIdOf, hydrateEditor } from '../sync/editor-document.ts'
import { useEditorDocument } from '../sync/use-card-editor.ts'

// Before the first render. On the server, entry-server sets the card.
if (!import.meta.env.SSR) hydrateEditor()

/** `/create` and `/create/{cardId}` */
export default function CreateRoute() {
  const { cardId } = useParams()
  const opened = useEditorDocument(cardId)
  if (opened.status === 'ready')
    return <EditorScreen key={cardIdOf(opened.document)} document={opened.document} />
  if (opened.status !== 'loading') return <NoCard cardId={cardId ?? ''} status={opened.status} />
  return (
    <div className="mx-auto max-w-[660px] px-3 pt-14">
      <TicketSkeleton />
    </div>
  )
}
