import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { ServerEvents } from '#shared/contract/socket.ts'
import { ERROR_CODES } from '#shared/errors.ts'
import { cardEditPayload, cardJoinPayload, cardLeavePayload, type ClientEvents } from '#shared/events.ts'
import { card } from '#shared/schemas/card.ts'

const PAGE = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')

const PAYLOADS: Record<keyof ClientEvents, z.ZodType> = {
  'card:join': cardJoinPayload,
  'card:leave': cardLeavePayload,
  'card:edit': cardEditPayload,
}
const PUSHES: Record<keyof ServerEvents, true> = {
  'card:changed': true,
  'card:joined': true,
  'card:version': true,
  'card:deleted': true,
  'card:players': true,
  'card:editors': true,
  'card:rights': true,
}

/** The text under a heading, up to the next one. */
const sections = new Map(
  PAGE.split(/^#### /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
)

describe('docs/protocol.md', () => {
  it('lists every event, and nothing else', () => {
    const events = [...Object.keys(PAYLOADS), ...Object.keys(PUSHES)].map((event) => `\`${event}\``)
    expect([...sections.keys()].sort()).toEqual(events.sort())
  })

  it.each(Object.entries(PAYLOADS))('shows a payload of %s that its schema accepts', (event, schema) => {
    const section = sections.get(`\`${event}\``) ?? ''
    const examples = [...section.matchAll(/```json\n([\s\S]*?)```/g)]
    expect(examples).toHaveLength(1)
    const example = JSON.parse(examples[0]![1]!) as unknown
    expect(schema.parse(example)).toEqual(example)
  })

  it('shows a card with all its fields', () => {
    const [, json = ''] = /```json card\n([\s\S]*?)```/.exec(PAGE) ?? []
    const shown = JSON.parse(json) as object
    expect(card.strict().parse(shown)).toEqual(shown)
  })

  it('names every error code', () => {
    expect(ERROR_CODES.filter((code) => !PAGE.includes(`\`${code}\``))).toEqual([])
  })
})
