import { act, fireEvent, render, screen } from '@testing-library/react'
import { Router, type Navigator } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSearch } from '#client/lib/forms/use-search.ts'

function Field() {
  const { text, type } = useSearch()
  return <input aria-label="Search" value={text} onChange={(event) => type(event.currentTarget.value)} />
}

const field = () => screen.getByLabelText('Search')
const typeInto = (value: string) => fireEvent.change(field(), { target: { value } })
/** Ends the pause after which the search starts. */
const pause = () => act(() => void vi.advanceTimersByTime(300))

/** A router that changes the address only when `arrive` is called, as in a slow transition. */
function open() {
  const requested: string[] = []
  const request = (to: unknown) => void requested.push((to as { search: string }).search)
  const navigator = { createHref: String, go: () => undefined, push: request, replace: request } as Navigator
  const at = (search: string) => (
    <Router location={{ pathname: '/', search }} navigator={navigator}>
      <Field />
    </Router>
  )
  const { rerender } = render(at(''))
  return { requested, arrive: (search: string) => rerender(at(search)) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

describe('the search of a screen', () => {
  it('CARD-17: keeps the typed text while the address changes slowly', () => {
    const { requested, arrive } = open()
    typeInto('a')
    pause()
    expect(requested).toEqual(['?q=a'])
    expect(field()).toHaveValue('a')
    typeInto('ab')
    arrive('?q=a')
    expect(field()).toHaveValue('ab')
    pause()
    expect(requested).toEqual(['?q=a', '?q=ab'])
    expect(field()).toHaveValue('ab')
    arrive('?q=ab')
    expect(field()).toHaveValue('ab')
  })
})
