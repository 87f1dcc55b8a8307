import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { Switch } from '../../../ui/switch.tsx'

/** The switch that makes the link of the card on the screen give each player their own squares. */
export function ShuffleSwitch(props: Pick<ComponentProps<typeof Switch>, 'checked' | 'onChange'>) {
  const { card } = useAtomValue(shownCardAtom)
  // If there are extra words, players get different words and not only another order.
  const isDrawn = card !== undefined && card.extra.length > 0
  return (
    <Switch
      label={cardDialogs.layout}
      hint={isDrawn ? cardDialogs.layoutDrawn : cardDialogs.layoutShuffled}
      {...props}
    />
  )
}
