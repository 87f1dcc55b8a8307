import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { bingosAtom } from '../embed-reaction.ts'
import { BingoLetters } from './bingo-letters.tsx'

const SHOWN_MS = 2600

/** BINGO! over the squares for a moment. Taps go through it. */
export function BingoStamp() {
  const count = useAtomValue(bingosAtom)
  const [seen, setSeen] = useState(count)
  useEffect(() => {
    if (count === seen) return
    const timer = setTimeout(() => setSeen(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count, seen])
  if (count === seen) return null
  return (
    <div className="embed-bingo" key={count}>
      <BingoLetters />
    </div>
  )
}
