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

describe('what an input method composes', () => {
  it('LIV-11: is sent 800 ms after the composition ends', async () => {
    await openField()
    compose(field(), 'にほ')
    await wait(2000)
    expect(cards.writes()).toEqual([])
    fireEvent.compositionEnd(field(), { target: { value: '日本' } })
    await wait(800)
    expect(cards.sentCells()).toEqual([{ 0: '日本' }])
  })

  it.each<[string, () => void]>([
    ['the page is left', () => fireEvent(window, new Event('beforeunload', { cancelable: true }))],
    ['the page is kept for Back', () => fireEvent(window, new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        fireEvent(document, new Event('visibilitychange'))
      },
    ],
  ])('LIV-11 LIV-12: is sent, and kept until then, when %s; the rest follows', async (_, leave) => {
    await openEditor(`/create/${card.cardId}`)
    vi.useFakeTimers()
    const answer = cards.holdAnswers()
    act(() => title().focus())
    compose(title(), 'Monday stand')
    leave()
    await wait(0)
    expect(localStorage.getItem(`draft:mo:${card.cardId}`)).toContain('Monday stand')
    expect(title()).toHaveValue('Monday stand')
    answer()
    compose(title(), 'Monday standup')
    await wait(2000)
    fireEvent.compositionEnd(title(), { target: { value: 'Monday standup' } })
    await wait(800)
    expect(cards.writes().map(({ body }) => body.title)).toEqual(['Monday stand', 'Monday standup'])
  })

  it('LIV-12: is kept on an unsaved card when the page is left', async () => {
    await openEditor()
    compose(title(), '月曜')
    fireEvent(window, new Event('pagehide'))
    expect(localStorage.getItem('BingoBoard')).toContain('月曜')
  })

  it('EDIT-3: Enter belongs to the input method, also where the browser tells only by its key code', async () => {
    await openEditor(`/create/${card.cardId}`)
    act(() => title().focus())
    compose(title(), 'にほ')
    fireEvent.keyDown(title(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(title(), { key: 'Enter', keyCode: 229 })
    expect(title()).toHaveFocus()
    expect(cards.writes()).toEqual([])
  })
})
