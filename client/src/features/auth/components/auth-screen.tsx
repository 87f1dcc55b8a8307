import { LogIn, Palette, Send, Stamp } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation } from 'react-router-dom'
import { auth } from '#messages/auth.ts'
import { SCREENS } from '#shared/screens.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { hadAccount, rememberAccount } from '../had-account.ts'
import { serverConfig } from '../server-config.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { LoginForm, NoRegistration, RegisterForm } from './account-forms.tsx'
import { readTab, writeTab } from '../../../lib/storage/tab-storage.ts'
import { refusalOf, RETURN_PATH_KEY, useExternalOutcome } from '../use-external-outcome.ts'
import { confirmSession } from '../../../lib/session.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { paths, SHARE_AFTER_SIGN_IN } from '../../../lib/paths.ts'
import { isInApp } from '../../../lib/page/is-in-app.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { useLinkCode } from '../use-link-code.ts'

const POINTS = [
  { label: 'designs', icon: Palette, blot: 'bg-[#ff8ab2] border-[#b02662]' },
  { label: 'gameplay', icon: Stamp, blot: 'bg-[#ff9d42] border-[#a64d00]' },
  { label: 'shareable', icon: Send, blot: 'bg-[#6fb7ff] border-[#145fae]' },
] as const

const CO_HOST_PATHS = SCREENS.coHost.replace(':cardId', '')

/**
 * Returns the path to open after signing in; only the app's own screens are accepted. The round trip to a provider
 * loses the router state, so the path is then read from the tab's storage.
 */
function returnAddress(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : readTab(RETURN_PATH_KEY)
  return typeof from === 'string' && /^\/(?!\/)/.test(from) && from !== paths.auth ? from : paths.home
}

/** `/auth`. Signed-in users are redirected to the screen that they came from. */
export default function AuthScreen() {
  const session = useAtomValue(sessionAtom)
  const location = useLocation()
  useTitle(auth.title)
  const failed = useExternalOutcome()
  const invitation = useLinkCode()
  useEffect(confirmSession, [])
  const returnTo = returnAddress(location.state)
  const isSignedIn = session.status === 'signed-in'
  useEffect(() => {
    if (isSignedIn) rememberAccount()
  }, [isSignedIn])
  if (isSignedIn) return <Navigate to={returnTo} replace />
  const reason = returnTo.endsWith(SHARE_AFTER_SIGN_IN)
    ? 'share'
    : returnTo.startsWith(CO_HOST_PATHS)
      ? 'coHost'
      : 'account'
  return <Forms reason={reason} returnTo={returnTo} failed={failed} invitation={invitation} />
}

interface FormsProps {
  /** `share`: to share a card; the user probably has no account yet. `coHost`: to accept an invitation. */
  reason: 'account' | 'share' | 'coHost'
  /** The path to open after signing in at a provider. */
  returnTo: string
  /** The outcome of a failed sign-in at a provider. */
  failed: ReturnType<typeof useExternalOutcome>
  /** The code of an invitation to register; empty without one. */
  invitation: string
}

