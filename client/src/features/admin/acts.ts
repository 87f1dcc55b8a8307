import type { AdminAct } from '#shared/product.ts'

/** Each act: the button's label, and what follows from it. */
export const ACTS: Record<AdminAct, { label: string; follows: string }> = {
  'take-down': {
    label: 'Take Down',
    follows:
      'The link stops working everywhere, open screens are told, and a card can be restored for 30 days.',
  },
  restore: { label: 'Restore', follows: 'The card is live again, with its words and co-hosts.' },
  dismiss: { label: 'Leave It', follows: 'It stays as it is, and its reports are closed.' },
  suspend: {
    label: 'Suspend',
    follows: 'They are logged out everywhere and no one can change their cards, until you reinstate them.',
  },
  reinstate: { label: 'Reinstate', follows: 'They can log in and change their cards again.' },
  delete: {
    label: 'Delete Account',
    follows: "You can't undo this. Their cards stay playable, without an owner.",
  },
}
