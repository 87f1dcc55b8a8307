import type { Page } from '@playwright/test'
import { createCard, expect, register, test } from './fixtures.ts'
import { phone } from './devices.ts'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** What moved by itself since the page was opened, with Chromium's layout-shift scores; trifles are left out. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told: string[] = []
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.textContent)
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value >= 0.005) told.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
        }).observe({ type: 'layout-shift', buffered: true })
        // What is buffered is told before the next frame but one is over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(told)))
      }),
  )
}

const DEVICES = [
  ['a computer', {}],
  ['a phone', phone],
] as const

for (const [device, options] of DEVICES) {
  test(`UI-9: on ${device} nothing on the screen moves by itself: on loading, when others come, when the host edits`, async ({
    person,
  }) => {
    const host = await person(options)
    await register(host)
    const cardId = await createCard(host)
    const player = await person(options)
    await player.goto(`/play/${cardId}`)
    await player.getByRole('button', { name: 'Square 3,' }).click()
    const other = await person()
    await other.goto(`/play/${cardId}`)
    await expect(player.getByText('2 people')).toBeVisible()
    const words = Array.from({ length: 25 }, (_, index) =>
      index === 12 ? '' : `Many more words than before ${index}`,
    )
    await host.request.patch(`/api/cards/${cardId}`, { data: { cells: words, title: 'Another title' } })
    await expect(player.getByRole('button', { name: /^Many more words than before 24/ })).toBeVisible()
    expect(await layoutShifts(player)).toEqual([])

    for (const path of ['/', '/my-cards', `/create/${cardId}`]) {
      await host.goto(path)
      await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
      if (path !== '/') await expect(host.getByText('Another title').first()).toBeVisible()
      expect(await layoutShifts(host), path).toEqual([])
    }
    for (const path of ['/categories', '/categories?tab=mine', '/create-category']) {
      await host.goto(path)
      await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/categories') await expect(host.getByText('Movie Night')).toBeVisible()
      if (path.endsWith('mine')) await expect(host.getByText('No categories yet')).toBeVisible()
      expect(await layoutShifts(host), path).toEqual([])
    }
  })

  test(`UI-10: on ${device} with letters twice as large every screen is whole, without sideways scrolling`, async ({
    person,
  }) => {
    const host = await person(options)
    await host.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      })
    })
    await register(host)
    const cardId = await createCard(host)
    for (const path of [
      '/',
      '/my-cards',
      '/categories',
      '/create-category',
      `/create/${cardId}`,
      `/play/${cardId}`,
    ]) {
      await host.goto(path)
      await expect(host.getByRole('heading', { level: 1 })).toBeVisible()
      const sideways = await host.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways, path).toBeLessThanOrEqual(0)
      // What does not fit its box is shown beside it or cut off.
      const cut = await host.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'h1, h2, a:not(.skip-link), button:not(.cell), .site-brand, .strip',
          ),
        ]
          .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          .map((element) => `${element.tagName} ${element.className} ${element.textContent}`),
      )
      expect(cut, path).toEqual([])
    }
  })
}
