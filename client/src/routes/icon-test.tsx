import { IconTestScreen } from '../features/icon-test/components/icon-test-screen.tsx'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/icon-test` */
export default function IconTestRoute() {
  useTitle('Icon Test')
  return <IconTestScreen />
}
