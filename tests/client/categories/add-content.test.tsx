import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ContentItem } from '#shared/schemas/category.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { logIn, NOT_SIGNED_IN, MO, UNREACHABLE } from '../frame/app-page.tsx'
import {
  ADD,
  button,
  CONTENT,
  dialog,
  ITEMS,
  noDialog,
  openCategory,
  section,
  showsItems,
  useOwnCategory,
} from './category-page.tsx'

const api = useOwnCategory()

const [NEW] = sampleItems(['A new thing']) as [ContentItem]
const added = (item: Partial<ContentItem>) => ({
  ...NEW,
  id: 'f'.repeat(24),
  createdAt: '2026-11-21T12:00:00.000Z',
  ...item,
})
const sent = () => api.current.of(ADD).map(({ body }) => body as { opId: string })
const bodies = () => sent().map(({ opId: _, ...body }) => body)

async function openAdd(mode: 'Single Item' | 'Bulk Add' = 'Single Item') {
  const page = await openCategory()
  await page.user.click(section().getByRole('button', { name: 'Add Content' }))
  const form = await dialog('Add Content')
  if (mode === 'Bulk Add') await page.user.click(form.getByRole('tab', { name: mode }))
  return { ...page, form, send: () => form.getByRole('button', { name: 'Add Content' }) }
}

