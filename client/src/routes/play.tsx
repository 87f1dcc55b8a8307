import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { PlayScreen } from '../features/play/components/play-screen.tsx'
import { paths } from '../lib/paths.ts'
import { showError } from '../lib/toast.ts'

/** `/play/{cardId}`. Without an id it shows that the card is missing. */
export default function PlayRoute() {
  const { cardId } = useParams()
  const missing = cardId === undefined
  useEffect(() => {
    if (missing) showError(basics.error, app.noId)
  }, [missing])
  return missing ? <Navigate to={paths.home} replace /> : <PlayScreen key={cardId} cardId={cardId} />
}
