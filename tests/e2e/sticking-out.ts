import type { Page } from 'playwright/test'

/** Returns the texts, titles, footers and sheets that extend beyond their place on paper, with the distance in px. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const out: string[] = []
    const hold = (place: Element, inner: { getBoundingClientRect: () => DOMRect }, what: string) => {
      const [a, b] = [place.getBoundingClientRect(), inner.getBoundingClientRect()]
      const by = Math.max(a.left - b.left, b.right - a.right, a.top - b.top, b.bottom - a.bottom)
      if (by > 0.5) out.push(`${what} by ${by.toFixed(1)}: ${place.textContent.slice(0, 30)}`)
    }
    const textOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range
    }
    for (const paper of document.querySelectorAll('.print-pages > .paper')) {
      for (const sheet of paper.querySelectorAll('.sheet')) hold(paper, sheet, 'sheet')
      for (const list of paper.querySelectorAll('.call-list')) hold(paper, textOf(list), 'call list')
    }
    for (const sheet of document.querySelectorAll('.print-pages .sheet')) {
      for (const part of sheet.children) hold(sheet, part, 'part')
      const title = sheet.querySelector('.sheet-title')!
      hold(title, textOf(title), 'title')
      const grid = sheet.querySelector('.sheet-grid')!
      for (const square of grid.querySelectorAll('.sheet-square')) {
        hold(grid, square, 'square')
        hold(square, textOf(square), 'words')
      }
      for (const row of sheet.querySelectorAll('.sheet-head, .sheet-foot'))
        for (const part of row.children) hold(row, textOf(part), 'head or foot')
    }
    return out
  })
}
