/**
 * Refetches the access tokens, all of which ended with the other sessions. The query client is imported dynamically, as
 * the screen loads it only with the list of tokens.
 */
export async function refetchTokens(): Promise<void> {
  const { queryClient } = await import('../../lib/query-client.ts')
  await queryClient.invalidateQueries({ queryKey: ['access-tokens'] })
}
