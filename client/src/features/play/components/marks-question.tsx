import { Button } from '../../../ui/button.tsx'
import type { MarksQuestion as Question } from '../atoms.ts'

const WORDS: Record<Question, { label: string; text: string }> = {
  'words-gone': {
    label: 'Most of your marked words are gone',
    text: 'The host replaced most of your marked words.',
  },
  'new-round': { label: 'New round', text: 'The host started a new round.' },
  old: { label: 'Marks from earlier', text: 'These marks are from an earlier game.' },
}

interface MarksQuestionProps {
  ask: Question
  onKeep: () => void
  onClear: () => void
}

/** Asks quietly, in the place of the tools, whether the marks shall stay. */
export function MarksQuestion({ ask, onKeep, onClear }: MarksQuestionProps) {
  const { label, text } = WORDS[ask]
  return (
    <div className="play-ask" role="group" aria-label={label}>
      <p>{text}</p>
      <Button variant="outlined" size="small" onClick={onKeep}>
        Keep
      </Button>
      <Button variant="outlined" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
