import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('UI-26: the page that all screens and frames are made of tells phones to make no links of texts', () => {
  const page = new DOMParser().parseFromString(readFileSync('client/index.html', 'utf8'), 'text/html')
  const { content } = page.querySelector<HTMLMetaElement>('head > meta[name=format-detection]')!
  expect(content.split(',').sort()).toEqual(['address=no', 'date=no', 'email=no', 'telephone=no'])
})
