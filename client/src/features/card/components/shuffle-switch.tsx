import { Switch } from '../../../ui/switch.tsx'

interface ShuffleSwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Makes the link that is passed on one that lays the squares out differently for each player. */
export function ShuffleSwitch(props: ShuffleSwitchProps) {
  return (
    <Switch
      label="Everyone gets their own order"
      hint="For games where all hear the same calls."
      {...props}
    />
  )
}
