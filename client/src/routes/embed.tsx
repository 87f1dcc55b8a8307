import { useLocation, useParams } from 'react-router-dom'
import { EMBED_PREVIEW, MARKS_OFF } from '#shared/screens.ts'
import { EmbedScreen } from '../features/play/components/embed-screen.tsx'

/** `/embed/{cardId}` */
export default function EmbedRoute() {
  const { cardId = '' } = useParams()
  const asked = new URLSearchParams(useLocation().search)
  const hasMarks = asked.get('marks') !== MARKS_OFF
  return <EmbedScreen cardId={cardId} hasMarks={hasMarks} isPreview={asked.has(EMBED_PREVIEW)} />
}
