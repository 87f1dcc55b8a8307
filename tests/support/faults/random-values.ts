import type { Random } from '#shared/rules/grid.ts'
import { randomBelow, randomOf } from '#tests/support/random.ts'

/** Texts that have caused bugs in parsers, databases and objects. */
const TEXTS = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '$ne',
  '$where',
  '$set',
  'a.b',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\r\nSet-Cookie: sid=1',
  '\u202eevil',
  '\ud800',
  '\uffff',
  '🎉'.repeat(60),
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  'x'.repeat(300),
]
const NUMBERS = [0, -0, 1, -1, 3, 4, 5, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER]
const KEYS = [
  ...['title', 'cells', 'gridSize', 'theme', 'was', 'opId', 'cardId', 'version', 'as', 'name', 'items'],
  ...['__proto__', 'constructor', '$gt', '', '0', '24', '-1', 'a.b', 'toJSON', 'length', 'then'],
]
const MAX_DEPTH = 4
/** A nesting depth that would overflow the stack of a recursive parser. */
const DEEP = 4000

/** Returns up to `count` values from `make`. */
export function some<T>(random: Random, count: number, make: () => T): T[] {
  return Array.from({ length: randomBelow(random, count + 1) }, make)
}

export function randomText(random: Random): string {
  if (randomBelow(random, 3) > 0) return randomOf(random, TEXTS)
  return String.fromCharCode(...some(random, 30, () => randomBelow(random, 0x1_0000)))
}

/** Returns any JSON value. */
export function randomValue(random: Random, depth = 0): unknown {
  const kind = randomBelow(random, depth < MAX_DEPTH ? 8 : 5)
  if (kind === 0) return null
  if (kind === 1) return random() < 0.5
  if (kind === 2) return randomOf(random, NUMBERS)
  if (kind <= 4) return randomText(random)
  if (kind === 5) return some(random, 5, () => randomValue(random, depth + 1))
  const entries = some(random, 5, () => [randomOf(random, KEYS), randomValue(random, depth + 1)] as const)
  // Here `__proto__` becomes an own key, as with JSON.parse.
  const value: Record<string, unknown> = Object.create(null)
  for (const [key, inner] of entries) value[key] = inner
  return value
}

/** Returns valid content with one or two values replaced by invalid ones or removed. */
export function mutated(random: Random, valid: Record<string, unknown>): Record<string, unknown> {
  const value = { ...valid }
  for (let change = 0; change <= randomBelow(random, 2); change++) {
    const key = randomOf(random, randomBelow(random, 3) > 0 ? [...Object.keys(valid), 'extra'] : KEYS)
    if (randomBelow(random, 4) === 0) delete value[key]
    else
      Object.defineProperty(value, key, { value: randomValue(random), enumerable: true, configurable: true })
  }
  return value
}

/** Returns text that is almost JSON, or unusually formatted JSON. */
export function brokenJson(random: Random, value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  const at = randomBelow(random, text.length + 1)
  return randomOf(random, [
    () => text.slice(0, at),
    () => text.slice(at),
    () => `${text.slice(0, at)}${randomText(random)}${text.slice(at)}`,
    () => `${text}${text}`,
    () => '['.repeat(DEEP),
    () => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    () => `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`,
    () => text.replaceAll('"', "'"),
    () => `\ufeff${text}`,
    () => randomText(random),
    () => '1e999',
    () => 'NaN',
  ])()
}