describe('adding one item', () => {
  it('CAT-35: sends the item with its type, tags and source, and immediately shows it first in the list', async () => {
    const stored = added({ contentType: 'quote', tags: ['pets', 'loud one'], source: 'Ann' })
    api.current.on(ADD, answers(201, stored))
    const { user, form, send } = await openAdd()
    expect(form.getByLabelText('Content')).toHaveFocus()
    await user.paste('  A new   thing ')
    await user.selectOptions(form.getByLabelText('Type'), 'Quote')
    await user.click(form.getByLabelText('Tags (optional)'))
    await user.paste('pets, #loud one,, pets')
    await user.click(form.getByLabelText('Source (optional)'))
    await user.paste('Ann')
    const release = api.current.hold(ADD)
    await user.click(send())
    expect(await form.findByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(form.getByRole('button', { name: 'Adding...' }))
    const again = api.current.hold(CONTENT)
    release()
    await noDialog()
    await expectToast('Content added', '“A new thing”')
    await showsItems('A new thing', 'A cat walks by', 'An echo', 'You are on mute')
    expect(section().getByText('4 items')).toBeVisible()
    again()
    expect(bodies()).toEqual([
      { content: 'A new thing', contentType: 'quote', tags: ['pets', 'loud one'], source: 'Ann' },
    ])
    await waitFor(() => expect(button('Add Content')).toHaveFocus())
  })

  it('CAT-35: shows the remaining length next to the field, and refuses invalid input at its field', async () => {
    const { user, form, send } = await openAdd()
    for (const [text, words] of [
      ['', '500 characters remaining'],
      ['🎉🎉', '498 characters remaining'],
      ['x'.repeat(503), '3 characters over'],
    ] as const) {
      await user.clear(form.getByLabelText('Content'))
      await user.paste(text)
      const counter = form.getByText(words)
      expect(form.getByLabelText('Content').getAttribute('aria-describedby')).toContain(counter.id)
    }
    for (const [label, text, message] of [
      ['Content', 'x'.repeat(501), 'Content must be at most 500 characters'],
      ['Tags (optional)', 't'.repeat(31), 'Tag must be at most 30 characters'],
      ['Source (optional)', 's'.repeat(201), 'Source must be at most 200 characters'],
    ] as const) {
      const field = form.getByLabelText(label)
      await user.clear(field)
      await user.paste(text)
      await user.click(send())
      const said = await form.findByText(message)
      expect(field).toHaveAttribute('aria-describedby', expect.stringContaining(said.id))
      expect(field).toHaveValue(text)
      expect(field).toHaveFocus()
      await user.clear(field)
      if (label === 'Content') await user.paste('A new thing')
    }
    expect(bodies()).toEqual([])
    noToast()
  })

  it('CAT-35: keeps the text and shows the reason if there is no room or the session has ended', async () => {
    const { user, form } = await openAdd()
    await user.paste('A new thing')
    for (const [answer, reason] of [
      [
        refuses(403, 'A category can hold 2,000 items.', 'quota-exceeded'),
        'A category can hold 2,000 items.',
      ],
      [NOT_SIGNED_IN, 'You are not signed in.'],
    ] as const) {
      api.current.on(ADD, answer)
      await user.click(form.getByLabelText('Content'))
      await user.keyboard('{Enter}')
      await expectToast('Failed to add content', reason)
      expect(form.getByRole('alert')).toHaveTextContent(reason)
      expect(form.getByLabelText('Content')).toHaveValue('A new thing')
    }
    api.current.on(ADD, answers(201, added({})))
    await user.click(form.getByRole('button', { name: 'Add Content' }))
    await noDialog()
    await expectToast('Content added')
  })

  it.each([
    ['its user', MO, 'A new thing', 'One\nTwo'],
    ['not for another one', { ...MO, id: 'ada' }, '', ''],
  ])(
    'CAT-35: keeps the typed text over the end of the session and the log-in that leads back: %s',
    async (_whom, as, item, items) => {
      const { user, form, send } = await openAdd()
      await user.paste('A new thing')
      await user.click(form.getByRole('tab', { name: 'Bulk Add' }))
      await user.type(form.getByLabelText('Items'), 'One{Enter}Two')
      api.current.on(ADD, NOT_SIGNED_IN)
      await user.click(send())
      await expectToast('Failed to add content')
      await user.keyboard('{Escape}')
      await user.click(await screen.findByRole('link', { name: 'Log In' }))
      await logIn(api.current, user, as)
      await user.click(await screen.findByRole('button', { name: 'Add Content' }))
      const again = await dialog('Add Content')
      expect(again.getByLabelText('Content')).toHaveValue(item)
      await user.click(again.getByRole('tab', { name: 'Bulk Add' }))
      expect(again.getByLabelText('Items')).toHaveValue(items)
      await user.click(again.getByRole('button', { name: 'Cancel' }))
      await user.click(button('Add Content'))
      expect((await dialog('Add Content')).getByLabelText('Items')).toHaveValue('')
    },
  )

  it('CAT-35: keeps the typed text for the next time the dialog opens; Cancel discards it', async () => {
    const { user } = await openAdd()
    await user.keyboard('Half an id{Escape}')
    await noDialog()
    await user.click(button('Add Content'))
    let form = await dialog('Add Content')
    expect(form.getByLabelText('Content')).toHaveValue('Half an id')
    for (const name of ['Bulk Add', 'Single Item']) await user.click(form.getByRole('tab', { name }))
    expect(form.getByLabelText('Content')).toHaveValue('Half an id')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await noDialog()
    await user.click(button('Add Content'))
    form = await dialog('Add Content')
    expect(form.getByLabelText('Content')).toHaveValue('')
  })
})

describe('adding a list', () => {
  const lines = () => screen.getByLabelText<HTMLTextAreaElement>('Items')
  const marked = () => lines().value.slice(lines().selectionStart, lines().selectionEnd)

  it('CAT-36: sends one item per line in one call, in order', async () => {
    const stored = ['One more', 'Two more'].map((content, at) =>
      added({ content, id: 'ab'.charAt(at).repeat(24) }),
    )
    api.current.on(ADD, answers(201, stored))
    const { user, form, send } = await openAdd('Bulk Add')
    await user.click(lines())
    await user.paste('\n  One   more \r\n\nTwo more\n')
    expect(form.getByText('2 items')).toBeVisible()
    const again = api.current.hold(CONTENT)
    await user.click(send())
    await noDialog()
    await expectToast('Content added', '2 items')
    await showsItems('One more', 'Two more', 'A cat walks by', 'An echo', 'You are on mute')
    again()
    expect(bodies()).toEqual([
      {
        items: [
          { content: 'One more', contentType: 'scenario' },
          { content: 'Two more', contentType: 'scenario' },
        ],
      },
    ])
    await user.click(button('Add Content'))
    await dialog('Add Content')
    expect(lines()).toHaveValue('')
  })

  it('CAT-36: does not send an invalid list, marks the line that the browser or the server refuses, and keeps the text', async () => {
    const { user, form, send } = await openAdd('Bulk Add')
    for (const [text, line, message] of [
      ['', undefined, 'Add at least one line'],
      ['One\n\nx\nFour', 'x', 'Line 3: Content must be at least 2 characters'],
    ] as const) {
      await user.clear(lines())
      if (text !== '') await user.paste(text)
      await user.click(send())
      expect(await form.findByText(message)).toBeVisible()
      expect(lines()).toHaveValue(text)
      expect(lines()).toHaveFocus()
      if (line !== undefined) expect(marked()).toBe(line)
      expect(bodies()).toEqual([])
      await user.keyboard('Mended')
      await waitFor(() => expect(form.queryByText(message)).toBeNull())
    }
    // The message names the first refused line, regardless of the order of these errors.
    const wrong = { 'items.2.content': 'Too long.', 'items.1.content': 'Content contains a word.' }
    api.current.on(ADD, refuses(400, 'Content contains a word.', 'invalid', wrong))
    await user.clear(lines())
    await user.paste('One\n\n\nTwo\nThree')
    await user.click(send())
    expect(await form.findByText('Line 4: Content contains a word.')).toBeVisible()
    await expectToast('Failed to add content', 'Line 4: Content contains a word.')
    expect(lines()).toHaveValue('One\n\n\nTwo\nThree')
    expect(marked()).toBe('Two')
    await showsItems(...ITEMS.map(({ content }) => content).toReversed())
  })

  it('CAT-36: sends a list whose response was lost again as the same list, and a changed one as a new list', async () => {
    const { user, form, send } = await openAdd('Bulk Add')
    api.current.on(ADD, noNetwork)
    await user.click(lines())
    for (const [times, text] of ['An owl', '', ' at night'].entries()) {
      if (text) await user.type(lines(), text)
      await user.click(send())
      await waitFor(() => expect(sent()).toHaveLength(times + 1))
      await form.findByText(UNREACHABLE)
    }
    const [first, again, changed] = sent().map(({ opId }) => opId)
    expect(again).toBe(first)
    expect(changed).not.toBe(first)
  })
})
