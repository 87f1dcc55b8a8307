import { queryOptions, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import { TOKENS_PER_USER } from '#shared/account-choices.ts'
import { SCREENS } from '#shared/screens.ts'
import { appDialogs } from '#messages/app-dialogs.ts'
import { accessTokens } from '#messages/access-tokens.ts'
import { profile } from '#messages/profile.ts'
import { isolated } from '../../../lib/isolated.ts'
import { queryClient, withQueries } from '../../../lib/query-client.ts'
import { useLazyDialog } from '../../../lib/lazy/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { ShortListState } from '../../../ui/short-list-state.tsx'
import { TextAndButton } from './account-actions.tsx'
import { announce } from '../../../lib/announce.ts'
import { call } from '../../../lib/api-client.ts'
import { dayOf } from '../../../lib/dates.ts'
import { ignoreGone } from '../../../lib/lost-answers.ts'

const loadDialog = () => import('./new-token-dialog.tsx')

/** The user's access tokens, the API keys of scripts and bots. Loaded later, as only they need queries. */
export default withQueries(TokenList)

function TokenList({ userId }: { userId: string }) {
  const { query, add, remove } = useAccessTokens(userId)
  const { data } = query
  const { code, isOpen, open, close } = useLazyDialog(loadDialog, { preload: false })
  const [chosen, setChosen] = useState<AccessToken>()
  return (
    <div className="grid gap-4">
      <TextAndButton text={rich(accessTokens.explanation, { link: linkTo(SCREENS.developers) })}>
        {data && data.length >= TOKENS_PER_USER ? (
          <p className="text-chip text-muted">{accessTokens.full(TOKENS_PER_USER)}</p>
        ) : (
          <Button variant="outlined" onClick={open}>
            {accessTokens.new}
          </Button>
        )}
      </TextAndButton>
      {data ? (
        data.length > 0 && (
          <ul className="grid gap-3">
            {data.map((token) => (
              <TokenRow key={token.id} token={token} onDelete={() => setChosen(token)} />
            ))}
          </ul>
        )
      ) : (
        <ShortListState
          query={query}
          loading={profile.loadingTokens}
          failed={accessTokens.failed}
          className="py-1"
        />
      )}
      {isOpen && code && <code.NewTokenDialog onMade={add} onClose={close} />}
      {chosen && (
        <ConfirmDialog
          title={accessTokens.deleteTitle(isolated(chosen.name))}
          description={accessTokens.deleteWarning}
          answer={accessTokens.delete}
          danger
          pendingLabel={appDialogs.deleting}
          onAnswer={(close) => remove(chosen).finally(close)}
          failed={accessTokens.deleteFailed}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </div>
  )
}

/** Describes what a token may do, when it was last used and when it expires. */
function notesOf({ scope, expiresAt, lastUsedAt }: AccessToken): string {
  const { expired, expires, lastUsed, neverUsed } = accessTokens
  const end = (Date.parse(expiresAt) < Date.now() ? expired : expires)(dayOf(expiresAt))
  return accessTokens.notes(
    accessTokens.scopes[scope],
    lastUsedAt === null ? neverUsed : lastUsed(dayOf(lastUsedAt)),
    end,
  )
}

function TokenRow({ token, onDelete }: { token: AccessToken; onDelete: () => void }) {
  return (
    <li className="-me-3 flex items-center gap-2">
      <div className="grid min-w-0 flex-1">
        <b className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{token.name}</bdi>
        </b>
        <span className="text-chip text-muted">{notesOf(token)}</span>
      </div>
      <IconButton label={accessTokens.deleteLabel(token.name)} className="text-danger" onClick={onDelete}>
        <Trash2 />
      </IconButton>
    </li>
  )
}

/** Provides the user's access tokens, newest first, and functions to add and delete them. */
function useAccessTokens(userId: string) {
  const options = queryOptions({
    queryKey: ['access-tokens', userId],
    queryFn: ({ signal }) => call('listTokens', { signal }),
  })
  const query = useQuery(options)
  const change = (next: (tokens: readonly AccessToken[]) => AccessToken[]) =>
    queryClient.setQueryData(options.queryKey, (tokens) => tokens && next(tokens))

  return {
    query,
    /** Adds a new token to the list, without its secret. */
    add: ({ token: _secret, ...listed }: NewAccessToken) => change((tokens) => [listed, ...tokens]),
    remove: async ({ id, name }: AccessToken) => {
      await ignoreGone(call('deleteToken', { params: { id } }))
      change((tokens) => tokens.filter((token) => token.id !== id))
      announce(accessTokens.deleted(name))
    },
  }
}
