import { useLocation, useParams } from 'react-router-dom'
import { embedOptionsIn } from '#shared/rules/embed.ts'
import { EMBED_PREVIEW } from '#shared/screens.ts'
import { EmbedScreen } from '../features/play/components/embed-screen.tsx'

/** `/embed/{cardId}` */
export default function EmbedRoute() {
  const { cardId = '' } = useParams()
  const asked = new URLSearchParams(useLocation().search)
  const { marks, calls } = embedOptionsIn(asked)
  return (
    <EmbedScreen cardId={cardId} hasMarks={marks} hasCalls={calls} isPreview={asked.has(EMBED_PREVIEW)} />
  )
}
