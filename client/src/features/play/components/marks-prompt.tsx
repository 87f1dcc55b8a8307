import { Button } from '../../../ui/button.tsx'
import type { MarksPrompt as Prompt } from '../atoms.ts'

const WORDS: Record<Prompt, { label: string; text: string }> = {
  'words-gone': {
    label: 'The host changed most of the words you marked',
    text: 'Most words you marked changed.',
  },
  'new-round': { label: 'New round', text: 'The host started a new round.' },
  old: { label: 'Marks from earlier', text: 'These marks are from an earlier game.' },
}

interface MarksPromptProps {
  prompt: Prompt
  onKeep: () => void
  onClear: () => void
}

/** Asks whether to keep the marks, in the strip of the ticket: it is always in view, and nothing moves. */
export function MarksPrompt({ prompt, onKeep, onClear }: MarksPromptProps) {
  const { label, text } = WORDS[prompt]
  // In a round of the same day few want the old marks; after a night most do.
  const isOld = prompt === 'old'
  return (
    <div className="marks-prompt" role="group" aria-label={label}>
      <p>{text}</p>
      <div>
        <Button variant={isOld ? 'ink' : 'outlined'} size="small" onClick={onKeep}>
          Keep marks
        </Button>
        <Button variant={isOld ? 'outlined' : 'ink'} size="small" onClick={onClear}>
          Clear marks
        </Button>
      </div>
    </div>
  )
}
