import { startOrca } from '#tests/support/engines/orca.ts'
import type { EnginePage } from '#tests/support/engines/engine-page.ts'
import { expect, test } from './engine-fixtures.ts'

/** Set by scripts/lib/testing/steps.mjs. */
const { ORCA } = process.env

/** What Orca says at the end of a page. */
const PAGE_END = 'leaving information.'

/** Focuses a control directly, because reaching it with Tab takes many presses. */
const focus = async (page: EnginePage, selector: string, name?: string) => {
  await page.find(selector, name)
  await page.evaluate(
    ({ selector, name }) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .find((one) => name === undefined || one.textContent === name)
        ?.focus(),
    { selector, name },
  )
}

/** Checks that each text is said exactly once, in this order, with anything in between. */
function expectInOrder(said: string[], wanted: string[]): void {
  expect(said.filter((line) => wanted.includes(line))).toEqual(wanted)
}

if (ORCA)
  test('UI-28 UI-37 in Firefox with Orca: a card is found, won, edited, called, cleared and shared by ear', async ({
    open,
    server,
    hostedCard,
    afterPages,
  }) => {
    test.setTimeout(300_000)
    const orca = await startOrca()
    afterPages(orca.end)
    const story: string[] = []
    const hear = async (what: string, until?: string) => {
      const said = await orca.hear(until)
      story.push(`## ${what}`, ...said)
      expect(said.filter((line) => line.endsWith(' ...'))).toEqual([])
      return said
    }
    const { cardId, host } = await hostedCard({ title: 'Game night' })
    const page = await open('Firefox', { env: orca.env, preferences: { 'accessibility.force_disabled': -1 } })
    await orca.hear()

    try {
      await test.step('the landing page', async () => {
        await page.goto(`${server.url}/`)
        const said = await hear('the landing page', PAGE_END)
        expectInOrder(said, ['Make it.', 'Get Started Now'])
      })

      await test.step('play, to BINGO!', async () => {
        await page.goto(`${server.url}/play/${cardId}`)
        expectInOrder(await hear('the card', PAGE_END), ['Game night', 'Share This Card'])
        await focus(page, '[role=grid] button')
        expectInOrder(await hear('Tab to the grid'), [
          'Game night.',
          'column 1',
          'Square 1 toggle button not pressed.',
        ])
        for (const number of [1, 2, 3]) {
          await page.keyboard(' ')
          expect(await hear('Space')).toEqual(['pressed'])
          await page.keyboard('ArrowRight')
          expect(await hear('Right')).toEqual([
            `column ${number + 1}`,
            `Square ${number + 1} toggle button not pressed.`,
          ])
        }
        await page.keyboard(' ')
        expect(await hear('Space')).toEqual(['pressed', 'One to go: Square 5, Row 1, column 5'])
        await page.keyboard('ArrowRight')
        expectInOrder(await hear('Right'), ['Square 5 toggle button not pressed.', 'one to go.'])
        await page.keyboard(' ')
        expectInOrder(await hear('Space'), [
          'pressed',
          'BINGO! dialog The top row is yours. “Square 5” did it in under a minute. 5 of 24 squares, one line.',
          'Continue Playing push button.',
        ])
        await page.keyboard('Enter')
        expectInOrder(await hear('Continue Playing'), ['Square 5 toggle button pressed.'])
      })

      await test.step('an edit together with a call', async () => {
        const data = { cells: { 8: 'Other word' }, gridSize: 5, hasFreeSpace: true, call: 'Square 10' }
        await host.request.patch(`/api/cards/${cardId}`, { data })
        expect(await hear('the host edits and calls', 'Called')).toEqual([
          'The host changed 1 square: Other word, Row 2, column 4. Called: Square 10, Row 2, column 5',
        ])
      })

      await test.step('reset and its undo', async () => {
        await focus(page, 'button', 'Reset Marks')
        await hear('Tab to Reset Marks')
        await page.keyboard('Enter')
        // Radix removes a toast's announcement after a second, which may be too early for Orca on a busy machine.
        const said = await hear('Enter')
        const words = 'Notification Reset Complete. All marks have been cleared. Undo'
        expect([[], [words]]).toContainEqual(said)
        await page.click('.toast button', 'Undo')
        expectInOrder(await hear('Undo', 'back'), ['Your marks are back'])
      })

      await test.step('the log-in page', async () => {
        await page.goto(`${server.url}/auth`)
        expectInOrder(await hear('the log-in page', PAGE_END), ['Email', 'Password', 'Forgot password?'])
        await focus(page, 'input[name=email]')
        await hear('Tab to Email')
        await page.keyboard('Enter')
        expect(await hear('Enter in a wrong field')).toEqual(['Please enter a valid email'])
      })

      await test.step('the editor, and its Share dialog', async () => {
        await page.goto(`${server.url}/create`)
        await hear('the editor', 'Finished loading')
        await focus(page, 'button', 'Examples')
        await hear('Tab to Examples')
        await page.keyboard('Enter')
        await hear('Enter', 'column 1')
        const words = await page.evaluate(() =>
          [...document.querySelectorAll('[role=grid] button')].map((one) => one.getAttribute('aria-label')),
        )
        await page.keyboard('ArrowRight')
        expect(await hear('Right')).toEqual(['column 2', `${words[1]} push button.`])
        await focus(page, 'button', 'Share')
        await hear('Tab to Share')
        await page.keyboard('Enter')
        const name = 'Share BingoBoard. What should we call it?'
        expectInOrder(await hear('Enter', name), [name])
        await page.keyboard('Escape')
        expectInOrder(await hear('Escape'), ['Share push button.'])
      })
    } finally {
      await test.info().attach('what was heard', { body: story.join('\n'), contentType: 'text/plain' })
    }
  })
