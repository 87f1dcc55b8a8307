import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Session } from '#client/lib/session-atom.ts'
import ShareDialog from '#client/features/categories/components/share-dialog.tsx'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import type { CategoryPermission } from '#shared/contract/answers.ts'
import type { Category } from '#shared/schemas/category.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'
import { OFFICIAL, openDialog, OWN, SIGNED_IN, SIGNED_OUT, THEIRS } from './dialog-page.tsx'

const api = useFreshPage()
const LIST = 'GET /api/categories/:id/permissions'
const GRANT = 'POST /api/categories/:id/permissions'
const REVOKE = 'DELETE /api/categories/:id/permissions/:userId'
const ADA: CategoryPermission = {
  userId: 'a'.repeat(24),
  username: 'ada',
  displayName: 'Ada L.',
  permissionLevel: 'view',
}
const BO: CategoryPermission = {
  userId: 'b'.repeat(24),
  username: 'bo.k',
  displayName: null,
  permissionLevel: 'edit',
}
const CY: CategoryPermission = { ...BO, userId: 'c'.repeat(24), username: 'cyd', permissionLevel: 'copy' }

/** The permissions that the server has stored. */
let stored: CategoryPermission[]
beforeEach(() => {
  stored = [ADA, BO]
  api.current.on(LIST, (call) => answers(200, stored)(call))
  api.current.on(GRANT, (call) => {
    const { username, permissionLevel } = call.body as CategoryPermission
    const known = [ADA, BO, CY].find((person) => person.username === username)!
    const granted = { ...known, permissionLevel }
    const isNew = !stored.some(({ userId }) => userId === granted.userId)
    stored = isNew
      ? [...stored, granted]
      : stored.map((person) => (person.userId === granted.userId ? granted : person))
    return answers(isNew ? 201 : 200, granted)(call)
  })
  api.current.on(REVOKE, (call) => {
    stored = stored.filter(({ userId }) => !call.path.endsWith(userId))
    return answers(204)(call)
  })
})

const open = (category: Category = OWN, session: Session = SIGNED_IN) =>
  openDialog({ dialog: ShareDialog, category }, session)
const dialog = () => within(screen.getByRole('dialog'))
const people = () => within(screen.getByRole('region', { name: 'Shared with' }))
const rows = () => people().queryAllByRole('listitem')
const row = (name: string) => within(rows().find(({ textContent }) => textContent?.startsWith(name))!)
/** Returns names and levels, in the order of the list. */
const shown = () =>
  rows().map((item) => [
    item.querySelector('b')!.textContent,
    within(item).getByRole<HTMLSelectElement>('combobox').value,
  ])
const shows = (...expected: [string, string][]) => waitFor(() => expect(shown()).toEqual(expected))
const granted = () => api.current.bodies(GRANT)
const username = () => dialog().getByLabelText('Username')

async function share(user: Awaited<ReturnType<typeof open>>, name: string) {
  await user.type(username(), name)
  await user.click(dialog().getByRole('button', { name: 'Share' }))
}

const HINT = "They'll find it in Profile Settings. Or just send them the link above."

