import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownCard, waitingCount } from '#client/sync/outbox.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { seededRandom } from '#tests/support/random.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { NaiveEditor } from './naive-editor.ts'
import { NaiveServer } from './naive-server.ts'

/** One seed, so that a failure can be repeated. */
const RUNS = { numRuns: 1000, seed: 11 }

type Act = (editor: NaiveEditor, choice: number, opId: () => string) => void

/** What may happen at an editor next; `choice` says where, which and whether. */
const ACTS: Record<string, Act> = {
  type: (editor, choice) => editor.type(choice, choice % 7 === 0),
  'begin typing': (editor, choice) => editor.beginTyping(choice),
  'commit typing': (editor, choice) => editor.commitTyping(choice % 7 === 0),
  rename: (editor) => editor.rename(),
  recolour: (editor, choice) => editor.recolour(choice),
  perform: (editor, choice) => editor.perform(editor.operation(choice)),
  'take off': (editor, _, opId) => editor.dequeue(opId()),
  'reach server': (editor, choice) => editor.reachServer(choice % 3 === 0),
  'hear answer': (editor, choice) => editor.handleAnswer(choice % 2 === 0),
  'call back': (editor) => editor.callBack(),
  'hear push': (editor, choice) => editor.handlePush(choice),
  'keep mine': (editor) => editor.keepMine(),
  'keep theirs': (editor) => editor.keepTheirs(),
}
/** Events that start something are more frequent than those that end it. */
const WEIGHTS: Record<string, number> = {
  type: 5,
  perform: 3,
  'take off': 5,
  'reach server': 5,
  'hear answer': 5,
}

const happenings = fc.array(
  fc.record({
    who: fc.constantFrom(0, 1),
    act: fc.oneof(
      ...Object.keys(ACTS).map((act) => ({ weight: WEIGHTS[act] ?? 1, arbitrary: fc.constant(act) })),
    ),
    choice: fc.nat({ max: 17 }),
  }),
  { maxLength: 60, size: 'max' },
)

function startWorld(seed: number) {
  const random = seededRandom(seed)
  let count = 0
  const editors: NaiveEditor[] = []
  const server = new NaiveServer(sampleCard(), (card) => editors.forEach(({ pushes }) => pushes.push(card)))
  editors.push(new NaiveEditor('a', server, random), new NaiveEditor('b', server, random))
  return { server, editors, opId: () => `operation-${++count}` }
}

/** Runs until nothing is pending: what one page still sends reaches the other as a push. */
function settleAll(editors: readonly NaiveEditor[], opId: () => string): void {
  const isRestless = ({ queue, pushes }: NaiveEditor) => pushes.length > 0 || waitingCount(queue) > 0
  for (let round = 0; editors.some(isRestless); round++) {
    expect(round).toBeLessThan(20)
    for (const editor of editors) {
      editor.settle(opId)
      editor.expectSound()
    }
  }
}

describe('two editors of one card', () => {
  it('LIV-3 LIV-4 LIV-5 LIV-11: end with the same card, and no typed word is lost silently', () => {
    const seen = { changed: 0, repeated: 0, conflict: 0, 'guard-failed': 0, unchanged: 0, givenUp: 0 }
    fc.assert(
      fc.property(happenings, fc.integer(), (happened, seed) => {
        const { server, editors, opId } = startWorld(seed)
        for (const { who, act, choice } of happened) {
          const editor = editors[who] as NaiveEditor
          ACTS[act]?.(editor, choice, opId)
          editor.expectSound()
        }
        settleAll(editors, opId)
        for (const { queue } of editors) expect(contentOf(shownCard(queue))).toEqual(contentOf(server.card))
        for (const kind of server.judged) seen[kind]++
        for (const { refusedCount } of editors) seen.givenUp += refusedCount
      }),
      RUNS,
    )
    // Each kind of answer came often; without them it would show nothing.
    const { unchanged: _seldom, ...common } = seen
    for (const count of Object.values(common)) expect(count).toBeGreaterThan(100)
  }, 60_000)
})
