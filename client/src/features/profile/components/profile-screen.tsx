import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { SelfUser } from '#shared/schemas/user.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useProfileForm } from '../use-profile-form.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OtherDevices, OwnData } from './account-actions.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileFields } from './profile-fields.tsx'

const AccessTokens = lazy(() => import('./access-tokens.tsx'))
const loadDialog = () => import('./delete-account-dialog.tsx')

interface ProfileScreenProps {
  user: SelfUser
  /** Called when the account has been deleted. */
  onDeleted: () => void
}

export function ProfileScreen({ user, onDeleted }: ProfileScreenProps) {
  const form = useProfileForm(user)
  const typed = useWatch({ control: form.control, compute: (values) => values })
  const { code, isOpen, open, close } = useLazyDialog(loadDialog)
  return (
    <div className="page">
      <h1 className="mb-5 text-poster-46 lg:text-poster-52">Profile Settings</h1>
      <div className="grid gap-6 lg:grid-cols-[320px_minmax(0,640px)] lg:items-start">
        <div className="lg:sticky lg:top-6">
          <ProfileCard user={user} typed={typed} />
        </div>
        <div className="grid gap-6">
          <ProfileFields form={form} />
          {user.authProvider === 'local' && (
            <Panel title="Change password">
              <ChangePasswordForm email={user.email} />
            </Panel>
          )}
          <Panel title="Other devices">
            <OtherDevices />
          </Panel>
          <Panel title="Access tokens">
            <Suspense
              fallback={
                <div role="status" aria-label="Loading your tokens">
                  <Skeleton className="h-40" />
                </div>
              }
            >
              <AccessTokens userId={user.id} />
            </Suspense>
          </Panel>
          <Panel title="Your data">
            <OwnData />
          </Panel>
          <Panel title="Delete account">
            <div className="grid gap-4">
              <p>
                We'll delete your name, email and categories. Anyone with a link can still play your cards.
              </p>
              <Button variant="danger" className="justify-self-end" onClick={open}>
                Delete Account
              </Button>
            </div>
          </Panel>
        </div>
      </div>
      {isOpen && code && <code.DeleteAccountDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </div>
  )
}