describe('sharing by username', () => {
  it.each<[string, Category, Session]>([
    ['an official category', OFFICIAL, SIGNED_IN],
    ['a user who may edit', { ...THEIRS, permission: 'edit' }, SIGNED_IN],
    ['an owner who has been signed out', OWN, SIGNED_OUT],
  ])('CAT-43: is hidden from %s, and the list is not requested', async (_who, category, session) => {
    await open(category, session)
    expect(dialog().queryByLabelText('Username')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Shared with' })).toBeNull()
    expect(api.current.of(LIST)).toEqual([])
  })

  it('CAT-43: grants view by default or the chosen role, explains each role, and also works with Enter', async () => {
    const user = await open()
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'])
    await share(user, 'cyd')
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'], ['cyd', 'view'])
    await expectToast('Category shared')
    expect(username()).toHaveValue('')
    expect(username()).toHaveFocus()
    const level = dialog().getByLabelText('Access')
    expect([...level.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'View',
      'Copy',
      'Edit',
    ])
    expect(dialog().getByText(/it shows up under their categories/)).toBeVisible()
    expect(dialog().getByText(/make their own copy/)).toBeVisible()
    expect(dialog().getByText(/add, change and delete items/)).toBeVisible()
    await user.selectOptions(level, 'edit')
    await user.type(username(), 'cyd{Enter}')
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'], ['cyd', 'edit'])
    expect(granted()).toEqual([
      { username: 'cyd', permissionLevel: 'view' },
      { username: 'cyd', permissionLevel: 'edit' },
    ])
  })

  it('CAT-43: refuses an unknown username and the user’s own at the field', async () => {
    const user = await open()
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'])
    for (const [status, words, code] of [
      [404, 'No one has this username. Check the spelling.', 'not-found'],
      [400, 'You already own this category.', 'invalid'],
    ] as const) {
      api.current.on(GRANT, refuses(status, words, code, { username: words }))
      await user.clear(username())
      await share(user, 'nobody')
      await expectToast("Couldn't share", words)
      expect(username()).toHaveAccessibleDescription(`${HINT} ${words}`)
      expect(username()).toHaveValue('nobody')
      expect(username()).toHaveFocus()
      expect(shown()).toHaveLength(2)
    }
  })
})

describe('the users a category is shared with', () => {
  it('CAT-44: are listed by name, username and role, after a loading state and failures; an empty list is explained', async () => {
    const fail = api.current.hold(LIST)
    api.current.on(LIST, refuses(500, 'Broken.', 'internal'))
    const user = await open()
    expect(people().getByRole('status', { name: 'Loading the list' })).toBeInTheDocument()
    expect(people().queryByText('Only you so far.')).toBeNull()
    fail()
    for (const [words, next] of [
      ["The list didn't load.", noNetwork],
      ["You're offline. The list comes back when you do.", answers(200, [ADA])],
    ] as const) {
      await waitFor(() => expect(people().getByRole('alert')).toHaveTextContent(words))
      api.current.on(LIST, next)
      await user.click(people().getByRole('button', { name: 'Try Again' }))
    }
    await shows(['Ada L.', 'view'])
    expect(people().queryByRole('alert')).toBeNull()
    expect(row('Ada L.').getByText('@ada')).toBeVisible()
    expect(people().queryByText('Only you so far.')).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    api.current.on(LIST, answers(200, []))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await people().findByText('Only you so far.')).toBeVisible()
  })

  it('CAT-44: get another role immediately, before the server responds, and keep their old one if it is refused', async () => {
    const user = await open()
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'])
    const release = api.current.hold(GRANT)
    await user.selectOptions(row('Ada L.').getByRole('combobox', { name: 'Access for Ada L.' }), 'edit')
    expect(shown()).toEqual([
      ['Ada L.', 'edit'],
      ['bo.k', 'edit'],
    ])
    release()
    await waitFor(() => expect(granted()).toEqual([{ username: 'ada', permissionLevel: 'edit' }]))
    await shows(['Ada L.', 'edit'], ['bo.k', 'edit'])

    api.current.on(GRANT, noNetwork)
    await user.selectOptions(row('Ada L.').getByRole('combobox'), 'copy')
    await expectToast("Couldn't change access", UNREACHABLE)
    await shows(['Ada L.', 'edit'], ['bo.k', 'edit'])
  })

  it('CAT-44: are removed with a press, which a toast can undo with the same role, even after the dialog has closed', async () => {
    stored = [ADA, BO, CY]
    const user = await open()
    await shows(['Ada L.', 'view'], ['bo.k', 'edit'], ['cyd', 'copy'])
    await user.click(row('bo.k').getByRole('button', { name: 'Remove bo.k' }))
    await shows(['Ada L.', 'view'], ['cyd', 'copy'])
    expect(stored).toEqual([ADA, CY])
    await expectToast('Removed', 'bo.k no longer has access.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => store.get(toastAtom)!.action!.run())
    await waitFor(() => expect(stored).toEqual([ADA, CY, BO]))
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await shows(['Ada L.', 'view'], ['cyd', 'copy'], ['bo.k', 'edit'])
  })
})
