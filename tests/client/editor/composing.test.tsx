import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { cards, cell, field, freshBrowser, openEditor, storedCard } from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

const title = () => screen.getByLabelText<HTMLInputElement>('Title')

async function openField() {
  const { user } = await openEditor(`/create/${card.cardId}`)
  await user.click(cell(1, 1))
  vi.useFakeTimers()
}
const compose = (at: HTMLElement, value: string) =>
  fireEvent.input(at, { target: { value }, isComposing: true })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('text composed with an input method', () => {
  it('LIV-11: is sent 800 ms after the composition ends', async () => {
    await openField()
    compose(field(), 'にほ')
    await wait(2000)
    expect(cards.writes()).toEqual([])
    fireEvent.compositionEnd(field(), { target: { value: '日本' } })
    await wait(800)
    expect(cards.sentCells()).toEqual([{ 0: '日本' }])
  })

  it('EDIT-3 LIV-11 LIV-12: ignores Enter; is kept and sent if the page is left, hidden or kept for Back, and the rest follows', async () => {
    await openEditor(`/create/${card.cardId}`)
    vi.useFakeTimers()
    act(() => title().focus())
    compose(title(), 'にほ')
    fireEvent.keyDown(title(), { key: 'Enter', isComposing: true })
    // Some browsers indicate a composition only by key code 229.
    fireEvent.keyDown(title(), { key: 'Enter', keyCode: 229 })
    expect(title()).toHaveFocus()
    expect(cards.writes()).toEqual([])

    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    for (const [day, leave] of [
      ['Monday', () => fireEvent(window, new Event('beforeunload', { cancelable: true }))],
      ['Tuesday', () => fireEvent(window, new Event('pagehide'))],
      [
        'Friday',
        () => {
          visibility.mockReturnValue('hidden')
          fireEvent(document, new Event('visibilitychange'))
        },
      ],
    ] as const) {
      const answer = cards.holdAnswers()
      compose(title(), `${day} stand`)
      leave()
      await wait(0)
      expect(localStorage.getItem(`steps:mo:${card.cardId}`)).toContain(`${day} stand`)
      expect(title()).toHaveValue(`${day} stand`)
      answer()
      compose(title(), `${day} standup`)
      await wait(2000)
      fireEvent.compositionEnd(title(), { target: { value: `${day} standup` } })
      await wait(800)
      const titles = cards.writes().map(({ body }) => body.title)
      expect(titles.slice(-2)).toEqual([`${day} stand`, `${day} standup`])
    }
    expect(cards.writes()).toHaveLength(6)
  })

  it('EDIT-2 EDIT-3: Enter within a word that a phone’s keyboard composes saves the square, and leaves the title’s field', async () => {
    await openField()
    const enter = { key: 'Enter', keyCode: 13, isComposing: true }
    compose(field(), 'Someone is late')
    fireEvent.keyDown(field(), enter)
    expect(cell(1, 1)).toHaveAccessibleName('Someone is late')
    act(() => title().focus())
    compose(title(), 'Monday')
    fireEvent.keyDown(title(), enter)
    expect(title()).not.toHaveFocus()
    await wait(1000)
    expect(cards.writes().map(({ body }) => body.title)).toContain('Monday')
  })

  it('LIV-12: is kept on an unsaved card when the page is left', async () => {
    await openEditor()
    compose(title(), '月曜')
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem('BingoBoard')).toContain('月曜')
  })
})
