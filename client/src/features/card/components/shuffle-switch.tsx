import { cardDialogs } from '#messages/card-dialogs.ts'
import { Switch } from '../../../ui/switch.tsx'

interface ShuffleSwitchProps {
  /** Whether there are more words than squares, so that players get other words. */
  isDrawn?: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Turns the shared link into one that gives each player their own squares. */
export function ShuffleSwitch({ isDrawn = false, ...props }: ShuffleSwitchProps) {
  return (
    <Switch
      label={cardDialogs.layout}
      hint={isDrawn ? cardDialogs.layoutDrawn : cardDialogs.layoutShuffled}
      {...props}
    />
  )
}
