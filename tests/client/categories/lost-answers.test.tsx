import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { noNetwork, refuses, answers, type SeenCall } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { arrived, UNREACHABLE, useFreshPage, address } from '../frame/app-page.tsx'
import { CREATE } from './categories-page.tsx'
import {
  bodies,
  button,
  contents,
  create,
  creates,
  arrivedAtCreated,
  linesField,
  marked,
  nameField,
  openForm,
  takenBy,
  write,
} from './create-page.tsx'
import { createQuickCard } from '#client/features/categories/use-create-card.ts'
import ShareDialog from '#client/features/categories/components/share-dialog.tsx'
import UseDialog from '#client/features/categories/components/use-dialog.tsx'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { OFFICIAL, openDialog, OWN, SIGNED_IN } from './dialog-page.tsx'

const api = useFreshPage()
const TAKEN = 'This category id is taken.'
const FAILED = 'Error creating category'
/** Returns the distinct ids that were sent. */
const ids = () => [...new Set(bodies(api.current, CREATE).map(({ categoryId }) => categoryId))]

describe('creating a category once', () => {
  beforeEach(() => creates(api.current))

  it('CAT-25: keeps the text after a failure, and its id for the next attempt', async () => {
    api.current.on(CREATE, noNetwork)
    const { user } = await create('One')
    for (const [reason, next] of [
      [UNREACHABLE, refuses(403, "You've reached 100 categories.", 'quota-exceeded')],
      ["You've reached 100 categories.", refuses(500, 'Something broke.', 'internal')],
      ['Something broke.', undefined],
    ] as const) {
      await expectToast(FAILED, reason)
      expect(screen.getByRole('alert')).toHaveTextContent(reason)
      expect(nameField()).toHaveValue('Kitchen')
      expect(linesField()).toHaveValue('One')
      if (next) api.current.on(CREATE, next)
      else creates(api.current)
      await user.click(button('Create Category'))
    }
    await arrivedAtCreated(api.current)
    expect(ids()).toHaveLength(1)
    expect(contents(api.current)).toEqual([['One'], ['One'], ['One'], ['One']])
  })

  it('CAT-25: creates a new category from a text that was changed after an attempt', async () => {
    api.current.on(CREATE, noNetwork)
    const { user } = await create('One')
    await expectToast(FAILED)
    creates(api.current)
    write(linesField(), 'Two')
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['Two']]))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: creates a separate category in a duplicated tab, which has the same id', async () => {
    api.current.on(CREATE, (call) => {
      creates(api.current)
      return takenBy('Office words')(call)
    })
    await create('One')
    await waitFor(() => expect(api.current.of(CREATE)).toHaveLength(2))
    const [first, second] = bodies(api.current, CREATE)
    expect(second).toEqual({ ...first, categoryId: second!.categoryId })
    expect(second!.categoryId).not.toBe(first!.categoryId)
    await arrived(`/categories/${second!.categoryId}`)
  })

  it('CAT-25: creates a separate category there also if it has the same name and as many, but different lines', async () => {
    const first = await openForm()
    write(nameField(), 'Kitchen')
    write(linesField(), 'One')
    const duplicate = Object.entries(sessionStorage)
    await first.user.click(button('Create Category'))
    await arrivedAtCreated(api.current)
    first.unmount()
    for (const [key, text] of duplicate) sessionStorage.setItem(key, text)
    await create('Another')
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['Another']]))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: sends the new id again after a reload if its response was lost', async () => {
    api.current.on(CREATE, (call) => {
      api.current.on(CREATE, noNetwork)
      return takenBy('Office words')(call)
    })
    const { unmount } = await create('One')
    await expectToast(FAILED, UNREACHABLE)
    unmount()
    creates(api.current)
    const { user } = await openForm()
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current)).toHaveLength(3))
    expect(ids()).toHaveLength(2)
    await arrived(`/categories/${ids()[1]}`)
  })

  it.each([
    ['which is not shown', refuses(409, TAKEN, 'category-id-taken')],
    ['which can be seen', takenBy('Kitchen', false)],
  ])('CAT-25: leaves the id to another user’s category, %s, and sends a new one', async (_what, taken) => {
    api.current.on(CREATE, (call) => {
      creates(api.current)
      return taken(call)
    })
    await create('One')
    await waitFor(() => expect(contents(api.current)).toEqual([['One'], ['One']]))
    await arrived(`/categories/${ids()[1]}`)
  })

  it('CAT-25: names and marks a refused line, and creates nothing', async () => {
    const refused = refuses(400, 'Content must be different', 'invalid', {
      // The message names the first refused line, regardless of the order of these errors.
      'items.2.content': 'Content must be shorter',
      'items.1.content': 'Content must be different',
    })
    api.current.on(CREATE, refused)
    const { user } = await create('One\n\nTwo\nThree')
    const message = 'Line 3: Content must be different'
    expect(await screen.findByText(message, { selector: 'p > span' })).toBeVisible()
    await expectToast(FAILED, message)
    expect(linesField()).toHaveValue('One\n\nTwo\nThree')
    expect(linesField()).toHaveFocus()
    expect(marked()).toBe('Two')
    creates(api.current)
    write(linesField(), 'One\n\nTwo more\nThree')
    await user.click(button('Create Category'))
    await waitFor(() => expect(contents(api.current).at(-1)).toEqual(['One', 'Two more', 'Three']))
    await arrived(`/categories/${ids()[1]}`)
  })
})

