import { join } from '#messages/join.ts'
import { useNewCard } from '../features/editor/use-new-card.ts'
import { JoinForm } from '../features/join/components/join-form.tsx'
import { LandingScreen } from '../features/landing/components/landing-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/` */
export default function LandingRoute() {
  useTitle(undefined)
  const newCard = useNewCard()
  return (
    <LandingScreen
      onNewCard={(event, title) => newCard(event, { title })}
      joinForm={<JoinForm label={join.title} />}
    />
  )
}