function Forms({ reason, returnTo, failed, invitation }: FormsProps) {
  const config = serverConfig()
  const { google, oidc, localLogin, registration } = config
  const mayRegister = registration === 'open' || (registration === 'invite' && invitation !== '')
  const [chosen, setTab] = useState<'login' | 'register'>()
  const isNew = reason === 'share' || (reason === 'coHost' && !hadAccount()) || invitation !== ''
  const hasAccount = failed?.outcome === 'email-already-in-use'
  const tab = chosen ?? (isNew && mayRegister && !hasAccount ? 'register' : 'login')
  const { title, line } = auth[reason]
  return (
    <div className="relative">
      <div aria-hidden="true" className="brand-band" />
      <div className="page relative grid gap-4 sm:gap-6 lg:min-h-[calc(100svh-5.5rem)] lg:grid-cols-[1fr_minmax(0,440px)] lg:content-center lg:gap-x-16 lg:gap-y-8">
        <div className="text-[color:var(--on-band)] lg:self-end">
          <h1 className="text-[min(2.5rem,10.4vw)] sm:text-poster-46 lg:text-[5rem]">{title}</h1>
          <p className="mt-1 font-semibold sm:mt-3 sm:text-lead lg:text-[1.5rem]">{line}</p>
        </div>
        <div className="grid gap-3 sm:gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
          <div className="panel">
            {localLogin && (
              <Tabs
                label={auth.title}
                value={tab}
                onChange={setTab}
                tabs={[
                  { value: 'login', label: auth.logInTab, content: <LoginForm /> },
                  {
                    value: 'register',
                    label: auth.registerTab,
                    content: mayRegister ? (
                      <RegisterForm invitation={invitation} />
                    ) : (
                      <NoRegistration config={config} />
                    ),
                  },
                ]}
              />
            )}
            <div className="[&>div:not(:empty)]:mt-4">
              <FormError message={failed && refusalOf(failed, config, invitation)} />
            </div>
            {(google || oidc !== null) && (
              <div className={localLogin ? 'mt-4 grid gap-4 border-t-2 border-hairline pt-4' : 'grid gap-4'}>
                {oidc !== null && (
                  <ExternalButton provider="oidc" name={oidc} {...{ returnTo, invitation }}>
                    <LogIn />
                  </ExternalButton>
                )}
                {google && (
                  <ExternalButton provider="google" name="Google" {...{ returnTo, invitation }}>
                    <GoogleMark />
                  </ExternalButton>
                )}
                {google && isInApp() && <p className="text-muted">{auth.googleInApp}</p>}
              </div>
            )}
            {!localLogin && !mayRegister && (
              <div className="mt-4 border-t-2 border-hairline pt-4">
                <NoRegistration config={config} />
              </div>
            )}
          </div>
          {localLogin && (
            <p className="text-center">
              <span>{tab === 'login' ? auth.noAccount : auth.hasAccount}</span>{' '}
              <button
                type="button"
                className="min-h-11 px-1 font-semibold underline"
                onClick={() => setTab(tab === 'login' ? 'register' : 'login')}
              >
                {tab === 'login' ? auth.toRegister : auth.toLogIn}
              </button>
            </p>
          )}
        </div>
        <ul className="grid content-start gap-3 text-[color:var(--on-band)] lg:gap-4">
          {POINTS.map(({ icon: Icon, blot, label }) => (
            <li
              key={label}
              className="flex items-center gap-3 text-small font-semibold sm:text-lead lg:gap-4"
            >
              <span
                className={`grid size-10 flex-none place-items-center lg:size-12 rounded-[45%_52%_48%_55%] border-2 text-[#171a2b] ${blot}`}
              >
                <Icon />
              </span>
              <span className="text-balance">{auth[label]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Google's G: four arcs around the middle, starting at the upper right, and a bar. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth="4" className="size-5 flex-none">
      <path stroke="#ea4335" d="M17.66 6.34A8 8 0 0 0 5.07 8" />
      <path stroke="#fbbc05" d="M5.07 8A8 8 0 0 0 5.07 16" />
      <path stroke="#34a853" d="M5.07 16A8 8 0 0 0 17.66 17.66" />
      <path stroke="#4285f4" d="M17.66 17.66A8 8 0 0 0 20 12" />
      <path stroke="#4285f4" d="M12 12H22" />
    </svg>
  )
}

interface ExternalButtonProps {
  provider: 'google' | 'oidc'
  name: string
  returnTo: string
  invitation: string
  /** The provider's logo. */
  children: ReactNode
}

/** A link to the provider's sign-in page, which redirects through the server back to the auth screen. */
function ExternalButton({ provider, name, returnTo, invitation, children }: ExternalButtonProps) {
  const query = invitation === '' ? '' : `?${new URLSearchParams({ invitation }).toString()}`
  return (
    <a
      href={`/api/auth/${provider}${query}`}
      className="button"
      data-variant="outlined"
      data-size="big"
      onClick={() => writeTab(RETURN_PATH_KEY, returnTo)}
    >
      {children}
      <span className="min-w-0 break-words">{auth.continueWith(name)}</span>
    </a>
  )
}