const USE = 'POST /api/categories/:id/use'
const NEW_CARD = 'POST /api/cards'
const COPY = 'POST /api/categories/:id/copy'

/** The ids of cards and categories that were created although the response was lost. */
const made = new Set<string>()
beforeEach(() => made.clear())

const idIn = ({ body }: SeenCall) => {
  const { cardId, categoryId } = body as { cardId?: string; categoryId?: string }
  return cardId ?? categoryId ?? ''
}
/** Makes the server create a card or category once per id. @param answer a gateway's response, or a network failure */
const makes = (name: string, answer: (id: string) => Response, taken: (id: string) => object) =>
  api.current.on(name, (call) => {
    const id = idIn(call)
    expect(id).toMatch(CARD_ID_PATTERN)
    if (made.has(id)) return Response.json(taken(id), { status: 409 })
    made.add(id)
    return answer(id)
  })
const takenCard = (cardId: string) => ({
  message: 'Taken.',
  code: 'card-id-taken',
  card: { ...sampleCard({ cardId }), isOwner: true },
})
const gateway = () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 })

describe.each([
  ['no answer', noNetwork as () => Response],
  ['a gateway’s', gateway],
])('a card whose response was lost: %s', (_what, lost) => {
  it('CAT-46: opens it on the next press, without creating a second one', async () => {
    makes(USE, lost, takenCard)
    const user = await openDialog({ dialog: UseDialog, category: OFFICIAL }, SIGNED_IN)
    const create = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Card' })
    await user.click(create())
    await expectToast('Failed to create card')
    await user.click(create())
    await waitFor(() => expect(address()).toBe(`/play/${[...made].join()}`))
    expect(made.size).toBe(1)
  })

  it.each([
    ['of a random category', undefined, USE],
    ['of an occasion', OFFICIAL, USE],
    ['of classic bingo', 'classic', NEW_CARD],
  ] as const)(
    'CAT-46: the next press opens the same quick card if it was %s, and the press after that a new one',
    async (_of, category, name) => {
      store.set(sessionAtom, SIGNED_IN)
      makes(name, lost, takenCard)
      expect(await createQuickCard(category)).toBeUndefined()
      expect(await createQuickCard(category)).toBe([...made].join())
      await createQuickCard(category)
      expect(made.size).toBe(2)
    },
  )
})

it('CAT-42: the next press opens a copy whose response was lost', async () => {
  const copyOf = (categoryId: string) => ({
    message: 'Taken.',
    code: 'category-id-taken',
    category: { ...OWN, categoryId },
  })
  makes(COPY, gateway, copyOf)
  const user = await openDialog({ dialog: ShareDialog, category: OFFICIAL }, SIGNED_IN)
  const copy = () => user.click(screen.getByRole('button', { name: 'Copy to My Categories' }))
  await copy()
  await expectToast('Failed to copy category')
  await copy()
  const toast = await expectToast('Category copied')
  api.current.on('GET /api/categories/:id', answers(200, OWN))
  await user.click(within(toast).getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(address()).toBe(`/categories/${[...made].join()}`))
})
