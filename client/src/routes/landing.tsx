import { useNewCard } from '../features/editor/use-new-card.ts'
import { LandingScreen } from '../features/landing/components/landing-screen.tsx'
import { useTitle } from '../lib/use-title.ts'

/** `/` */
export default function LandingRoute() {
  useTitle(undefined)
  return <LandingScreen onNewCard={useNewCard()} />
}
