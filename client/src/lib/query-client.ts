import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ComponentType } from 'react'

/**
 * The cache of the list screens; the open card has its own atom. Keys contain the user's id. Lists are
 * refetched when their screen opens and when the tab is shown again. Calls are made even when the device
 * thinks it is offline: it may be wrong, and the service worker may have an answer.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnMount: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
})

/** Of the lists of what the user can restore; their kind and the user's id are appended. */
export const deletedKey = ['deleted'] as const

/** A component with queries or mutations: they use this cache. */
export function withQueries<Props extends object>(Component: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return createElement(QueryClientProvider, { client: queryClient }, createElement(Component, props))
  }
}

/** Applies a change that the server has stored to cached data immediately, then refetches the data. */
export async function updateCached<T>(queryKey: QueryKey, change: (shown: T) => T): Promise<void> {
  // A response that is older than the change would undo it on the screen.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<T>(queryKey, (shown) => shown && change(shown))
  void queryClient.invalidateQueries({ queryKey })
}
