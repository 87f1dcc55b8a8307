import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('UI-26: the page of all screens and frames tells phones to turn no text into links', () => {
  const page = new DOMParser().parseFromString(readFileSync('client/index.html', 'utf8'), 'text/html')
  const { content } = page.querySelector<HTMLMetaElement>('head > meta[name=format-detection]')!
  expect(content.split(',').sort()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no'])
})
