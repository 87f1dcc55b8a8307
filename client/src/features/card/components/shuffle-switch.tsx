import { Switch } from '../../../ui/switch.tsx'

/** Turns the shared link into one that shuffles the squares for each player. */
export function ShuffleSwitch(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Switch
      label="Everyone gets their own order"
      hint="Same squares, shuffled for each player. Turn it on when someone calls them out."
      {...props}
    />
  )
}
