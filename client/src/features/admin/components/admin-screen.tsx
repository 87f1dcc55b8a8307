import { useEffect, useState, type ComponentProps, type SubmitEvent } from 'react'
import { useAtomValue } from 'jotai'
import { admin } from '#messages/admin.ts'
import { basics } from '#messages/basics.ts'
import type { FindResult, OpenReport } from '#shared/schemas/admin.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { ApiError, call } from '../../../lib/api-client.ts'
import { reasonOf, showFailure } from '../../../lib/show-refusal.ts'
import { useLazy } from '../../../lib/lazy/use-lazy.ts'
import { useDialogCode } from '../../../lib/lazy/use-lazy-dialog.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadFailed } from '../../../ui/list-states.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Acts, day, ReportSheet, type Chosen } from './report-sheet.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import NotFoundScreen from '../../../ui/not-found-screen.tsx'

const loadActDialog = () => import('./act-dialog.tsx')
const loadConfirmPassword = () => import('./confirm-password.tsx')

type State = 'loading' | 'not-admin' | 'asked' | { failed: string } | { reports: OpenReport[] }

/** `/admin`. To anyone who is not an admin it looks like a page that does not exist. */
export default function AdminScreen() {
  const session = useAtomValue(sessionAtom)
  if (session.status === 'loading') return null
  const user = session.status === 'signed-in' ? session.user : undefined
  return (
    <div className="page">
      {/* Keyed by the user, so that the next user does not see what was shown to the previous one. */}
      <Moderation key={user?.id} user={user} />
    </div>
  )
}

/** A search by link, code or username, and the open reports. */
function Moderation({ user }: { user: SelfUser | undefined }) {
  const [state, setState] = useState<State>('loading')
  const [text, setText] = useState('')
  const [found, setFound] = useState<FindResult>()
  const [chosen, setChosen] = useState<Chosen>()
  const dialog = useDialogCode(loadActDialog, chosen !== undefined, () => setChosen(undefined))
  const password = useLazy(loadConfirmPassword, { when: state === 'asked' ? 'now' : 'later' })

  function showRefusal(error: unknown): void {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'requires-recent-login') setState('asked')
    else if (code === 'not-found') setState('not-admin')
    else {
      setState((shown) => (typeof shown === 'object' ? shown : { failed: reasonOf(error) }))
      showFailure(admin.notLoaded, error)
    }
  }
  const load = () => void call('listReports', {}).then((reports) => setState({ reports }), showRefusal)
  const find = () => void call('findForAdmin', { body: { target: text } }).then(setFound, showRefusal)
  useEffect(load, [])
  useTitle(admin.title)

  if (state === 'not-admin' || (state === 'asked' && !user)) return <NotFoundScreen />
  if (state === 'loading' || (state === 'asked' && !password)) return <p role="status">{basics.loading}</p>
  if (state === 'asked') return password && <password.ConfirmPassword user={user!} onConfirmed={load} />
  if ('failed' in state)
    return <LoadFailed title={admin.notLoaded} text={state.failed} pending={false} onRetry={load} />

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    find()
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:[&>.panel]:col-start-2 lg:[&>*]:row-start-2 lg:[&>h1]:row-start-1">
      <h1 className="text-poster-46 lg:col-span-2 lg:text-poster-52">{admin.title}</h1>
      <Panel title={admin.find}>
        <form className="flex flex-wrap items-end gap-3" onSubmit={search}>
          <div className="flex-[1_1_12rem]">
            <Field label={admin.findField}>
              {(field) => (
                <TextInput {...field} value={text} onChange={({ target }) => setText(target.value)} />
              )}
            </Field>
          </div>
          <Button type="submit" variant="outlined" className="min-h-12" disabled={text.trim() === ''}>
            {admin.find}
          </Button>
        </form>
        <div role="status" className="mt-4 grid gap-5 empty:mt-0">
          {found && !found.thing && !found.account && <p>{admin.nothingFound}</p>}
          {found?.thing && (
            <Result
              name={found.thing.title ?? found.thing.link}
              text={admin.thing(
                admin.states[found.thing.state],
                found.thing.owner ?? admin.noOwner,
                found.thing.openReports,
              )}
              acts={
                found.thing.state === 'live' ? ['take-down'] : found.thing.until === null ? [] : ['restore']
              }
              target={found.thing.link}
              onChoose={setChosen}
            />
          )}
          {found?.account && (
            <Result
              name={found.account.username}
              text={(found.account.suspendedAt === null ? admin.account : admin.suspendedAccount)(
                day(found.account.createdAt),
                found.account.cards,
              )}
              acts={[found.account.suspendedAt === null ? 'suspend' : 'reinstate', 'delete']}
              target={found.account.username}
              onChoose={setChosen}
            />
          )}
        </div>
      </Panel>
      <section aria-label={admin.reports} className="grid min-w-0 gap-4">
        {state.reports.length === 0 ? (
          <EmptyState title={admin.reports} headingLevel={2} text={admin.noReports} />
        ) : (
          <>
            <h2 className="text-poster-28">
              <span>{admin.reports}</span> <span className="text-muted">{state.reports.length}</span>
            </h2>
            <ul className="grid gap-5">
              {state.reports.map((report) => (
                <ReportSheet key={report.id} report={report} onChoose={setChosen} />
              ))}
            </ul>
          </>
        )}
      </section>
      {chosen && dialog && (
        <dialog.ActDialog
          {...chosen}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            load()
            if (found) find()
          }}
        />
      )}
    </div>
  )
}

/** A result of the search. */
function Result({ name, text, ...acts }: ComponentProps<typeof Acts> & { name: string; text: string }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-muted wrap-anywhere">{text}</p>
      <Acts {...acts} />
    </div>
  )
}
