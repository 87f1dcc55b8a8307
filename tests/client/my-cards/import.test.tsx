import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { answers, noNetwork, refuses, type SeenCall } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { arrived, MO, NOT_SIGNED_IN, useFreshPage } from '../frame/app-page.tsx'
import { CREATE, hasCards, LIST, mine, openMyCards, ROAD } from './my-cards-page.tsx'

const api = useFreshPage(MO)
const WORDS = contentOf(
  sampleCard({
    title: 'Movie night',
    gridSize: 3,
    hasFreeSpace: false,
    cells: [...'ABCDEFGHI'],
    theme: 'green',
    columns: true,
  }),
)
const titled = (title: string) => ({ ...WORDS, title })
const THREE = [titled('One'), titled('Two'), titled('Three')]
/** Returns a data file as the server exports it, with the ids that the cards have there. */
const dataFile = (cards: unknown[], more: object = {}) => ({
  format: 'bingoboard-data',
  version: 1,
  cards,
  ...more,
})

beforeEach(() => {
  hasCards(api.current, [ROAD])
  api.current.on(CREATE, created)
})

/** The server's response when it creates the card of the request. */
function created(call: SeenCall): Response {
  return answers(201, mine(call.body as Partial<CardReply>))(call)
}
const sent = () => api.current.of(CREATE).map(({ body }) => body as { title: string; cardId: string })
/** Makes the calls before the `number`th succeed, and gives this one another response. */
function failsAt(number: number, answer: (call: SeenCall) => Response): void {
  api.current.on(CREATE, (call) => (sent().length === number ? answer(call) : created(call)))
}

const fileOf = (content: unknown, name = 'cards.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
    type: 'application/json',
  })
