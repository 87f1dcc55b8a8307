import { expect, it } from 'vitest'
import { hyphenate } from '#shared/rules/font-step.ts'

it.each([
  'every-thing',
  'every-where',
  'over-whel-med',
  'story-tel-ler',
  'type-wri-ter',
  'motor-cycle',
  'ste-reo-types',
  'Arbeits-zim-mer',
  'Schwimm-wes-ten',
  'his-toryczny',
  'saty-ryczny',
  'prze-pra-szam',
])('GRID-6: %s is broken between syllables', (broken) => {
  expect(hyphenate(broken.replaceAll('-', '')).replaceAll('\u00ad', '-')).toBe(broken)
})

it('GRID-6: a letter with a separate accent is composed where it is shown', () => {
  expect(hyphenate('Cafe\u0301, Spin\u0308al Tap')).toBe('Caf\u00e9, Spin\u0308al Tap')
})

it('GRID-6: a compound that fits in a line is broken nowhere, a longer one after its hyphen', () => {
  const broken = (words: string) => hyphenate(words).replaceAll('-\u2060', '=')
  expect(broken('self-made man')).toBe('self=made man')
  expect(broken('up-to-us')).toBe('up=to=us')
  expect(broken('Ice-creams')).toBe('Ice-creams')
})
