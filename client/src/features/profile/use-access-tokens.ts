import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import { announce } from '../../lib/announce.ts'
import { ApiError, call } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'

const tokensQuery = (userId: string) =>
  queryOptions({
    queryKey: ['access-tokens', userId],
    queryFn: ({ signal }) => call('listTokens', { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  })

/** The user's access tokens, newest first, and what the user does with them. */
export function useAccessTokens(userId: string) {
  const client = useQueryClient()
  const { queryKey } = tokensQuery(userId)
  const query = useQuery(tokensQuery(userId))
  const change = (next: (tokens: readonly AccessToken[]) => AccessToken[]) =>
    client.setQueryData(queryKey, (tokens) => tokens && next(tokens))

  const deletion = useMutation({
    mutationFn: async ({ id }: AccessToken) => {
      try {
        await call('deleteToken', { params: { id } })
      } catch (error) {
        // Deleted in another tab.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onSuccess: (_, { id, name }) => {
      change((tokens) => tokens.filter((token) => token.id !== id))
      announce(`${name} no longer works.`)
    },
    onError: (error) => toast({ title: 'Token not deleted', text: reasonOf(error), destructive: true }),
  })

  return {
    ...query,
    /** Shows a new token in the list, where its secret isn't kept. */
    add: ({ token: _secret, ...listed }: NewAccessToken) => change((tokens) => [listed, ...tokens]),
    remove: (token: AccessToken) => deletion.mutateAsync(token),
    isRemoving: deletion.isPending,
  }
}
