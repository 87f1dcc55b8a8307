import { expect, test } from './fixtures.ts'
import { phone } from './devices.ts'
import { expectNoSidewaysScroll } from './page-checks.ts'
import { square, unreadable } from './squares.ts'

test('PLAY-24: a BINGO makes no page wider', async ({ playing }) => {
  const { player } = await playing(phone)
  await expect(player.getByRole('button', { name: 'Shuffle for me' })).toBeVisible()
  await player.evaluate(() => {
    document.documentElement.dataset.widest = String(innerWidth)
    const look = () => {
      const { dataset } = document.documentElement
      dataset.widest = String(Math.max(Number(dataset.widest), innerWidth))
      requestAnimationFrame(look)
    }
    look()
  })
  for (const number of [1, 2, 3, 4, 5]) await square(player, number).tap()
  await expect(player.getByRole('alertdialog')).toBeVisible()
  await expect(player.locator('.won-stamp')).toBeVisible()
  await expect(player.locator('html')).toHaveAttribute('data-widest', String(phone.viewport.width))
  await expect(player.locator('body')).toHaveCSS('margin-right', '0px')
})

test('PLAY-10: the card fits from 320 px on, each square 44 px or more', async ({ person, hostedCard }) => {
  const longest = 'Telekommunikationsgesellschaft says it is up again'
  const cells = Array.from({ length: 25 }, (_, index) =>
    index === 12 ? '' : `${longest.slice(0, 49)}${index % 10}`,
  )
  const { cardId } = await hostedCard({ cells, title: 'A'.repeat(100) })
  const player = await person(phone)
  const buttons = player.getByRole('grid').getByRole('button')
  const small = () =>
    buttons.evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44),
    )
  await player.goto(`/play/${cardId}`)
  await expect(buttons).toHaveCount(24)
  for (const width of [320, 390, 430]) {
    await player.setViewportSize({ width, height: 700 })
    await expectNoSidewaysScroll(player, `${width} px`)
    await expect.poll(small, `${width} px`).toEqual([])
    await expect.poll(() => unreadable(player), `${width} px`).toEqual([])
  }
})
