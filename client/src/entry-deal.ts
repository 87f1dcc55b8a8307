/** A script of server-rendered pages, which the inline script loads for players with a card of their own. */
import { dealEarly } from './features/play/early-deal.ts'

function deal(): void {
  try {
    dealEarly()
  } catch {
    // The app deals the card instead.
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', deal)
else deal()
