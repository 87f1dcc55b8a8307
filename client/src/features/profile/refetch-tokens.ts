/** Shows that all access tokens have ended with the other sessions. The screen loads queries with the list of tokens only. */
export async function refetchTokens(): Promise<void> {
  const { queryClient } = await import('../../lib/query-client.ts')
  await queryClient.invalidateQueries({ queryKey: ['access-tokens'] })
}
