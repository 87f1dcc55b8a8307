import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createQuickCard } from '#client/features/categories/use-create-card.ts'
import ShareDialog from '#client/features/categories/components/share-dialog.tsx'
import UseDialog from '#client/features/categories/components/use-dialog.tsx'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import { answers, noNetwork, type SeenCall } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { address, useFreshPage } from '../frame/app-page.tsx'
import { OFFICIAL, openDialog, OWN, SIGNED_IN } from './dialog-page.tsx'

const api = useFreshPage()
const USE = 'POST /api/categories/:id/use'
const CREATE = 'POST /api/cards'
const COPY = 'POST /api/categories/:id/copy'

/** What was made under these ids, whose answers are lost. */
let made: Set<string>
beforeEach(() => {
  made = new Set()
})
const idIn = ({ body }: SeenCall) => {
  const { cardId, categoryId } = body as { cardId?: string; categoryId?: string }
  return cardId ?? categoryId ?? ''
}
/** Makes it once under its id. @param answer of a gateway, or none */
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
])('a card whose answer was lost: %s', (_what, lost) => {
  it('CAT-46: the dialog opens it on the next press, and makes no second one', async () => {
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
    ['of classic bingo', 'classic', CREATE],
  ] as const)(
    'CAT-46: a quick card %s is the same one on the next press, then another',
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

it('CAT-42: a copy whose answer was lost is the copy on the next press', async () => {
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
