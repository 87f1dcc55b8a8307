import type { Locator, Page } from 'playwright/test'
import { readLink } from './codes.ts'
import { whileOffline } from './console-messages.ts'
import { phone } from './devices.ts'
import { expect, register, registerWithCard, test } from './fixtures.ts'
import { installed, WITH_WORKER } from './installed-app.ts'
import { isLive, marked, square, write } from './squares.ts'

const EXTRA = ['Extra 1', 'Extra 2', 'Extra 3']

/** Copies the link of a player's bingo from the dialog. @returns its path and fragment */
async function showMyBingo(player: Page): Promise<string> {
  await player.getByRole('alertdialog').getByRole('button', { name: 'Show my bingo' }).click()
  const link = new URL(await readLink(player))
  await player.keyboard.press('Escape')
  return link.pathname + link.hash
}

/** Chooses what pressing a square in the editor does. */
const chooseMode = (editor: Page, mode: 'Edit' | 'Call') =>
  editor.getByRole('radio', { name: mode, exact: true }).click()

test(
  'CALL-1 CALL-2 CALL-8 CALL-10 CALL-13 CALL-14 PRS-9 PROOF-5 DEAL-1: four callers make one list on a night with ten screens',
  {
    tag: '@long',
  },
  async ({ person }) => {
    test.slow()
    const editor = await person()
    const cardId = await registerWithCard(editor, { extra: EXTRA, title: 'Game night' })
    const card = `/api/cards/${cardId}`
    const stored = async () =>
      ((await (await editor.request.get(card)).json()) as { called: string[] }).called

    await editor.goto(`/create/${cardId}`)
    await chooseMode(editor, 'Call')
    const caller = await editor.context().newPage()
    await caller.goto(`/present/${cardId}?view=caller`)
    const coHost = await person(phone)
    const { username } = await register(coHost)
    await editor.request.post(`${card}/co-hosts`, { data: { username } })
    await coHost.goto(`/present/${cardId}?view=caller`)
    const made = await editor.request.post('/api/tokens', { data: { name: 'Bot', scope: 'cards:write' } })
    const { token } = (await made.json()) as { token: string }
    const bot = async (call: string) => {
      const answer = await fetch(new URL(card, editor.url()), {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ call }),
      })
      expect(answer.status).toBe(200)
    }

    const winner = await person()
    const onPhone = await person(phone)
    const marking = await person()
    const ownCard = await person()
    const overlay = await person({ viewport: { width: 600, height: 760 } })
    for (const page of [winner, onPhone, marking]) await page.goto(`/play/${cardId}`)
    await ownCard.goto(`/play/${cardId}?shuffle`)
    await overlay.goto(`/embed/${cardId}?overlay`)
    for (const page of [winner, onPhone, marking, ownCard]) await isLive(page)
    await expect(overlay.getByText('Square 1', { exact: true })).toBeVisible()
    await marking.getByRole('switch', { name: 'Mark called squares for me' }).click()

    const callers = [caller, coHost]
    const listOf = (page: Page): Locator =>
      page.getByRole('region', { name: 'Called so far' }).getByRole('listitem')
    const expectOneList = async (onPlayers: readonly Page[]) => {
      const newestFirst = (await stored()).toReversed()
      const { length } = newestFirst
      expect(new Set(newestFirst).size).toBe(length)
      for (const page of callers) await expect(listOf(page)).toHaveText(newestFirst)
      for (const page of onPlayers) await expect(page.locator('.calls li')).toHaveText(newestFirst)
      await expect(overlay.locator('.strip')).toHaveText(`${newestFirst[0]}${length} called`)
      await expect(editor.getByText(`${length} of 27 called`)).toBeVisible()
    }

    await Promise.all([
      editor.getByRole('button', { name: 'Square 1, call' }).click(),
      caller.getByRole('button', { name: 'Next' }).click(),
      coHost.getByRole('button', { name: 'Next' }).tap(),
      bot('Square 2'),
    ])
    await expect.poll(stored).toContain('Square 1')
    for (const page of callers) await expect(page.getByText(/^[234] called, /)).toBeVisible()
    const late = await person()
    await late.goto(`/play/${cardId}`)
    await isLive(late)
    const players = [winner, onPhone, ownCard, late]
    await expectOneList([...players, marking])

    const reopened = await test.step('a tab that marks called squares catches up', async () => {
      await expect(square(marking, 1)).toHaveAttribute('aria-pressed', 'true')
      const context = marking.context()
      await marking.close()
      for (const number of [3, 4]) await bot(`Square ${number}`)
      const tab = await context.newPage()
      await tab.goto(`/play/${cardId}`)
      for (const number of [1, 2, 3, 4])
        await expect(square(tab, number)).toHaveAttribute('aria-pressed', 'true')
      const squares = (await stored()).filter((word) => word.startsWith('Square'))
      await expect(marked(tab)).toHaveCount(squares.length)
      return tab
    })
    players.push(reopened)

    await test.step('a mended word stays called', async () => {
      await chooseMode(editor, 'Edit')
      await write(editor, 1, 1, 'Square 1, mended')
      await expect(editor.getByText('Still called', { exact: true })).toBeVisible()
      await expect.poll(stored).toContain('Square 1, mended')
      await chooseMode(editor, 'Call')
      expect(await stored()).not.toContain('Square 1')
      await expectOneList(players)
    })

    const proofs = await test.step('two players win', async () => {
      const row = ownCard.getByRole('row').nth(0).getByRole('button')
      for (const word of [...(await row.allTextContents()), 'Square 5']) await bot(word)
      await expectOneList(players)
      for (let column = 0; column < 5; column++) await row.nth(column).click()
      for (const number of [1, 2, 3, 4, 5]) await square(winner, number).click()
      return [await showMyBingo(ownCard), await showMyBingo(winner)]
    })
    const proofPage = await editor.context().newPage()
    const expectVerdicts = async () => {
      for (const proof of proofs) {
        await proofPage.goto('about:blank')
        await proofPage.goto(proof)
        await expect(proofPage.getByRole('heading', { name: 'A real bingo' })).toBeVisible()
        await expect(proofPage.getByText('Top row: all 5 were called.')).toBeVisible()
      }
    }
    await expectVerdicts()

    await test.step('calls that players do not see are kept, and count for the verdict', async () => {
      const shows = caller.getByRole('switch', { name: 'Players see the calls' })
      await shows.click()
      await expect(coHost.getByRole('switch', { name: 'Players see the calls' })).not.toBeChecked()
      const unseen = Array.from({ length: 25 }, (_, at) => `Square ${at + 1}`)
      const called = await stored()
      const next = unseen.find((word, at) => at !== 12 && at !== 0 && !called.includes(word))!
      await bot(next)
      await expect(listOf(caller).first()).toHaveText(next)
      for (const page of [...players, overlay]) {
        await expect(page.locator('.calls, .embed-call, .cell[data-called]')).toHaveCount(0)
        await expect(page.locator('.strip').getByText(/called/i)).toHaveCount(0)
      }
      await expect(square(reopened, Number(next.split(' ')[1]))).toHaveAttribute('aria-pressed', 'false')
      await expectVerdicts()
      await shows.click()
      await expectOneList(players)
      await expect(square(reopened, Number(next.split(' ')[1]))).toHaveAttribute('aria-pressed', 'true')
    })

    await test.step('offline there is no verdict', async () => {
      const elsewhere = await person(WITH_WORKER)
      await elsewhere.goto('/')
      await installed(elsewhere)
      await whileOffline(elsewhere, async () => {
        await elsewhere.goto(proofs[1]!)
        await expect(elsewhere.getByRole('heading', { name: 'Check the words yourself' })).toBeVisible()
        await expect(elsewhere.getByText(/^The player's words: “Square 1, mended”/)).toBeVisible()
      })
    })
  },
)
