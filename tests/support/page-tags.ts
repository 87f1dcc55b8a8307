import { expect } from 'vitest'
import type { Answer } from './visitor.ts'

export const headOf = ({ body }: Answer) => String(body).split('</head>')[0] ?? ''

/** Decodes HTML entities in an attribute or a title. */
export function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}

/** Returns the tags of a page's head by name. A repeated name fails the test. */
export function tagsOf(answer: Answer): Record<string, string> {
  const head = headOf(answer)
  const found = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  const names = found.map(([, name]) => name)
  expect(names).toEqual([...new Set(names)])
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)]
  expect(titles).toHaveLength(1)
  return {
    TITLE: unescaped(titles[0]?.[1] ?? ''),
    ...Object.fromEntries(found.map(([, name = '', content = '']) => [name, unescaped(content)])),
  }
}
