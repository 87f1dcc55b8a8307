import { Switch } from '../../../ui/switch.tsx'

/** Turns the shared link into one that shuffles the squares for each player. */
export function ShuffleSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Switch
      label="A different layout for each player"
      hint="Same squares, shuffled for each player. Best with a caller."
      {...props}
    />
  )
}
