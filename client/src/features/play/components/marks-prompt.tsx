import { Button } from '../../../ui/button.tsx'
import type { MarksPrompt as Prompt } from '../atoms.ts'

const WORDS: Record<Prompt, { label: string; text: string }> = {
  'words-gone': {
    label: 'The host changed most of the words you marked',
    text: 'The host changed most of the words you marked.',
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
  return (
    <div className="marks-prompt" role="group" aria-label={label}>
      <p>{text}</p>
      <Button variant="outlined" size="small" onClick={onKeep}>
        Keep
      </Button>
      <Button variant="ink" size="small" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
