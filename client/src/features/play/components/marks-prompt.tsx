import { useAtomValue } from 'jotai'
import { playDialogs } from '#messages/play-dialogs.ts'
import { Button } from '../../../ui/button.tsx'
import { hostCardAtom, type MarksPrompt as Prompt } from '../atoms.ts'
import { keepMarks } from '../keep-marks.ts'
import { Calls } from './play-strip.tsx'

interface MarksPromptProps {
  prompt: Prompt
  onKeep?: () => void
  onClear: () => void
}

/** Asks whether to keep the marks. Shown above the calls in the strip of the ticket, which is always in view. */
export function MarksPrompt({ prompt, onKeep = keepMarks, onClear }: MarksPromptProps) {
  const { label, text } = playDialogs.prompts[prompt]
  // The suggested answer: few players want their marks in a new round, but most want them back the next day.
  const isOld = prompt === 'old'
  const card = useAtomValue(hostCardAtom)
  return (
    <>
      <div className="marks-prompt" role="group" aria-label={label}>
        <p>{text}</p>
        <div>
          <Button variant={isOld ? 'ink' : 'outlined'} size="small" onClick={onKeep}>
            {playDialogs.keepMarks}
          </Button>
          <Button variant={isOld ? 'outlined' : 'ink'} size="small" onClick={onClear}>
            {playDialogs.clearMarks}
          </Button>
        </div>
      </div>
      {card && card.called.length > 0 && <Calls card={card} />}
    </>
  )
}
