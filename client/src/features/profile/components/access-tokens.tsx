import { QueryClientProvider, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import { TOKENS_PER_USER } from '#shared/product.ts'
import { SCREENS } from '#shared/screens.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListFailed } from '../../../ui/list-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { datesOf, SCOPE_WORDS } from '../token-words.ts'
import { announce } from '../../../lib/announce.ts'
import { call, ignoreGone } from '../../../lib/api-client.ts'
import { showFailure } from '../../../lib/show-refusal.ts'

const loadDialog = () => import('./new-token-dialog.tsx')

/** The user's access tokens: the API keys of scripts and bots. Loaded after the screen, which needs no queries otherwise. */
export default function AccessTokens({ userId }: { userId: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TokenList userId={userId} />
    </QueryClientProvider>
  )
}

function TokenList({ userId }: { userId: string }) {
  const { data, isFetchedAfterMount, isFetching, refetch, add, remove, isRemoving } = useAccessTokens(userId)
  const { code, isOpen, open, close } = useLazyDialog(loadDialog, { preload: false })
  const [chosen, setChosen] = useState<AccessToken>()
  const deleteChosen = async (token: AccessToken) => {
    await remove(token).catch(() => undefined)
    setChosen(undefined)
  }
  return (
    <div className="grid gap-4">
      <p>
        Let a script or a bot read or change your cards.{' '}
        <Link to={SCREENS.developers} className="font-semibold underline">
          See how it works
        </Link>
        . Tokens stop working when you change your password or log out everywhere else.
      </p>
      {data ? (
        data.length > 0 && (
          <ul className="grid gap-1">
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onDelete={() => setChosen(token)} />
            ))}
          </ul>
        )
      ) : isFetchedAfterMount ? (
        <ListFailed
          error={null}
          text="Your tokens didn't load."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading your tokens">
          <Skeleton className="h-5 w-2/5" />
        </div>
      )}
      {data && data.length >= TOKENS_PER_USER ? (
        <p className="text-chip text-muted">
          You have {TOKENS_PER_USER} tokens. Delete one to make room for another.
        </p>
      ) : (
        <Button variant="outlined" className="justify-self-end" onClick={open}>
          New Token
        </Button>
      )}
      {isOpen && code && <code.NewTokenDialog onMade={add} onClose={close} />}
      {chosen && (
        <ConfirmDialog
          title={`Delete “${chosen.name}”?`}
          description="Scripts and bots that use it stop working right away."
          answer="Delete Token"
          danger
          pending={isRemoving}
          pendingLabel="Deleting..."
          onAnswer={() => void deleteChosen(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

function TokenRow({ token, onDelete }: { token: AccessToken; onDelete: () => void }) {
  return (
    <li className="flex items-center gap-2 border-t-2 border-hairline pt-1">
      <div className="grid min-w-0 flex-1">
        <b dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {token.name}
        </b>
        <span className="text-chip text-muted">{`${SCOPE_WORDS[token.scope]}. ${datesOf(token)}`}</span>
      </div>
      <IconButton label={`Delete ${token.name}`} onClick={onDelete}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** The user's access tokens, newest first, with creation and deletion. */
function useAccessTokens(userId: string) {
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
