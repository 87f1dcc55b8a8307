import { emailLinks } from '#messages/email-links.ts'
import { ResetPasswordScreen } from '../features/auth/components/reset-password-screen.tsx'
import { useLinkCode } from '../features/auth/use-link-code.ts'
import { useTitle } from '../lib/page/use-title.ts'

/** `/reset-password#CODE`, the target of emailed reset links. */
export default function ResetPasswordRoute() {
  useTitle(emailLinks.reset.title)
  return <ResetPasswordScreen code={useLinkCode()} />
}
