import type { CSSProperties } from 'react'

/** The stamped letters: one theme's ink each, rotated by `turn` degrees and shifted down by `drop` px. */
const LETTERS: [letter: string, ink: string, turn: number, drop: number][] = [
  ['B', '#ff9d42', -3, 8],
  ['I', '#ff8ab2', 4, -8],
  ['N', '#bfdc3a', -4, 8],
  ['G', '#6fb7ff', 3, -8],
  ['O', '#57d2c9', -6, 8],
  ['!', '#ff5a3c', 5, -6],
]

/** B I N G O !, stamped one after the other. */
export function BingoLetters() {
  return (
    <span className="bingo-letters" dir="ltr" translate="no" aria-hidden="true">
      {LETTERS.map(([letter, ink, turn, drop], place) => (
        <span
          key={letter}
          style={
            {
              '--place': place,
              background: ink,
              rotate: `${turn}deg`,
              translate: `0 ${drop}px`,
            } as CSSProperties
          }
        >
          {letter}
        </span>
      ))}
    </span>
  )
}
