import { emailLinks } from '#messages/email-links.ts'
import { VerifyEmailScreen } from '../features/auth/components/verify-email-screen.tsx'
import { useLinkCode } from '../features/auth/use-link-code.ts'
import { useTitle } from '../lib/page/use-title.ts'

/** `/verify-email#CODE`, the target of emailed verification links. */
export default function VerifyEmailRoute() {
  useTitle(emailLinks.verify.title)
  return <VerifyEmailScreen code={useLinkCode()} />
}
