import { developers } from '#messages/developers.ts'
import { DevelopersScreen } from '../features/developers/components/developers-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/developers` */
export default function DevelopersRoute() {
  useTitle(developers.title)
  return <DevelopersScreen />
}
