import type { CSSProperties } from 'react'
import { card as texts } from '#messages/card.ts'
import { present } from '#messages/present.ts'
import { hasLetters, COLUMN_LETTERS } from '#shared/rules/columns.ts'
import { wordsByColumn } from '#shared/rules/words-by-column.ts'
import { hyphenate } from '#shared/rules/font-step.ts'
import type { Card } from '#shared/schemas/card.ts'
import { sortWords } from '../../card/sort-words.ts'

/** The maximum length of words for rows below the called word; with longer words the board always uses columns. */
const SHORT_LENGTH = 3

/** All words of a card by column, with the called ones marked. */
export function CallBoard({ card }: { card: Card }) {
  const columns = wordsByColumn(card).map(sortWords)
  const isShort = columns.flat().every((word) => word.length <= SHORT_LENGTH)
  const called = new Set(card.called)
  const sizes = { '--columns': columns.length, '--most': Math.max(...columns.map(({ length }) => length)) }
  return (
    <section
      className="present-called present-board text-center leading-[1.15] font-semibold wrap-anywhere tabular-nums"
      aria-label={present.calledSoFar}
      tabIndex={0}
      data-short={isShort || undefined}
      style={sizes as CSSProperties}
    >
      {columns.map((words, column) => (
        <div key={column}>
          {hasLetters(card) && <h2 translate="no">{COLUMN_LETTERS[column]}</h2>}
          <ul>
            {words.map((word) => (
              <li
                key={word}
                dir="auto"
                className="grid place-content-center rounded-[8px] border-2 border-transparent py-[0.15em] text-muted data-called:border-[var(--marked-border)] data-called:bg-mark data-called:font-bold data-called:text-[var(--marked-text)]"
                data-called={called.has(word) || undefined}
              >
                <span>{hyphenate(word)}</span>
                {called.has(word) && <span className="sr-only"> {texts.called}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
