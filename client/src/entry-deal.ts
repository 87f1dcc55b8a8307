/** The script of server-rendered pages for players with a card of their own, loaded by the inline script. */
import { dealEarly } from './features/play/early-deal.ts'

function deal(): void {
  try {
    dealEarly()
  } catch {
    // The app deals.
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', deal)
else deal()
