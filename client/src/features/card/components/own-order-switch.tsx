import { Switch } from '../../../ui/switch.tsx'

interface OwnOrderSwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Makes the link that is passed on one that lays the squares out differently for each player. */
export function OwnOrderSwitch(props: OwnOrderSwitchProps) {
  return (
    <Switch
      label="Everyone gets their own order"
      hint="For games where all hear the same calls."
      {...props}
    />
  )
}
