import { useParams } from 'react-router-dom'
import { PresentScreen } from '../features/present/components/present-screen.tsx'

/** `/present/{cardId}` */
export default function PresentRoute() {
  const { cardId = '' } = useParams()
  return <PresentScreen key={cardId} cardId={cardId} />
}
