import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of the list screens; the card on the screen has its own atom. Its keys carry the user's id. A device that takes
 * itself for offline is told so by the call, not kept waiting: it may be wrong, and some answers are kept for such times.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
