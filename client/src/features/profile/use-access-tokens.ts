import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import { announce } from '../../lib/announce.ts'
import { call, ignoreGone } from '../../lib/api-client.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'

/** The user's access tokens, newest first, with creation and deletion. */
export function useAccessTokens(userId: string) {
  const options = queryOptions({
    queryKey: ['access-tokens', userId],
    queryFn: ({ signal }) => call('listTokens', { signal }),
  })
  const query = useQuery(options)
  const change = (next: (tokens: readonly AccessToken[]) => AccessToken[]) =>
    queryClient.setQueryData(options.queryKey, (tokens) => tokens && next(tokens))

  const deletion = useMutation({
    mutationFn: ({ id }: AccessToken) => ignoreGone(call('deleteToken', { params: { id } })),
    onSuccess: (_, { id, name }) => {
      change((tokens) => tokens.filter((token) => token.id !== id))
      announce(`${name} no longer works.`)
    },
    onError: (error) => showFailure('Token not deleted', error),
  })

  return {
    ...query,
    /** Shows a new token in the list, where its secret isn't kept. */
    add: ({ token: _secret, ...listed }: NewAccessToken) => change((tokens) => [listed, ...tokens]),
    remove: (token: AccessToken) => deletion.mutateAsync(token),
    isRemoving: deletion.isPending,
  }
}
