import { Button } from '../../../ui/button.tsx'
import type { MarksPrompt as Prompt } from '../atoms.ts'

const WORDS: Record<Prompt, { label: string; text: string }> = {
  'words-gone': {
    label: 'Most of your marked words are gone',
    text: 'The host replaced most of your marked words.',
  },
  'new-round': { label: 'New round', text: 'The host started a new round.' },
  old: { label: 'Marks from earlier', text: 'These marks are from an earlier game.' },
}

interface MarksPromptProps {
  prompt: Prompt
  onKeep: () => void
  onClear: () => void
}

/** Asks whether to keep the marks; replaces the tools below the card. */
export function MarksPrompt({ prompt, onKeep, onClear }: MarksPromptProps) {
  const { label, text } = WORDS[prompt]
  return (
    <div className="play-prompt" role="group" aria-label={label}>
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
