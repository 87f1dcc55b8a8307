import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { arrived, MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCards, mine, openMyCards, PARTY, ROAD, showsCards } from './my-cards-page.tsx'

const api = useFreshPage(MO)
const newCard = () => screen.queryByRole('link', { name: 'New card' })

describe('starting from My Cards', () => {
  it('CARD-21: without cards three of ours are offered in their themes, each played in one tap', async () => {
    const USE = 'POST /api/categories/road-trips/use'
    const made = mine({ cardId: 'roadTrip11', title: 'Road Trips' })
    hasCards(api.current, [])
    api.current.on(USE, answers(201, made))
    api.current.on('GET /api/cards/roadTrip11', answers(200, made))
    const { user } = await openMyCards()
    const starters = within(await screen.findByRole('region', { name: 'Or play one of ours' }))
    const tickets = starters.getAllByRole('article')
    expect(tickets.map((ticket) => within(ticket).getByRole('heading').textContent)).toEqual([
      'Movie Night',
      'Virtual Meetings',
      'Road Trips',
    ])
    expect(tickets.map((ticket) => ticket.dataset.theme)).toEqual(['purple', 'blue', 'green'])
    expect(screen.getByRole('link', { name: 'Create BingoBoard' })).toBeVisible()
    await user.click(starters.getByRole('button', { name: 'Play Road Trips' }))
    await arrived('/play/roadTrip11')
    expect(api.current.of(USE).map(({ body }) => body)).toEqual([
      { gridSize: 5, hasFreeSpace: true, count: 25, temporary: false },
    ])
  })

  it('CARD-21: with one or two cards the row ends with a place for the next one', async () => {
    hasCards(api.current, [ROAD, PARTY])
    await openMyCards()
    await showsCards('Road trip', 'Office party')
    expect(newCard()).toHaveAttribute('href', '/create')
    expect(screen.queryByText('Or play one of ours')).toBeNull()
  })
})