async function chooseFile(file: File) {
  await import('#client/features/my-cards/components/import-dialog.tsx')
  const { user } = await openMyCards()
  await user.upload(screen.getByLabelText('File with cards'), file)
  return user
}
const choose = (content: unknown) => chooseFile(fileOf(content))
const dialog = (name: string | RegExp) => screen.findByRole('alertdialog', { name })
const press = async (user: Awaited<ReturnType<typeof choose>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('Import', () => {
  it('DATA-5: says what is in the file, and sends nothing before it is confirmed', async () => {
    const user = await choose(dataFile(THREE, { categories: [{ name: 'Party' }] }))
    const sheet = within(await dialog('Import 3 cards?'))
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['One', 'Two', 'Three'])
    expect(sheet.getByText('Only cards are imported. Categories in this file are skipped.')).toBeVisible()
    await press(user, 'Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('DATA-5: creates the cards with new ids, the first of the file last, and shows how many are done', async () => {
    const user = await choose(dataFile([{ ...mine(titled('One')), cardId: 'oldIdOfOne' }, titled('Two')]))
    await press(user, 'Import 2 cards')
    expect(await dialog('2 cards imported')).toHaveAccessibleDescription('They come first in My Cards.')
    expect(sent()).toMatchObject([titled('Two'), titled('One')])
    for (const { cardId } of sent()) expect(cardId).toMatch(/^[\w-]{10}$/)
    expect(sent()[1]?.cardId).not.toBe('oldIdOfOne')
    expect(sent()[1]).not.toHaveProperty('version')
    const asked = api.current.of(LIST).length
    await press(user, 'Done')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(asked).toBeGreaterThan(1)
  })

  it('DATA-5: accepts a single card and a list of cards', async () => {
    const user = await choose(WORDS)
    await press(user, 'Import 1 card')
    expect(await dialog('1 card imported')).toHaveAccessibleDescription('It comes first in My Cards.')
    await press(user, 'Done')
    fireEvent.change(screen.getByLabelText('File with cards'), { target: { files: [fileOf([WORDS])] } })
    await press(user, 'Import 1 card')
    expect(await dialog('1 card imported')).toBeVisible()
    expect(sent()).toMatchObject([WORDS, WORDS])
  })

  it('DATA-5: skips what is no card, and names the invalid field', async () => {
    const long = titled('Long')
    const user = await choose([
      { ...long, cells: [...'ABCD', 'x'.repeat(51), ...'FGHI'] },
      titled('Good'),
      { ...WORDS, title: '', theme: 'gold' },
      { title: 'Empty' },
      'no card',
      { ...titled('Square'), gridSize: 4 },
    ])
    const reasons = [
      'Card 1, “Long”: cells.4: Cell must be at most 50 characters',
      'Card 3: theme: Theme must be one of blue, pink, green, purple, yellow, red',
      'Card 4, “Empty”: cells: The card has no squares.',
      "Card 5: This isn't a card.",
      'Card 6, “Square”: cells: Cells must be 16 for grid size 4',
    ]
    const ready = within(await dialog('Import 1 card?'))
    expect(ready.getByText("5 can't be imported:")).toBeVisible()
    await press(user, 'Import 1 card')
    const ended = within(await dialog('1 card imported, 5 skipped'))
    expect(ended.getAllByRole('listitem').map((row) => row.textContent)).toEqual(reasons)
    expect(sent()).toHaveLength(1)
  })

  it('DATA-5: refuses a file without cards with the reason; another file can be chosen', async () => {
    const user = await choose('PNG')
    const chooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    for (const [at, [words, next]] of (
      [
        [
          /^This isn't a file with cards\. Choose the file that “Download my data”/,
          '{"format":"bingoboard-data","cards":[',
        ],
        [/breaks off.*Please download it again/, { ...dataFile(THREE), version: 2 }],
        [/newer version.*reload this page/, dataFile([])],
        [/^There's no card in this file\.$/, WORDS],
      ] as const
    ).entries()) {
      const sheet = await dialog("This file can't be imported")
      await waitFor(() => expect(sheet).toHaveAccessibleDescription(words))
      await press(user, 'Choose Another')
      expect(chooser).toHaveBeenCalledTimes(at + 1)
      // Set directly, since the browser's file dialog is above the app's dialog, which covers the field.
      fireEvent.change(screen.getByLabelText('File with cards'), { target: { files: [fileOf(next)] } })
    }
    expect(await dialog('Import 1 card?')).toBeVisible()
    expect(sent()).toEqual([])
  })
})

it('DATA-5: a file with a list and no cards becomes a card in the editor, which shows its squares first', async () => {
  for (const [content, name] of [
    ['Tree\nCow', 'list.txt'],
    [[{ name: 'Tree' }, { name: 'Cow' }], 'board.json'],
  ] as const) {
    const user = await chooseFile(fileOf(content, name))
    const offer = await screen.findByRole('link', { name: 'Make a card of these 2 words' })
    await user.click(offer)
    const list = within(await screen.findByRole('dialog', { name: 'Paste a List' }))
    expect(await list.findByText('2 of 24 squares')).toBeVisible()
    expect(list.getByText('Cow')).toBeVisible()
    expect(sent()).toEqual([])
    cleanup()
  }
})

describe('an import that fails half-way', () => {
  it('DATA-6: says how many cards are done, and continues with the others without duplicates', async () => {
    failsAt(2, noNetwork)
    const user = await choose(THREE)
    await press(user, 'Import 3 cards')
    expect(await dialog('1 of 3 cards imported')).toHaveAccessibleDescription(
      "Can't reach BingoBoard. Check your connection and try again. You can still import the other 2 cards.",
    )
    // The card is already stored, because only the response was lost.
    failsAt(3, (call) => {
      const card = mine(call.body as Partial<CardReply>)
      return Response.json({ message: 'In use.', code: 'card-id-taken', card }, { status: 409 })
    })
    await press(user, 'Try Again')
    expect(await dialog('3 cards imported')).toBeVisible()
    expect(sent().map(({ title }) => title)).toEqual(['Three', 'Two', 'Two', 'One'])
    expect(sent()[2]?.cardId).toBe(sent()[1]?.cardId)
  })

  it('DATA-6: keeps the imported cards when the account is full, and says how to make room', async () => {
    failsAt(3, refuses(403, "You've reached 1,000 cards. Delete one to make room.", 'quota-exceeded'))
    const user = await choose(THREE)
    await press(user, 'Import 3 cards')
    expect(await dialog('2 of 3 cards imported')).toHaveAccessibleDescription(
      /You've reached 1,000 cards. Delete one to make room. You can still import the other card./,
    )
  })

  it('DATA-6: ends with Stop after the current card, and goes on with Continue', async () => {
    const release = api.current.hold(CREATE)
    const user = await choose(THREE)
    await press(user, 'Import 3 cards')
    expect(await dialog('Importing 3 cards')).toHaveAccessibleDescription('0 of 3 are in My Cards.')
    await press(user, 'Stop')
    release()
    expect(await dialog('1 of 3 cards imported')).toHaveAccessibleDescription(
      'You stopped the import. You can still import the other 2 cards.',
    )
    await press(user, 'Continue')
    expect(await dialog('3 cards imported')).toBeVisible()
    expect(sent()).toHaveLength(3)
  })

  it('DATA-6 ACC-12: says how many cards are done when the session ends, and leads to the log-in', async () => {
    failsAt(2, NOT_SIGNED_IN)
    const user = await choose(THREE)
    await press(user, 'Import 3 cards')
    await arrived('/auth')
    await expectToast('Import stopped', '1 of 3 cards are in My Cards.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(sent()).toHaveLength(2)
  })
})
