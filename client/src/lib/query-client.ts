import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of the list screens; the open card has its own atom. Keys contain the user's id. Calls are made
 * even when the device thinks it is offline: it may be wrong, and the service worker may have an answer.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
})
