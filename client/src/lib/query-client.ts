import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ComponentType } from 'react'

/**
 * The cache of the list screens; the open card has its own atom. Keys contain the user's id. Lists are refetched when
 * their screen opens and when the tab is shown again. Calls are made even when the device considers itself offline: it
 * may be wrong, and the service worker may have a response.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', refetchOnMount: 'always', retry: false },
    mutations: { networkMode: 'always' },
  },
})

/** The key prefix of lists of deleted things; their kind and the user's id are appended. */
export const deletedKey = ['deleted'] as const

/** Wraps a component with queries or mutations, so that they use this cache. */
export function withQueries<Props extends object>(Component: ComponentType<Props>) {
  return function WithQueries(props: Props) {
    return createElement(QueryClientProvider, { client: queryClient }, createElement(Component, props))
  }
}

/** Applies a change that the server has stored to the cached data immediately, and then refetches the data. */
export async function updateCached<T>(queryKey: QueryKey, change: (shown: T) => T): Promise<void> {
  // A response from before the change would undo it on the screen.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<T>(queryKey, (shown) => shown && change(shown))
  void queryClient.invalidateQueries({ queryKey })
}
