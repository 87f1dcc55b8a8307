import { appDialogs } from '#messages/app-dialogs.ts'
import { IconTestScreen } from '../features/icon-test/components/icon-test-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/icon-test` */
export default function IconTestRoute() {
  useTitle(appDialogs.iconTest)
  return <IconTestScreen />
}
