import { DevelopersScreen } from '../features/developers/components/developers-screen.tsx'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/developers` */
export default function DevelopersRoute() {
  useTitle('Developers')
  return <DevelopersScreen />
}
