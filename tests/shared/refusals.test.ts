import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { refusals } from '#shared/messages/en/refusals.ts'

const MESSAGES = new URL('../../shared/messages/', import.meta.url)
const others = readdirSync(MESSAGES).filter((name) => !name.includes('.') && name !== 'en')

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)
  return paths.filter((path) => path.endsWith('.ts') && !path.includes('/messages/'))
}

/** Replaces numbers as in the keys of the translations. */
const withoutNumbers = (text: string) => text.replace(/\d+(?:[.,]\d+)*/g, '#')

/** The texts of the server and the schemas, and the fixed parts of their template literals. */
const texts = new Set<string>()
const templates: string[][] = []
function collect(node: ts.Node): void {
  if (ts.isStringLiteralLike(node)) texts.add(withoutNumbers(node.text).toLowerCase())
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    const words = parts.map(({ text }) => withoutNumbers(text).toLowerCase())
    if (/[a-z]/.test(words.join(''))) templates.push(words)
  }
  ts.forEachChild(node, collect)
}
for (const path of [...filesIn('server'), ...filesIn('shared')])
  collect(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))

/** Returns all ways to fill a template so that the result is `sentence`, as lists of values. */
function fillings(sentence: string, [head = '', ...rest]: readonly string[]): string[][] {
  if (!sentence.startsWith(head)) return []
  const left = sentence.slice(head.length)
  const [next] = rest
  if (next === undefined) return left === '' ? [[]] : []
  const found: string[][] = []
  for (let end = 1; end <= left.length; end++)
    if (left.startsWith(next, end))
      for (const others of fillings(left.slice(end), rest)) found.push([left.slice(0, end), ...others])
  return found
}

/** Whether the sources contain a sentence, literally or as a template whose values are numbers or other texts of the sources. */
function isSaid(sentence: string): boolean {
  const text = sentence.toLowerCase()
  if (text === '#' || texts.has(text)) return true
  return templates.some((parts) => fillings(text, parts).some((values) => values.every(isSaid)))
}

describe('the sentences of refusals', () => {
  it('LANG-5: are those of the server and the schemas', () => {
    const sentences = Object.keys(refusals.sentences)
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter((sentence) => !isSaid(sentence))).toEqual([])
  })

  it('LANG-5: are not translated again if they say the same as their code', () => {
    expect(Object.values(refusals.codes).filter((sentence) => sentence in refusals.sentences)).toEqual([])
  })

  it.each(others)('LANG-5: are complete in %s, with the same numbers', async (language) => {
    const file = (await import(`../../shared/messages/${language}/refusals.ts`)) as {
      refusals: { sentences: Record<string, string> }
    }
    const wrong = Object.entries(file.refusals.sentences).filter(
      ([english, own]) => own === '' || own.split('#').length !== english.split('#').length,
    )
    expect(wrong).toEqual([])
  })

  it('LANG-5: are below the fields of every form; no form has zod’s own errors', () => {
    const sources = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    const importers = sources.filter(
      (path) =>
        /\.tsx?$/.test(path) && readFileSync(`client/src/${path}`, 'utf8').includes('@hookform/resolvers'),
    )
    expect(importers).toEqual(['lib/forms/zod-resolver.ts'])
  })
})
