import { ENGINES, expect, PHONE, test, type EngineName } from './engine-fixtures.ts'
import { uniqueName } from '#tests/support/names.ts'
import { PASSWORD } from '../fixtures.ts'

const DIRECTIONS: [EngineName, EngineName][] = [
  ['Firefox', 'WebKit'],
  ['WebKit', 'Firefox'],
]

for (const [hostEngine, playerEngine] of DIRECTIONS.filter((both) =>
  both.every((one) => ENGINES.includes(one)),
))
  test(`UI-6 LIV-6 LIV-13 PLAY-1: ${hostEngine} hosts, ${playerEngine} wins`, async ({ open, server }) => {
    const host = await open(hostEngine)
    const player = await open(playerEngine, { size: PHONE })

    await test.step('the host registers with the form, so that the page itself sets the cookie', async () => {
      const name = uniqueName()
      await host.goto(`${server.url}/auth`)
      await host.click('[role=tab]', 'Register')
      await host.fill('Username', name)
      await host.fill('Email', `${name}@example.com`)
      await host.fill('Password', PASSWORD)
      await host.fill('Confirm password', PASSWORD)
      await host.click('button[type=submit]', 'Register')
      await expect.poll(() => host.path()).toBe('/')
    })
    await test.step('and makes a card', async () => {
      await host.goto(`${server.url}/create`)
      await host.click('[data-index="0"] button')
      for (const number of [1, 2, 3, 4, 5, 6]) await host.keyboard(`Square ${number}`, 'Enter')
      await host.keyboard('Escape')
      await host.click('button', 'Save')
      await host.find('[role=dialog]', 'Share BingoBoard')
      await host.keyboard('Escape')
      await expect.poll(() => host.path()).toMatch(/^\/create\/[\w-]{10}$/)
    })
    const cardId = (await host.path()).split('/').pop()

    await player.goto(`${server.url}/play/${cardId}`)
    for (const number of [1, 2, 3, 4, 5])
      await player.click('[role=grid] button', new RegExp(`^Square ${number}\\b`))
    await player.click('[role=alertdialog] button', 'Continue Playing')

    await host.click('button', /Square 6\b/)
    await host.keyboard('Control+a', 'Edited by the host', 'Enter')
    await player.find('[role=grid] button', /Edited by the host/)
    await expect.poll(() => player.count('[aria-pressed=true]')).toBe(5)
    await player.reload()
    await expect.poll(() => player.count('[aria-pressed=true]')).toBe(5)
  })
