import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  type ApiDocument,
  type ApiReference,
  type ReferenceCall,
  referenceOf,
} from '#shared/api-reference.ts'
import { endpoints } from '#shared/api.ts'
import { burstOf, RATES } from '#shared/contract/rates.ts'
import { recipesFor } from '#shared/recipes.ts'
import { wordsOf } from '#shared/rules/card-changes.ts'
import { PRODUCT_NAME, UNTITLED_CARD } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { socketExample } from '#shared/socket-example.ts'
import { paths } from '../../../lib/paths.ts'
import { CodeBlock, Part, Words } from './parts.tsx'
import { call } from '../../../lib/api-client.ts'
import { pageDataAtom } from '../../../lib/page-data.ts'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { fetchMyCards } from '../../../sync/card-requests.ts'
import { useFetched } from '../../../lib/use-fetched.ts'

/** The call that the page begins with. */
const FIRST_CALL = 'updateCard'
const PARTS = {
  change: 'Change a square',
  recipes: 'Recipes',
  calls: 'The API',
  live: 'Follow a card live',
  pages: 'Calls for pages',
}
const CALLS = RATES['token-calls']
const WRITES = RATES['token-writes']

async function fetchReference(signal: AbortSignal): Promise<ApiReference> {
  const document: unknown = await call('getOpenApi', { signal })
  return referenceOf(document as ApiDocument, location.origin)
}

/** The API for people who write scripts. */
export function DevelopersScreen() {
  const { data: reference, hasFailed } = useFetched(useAtomValue(pageDataAtom).reference, fetchReference)
  return (
    <div className="page">
      <div className="mx-auto grid max-w-[52rem] gap-5">
        <h1 className="text-poster-46 lg:text-poster-52">Developers</h1>
        <p className="text-lead text-pretty">
          Let a script fill squares while the show runs. Everyone who has the card open sees it right away.
        </p>
        <div className="panel grid gap-6 text-pretty">
          {reference ? (
            <Reference reference={reference} />
          ) : hasFailed ? (
            <p role="alert">We couldn't load the calls. Check your connection and come back to this page.</p>
          ) : (
            <p role="status" className="text-muted">
              Loading...
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function Reference({ reference: { origin, calls, events } }: { reference: ApiReference }) {
  const own = useNewestCard()
  const first = calls.find(({ name }) => name === FIRST_CALL)
  const forScripts = calls.filter(({ curl }) => curl !== undefined)
  const forPages = calls.filter(({ curl }) => curl === undefined)
  return (
    <>
      <nav aria-label="On this page">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {Object.entries(PARTS).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center font-semibold underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Part id="change" title={PARTS.change}>
        <p>
          Create a token in{' '}
          <Link to={paths.profile} className="font-semibold underline">
            Profile Settings
          </Link>{' '}
          and put it in <code className="font-mono text-chip">TOKEN</code>. The last part of your card's link
          is its id. Squares count from 0, row by row.
        </p>
        {first?.curl !== undefined && <FirstLine curl={first.curl} card={own} />}
      </Part>
      <Part id="recipes" title={PARTS.recipes}>
        <p>
          <Words>
            {`Each call shows up for players and on the stream. A chat bot calls \`bingo\` for messages such as “!call Dog barks”. A Stream Deck sends the request below with a plugin such as API Request. In Streamer.bot, add “Execute C# Code” to the action of your command. Put your token in \`TOKEN\`, and keep it off the stream.`}
          </Words>
        </p>
        {recipesFor({ origin, ...recipeCardOf(own) }).map(({ title, lines }) => (
          <div key={title} className="grid min-w-0 gap-1.5">
            <h3 className="text-poster-22">{title}</h3>
            <CodeBlock label={title}>{lines}</CodeBlock>
          </div>
        ))}
      </Part>
      <Part id="calls" title={PARTS.calls}>
        <p>
          <Words>
            {`Send and expect JSON. Times are in UTC. Every error has a \`code\`. Each call lists its own; any call can also answer \`too-large\`, \`unsupported-media-type\`, \`too-many-requests\`, \`internal\` and \`unavailable\`. A token can make ${CALLS.points} calls a second with bursts of ${burstOf(CALLS)}, ${WRITES.points} of them changes with bursts of ${burstOf(WRITES)}.`}
          </Words>
        </p>
        <p>
          <a href={endpoints.getOpenApi.path} className="font-semibold underline">
            Everything as OpenAPI 3.1
          </a>
          , with the schema of every field. We may add fields and events. Before we remove one, you have a
          year's notice.
        </p>
        <p>
          Run scripts outside of a browser. Pages of other sites can't read our answers or follow a card, with
          a token or without.
        </p>
        <div className="grid min-w-0 gap-6">
          {forScripts.map((call) => (
            <CallEntry key={call.name} call={call} />
          ))}
        </div>
      </Part>
      <Part id="live" title={PARTS.live}>
        <p>
          <Words>
            {`Connect with Socket.IO, over WebSocket only, at \`/socket.io/\`. You need no token. This script follows a card:`}
          </Words>
        </p>
        <CodeBlock label="Follow a card, with socket.io-client">{socketExample(origin)}</CodeBlock>
        <ul className="grid list-disc gap-1.5 ps-5">
          {events.map(({ name, from, text }) => (
            <li key={name}>
              <Words>{`\`${name}\`, from the ${from}. ${text}`}</Words>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="pages" title={PARTS.pages}>
        <p>The pages of {PRODUCT_NAME} make these calls, with a session. Tokens can't.</p>
        <ul className="grid gap-2">
          {forPages.map(({ name, method, path, summary }) => (
            <li key={name} className="grid min-w-0">
              <span>{summary}</span>
              <code className="font-mono text-chip [overflow-wrap:anywhere] text-muted">
                {`${method} ${path}`}
              </code>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

/** The newest card of a signed-in user. */
function useNewestCard(): CardReply | undefined {
  const isSignedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const [card, setCard] = useState<CardReply>()
  useEffect(() => {
    if (!isSignedIn) return
    const unmounted = new AbortController()
    // Without it, the line has an example's id.
    fetchMyCards('', undefined, unmounted.signal).then(
      ([newest]) => setCard(newest),
      () => undefined,
    )
    return () => unmounted.abort()
  }, [isSignedIn])
  return isSignedIn ? card : undefined
}

/** What the recipes call: the reader's own card, or the example. */
function recipeCardOf(card: CardReply | undefined): { cardId: string; words: string } {
  const example = { cardId: 'V1StGXR8_Z', words: 'Who just joined?' }
  return card ? { cardId: card.cardId, words: wordsOf(card)[0] ?? example.words } : example
}

/** The first line of a script. A signed-in user gets it for their own card. */
function FirstLine({ curl, card }: { curl: string; card: CardReply | undefined }) {
  return (
    <>
      <CodeBlock label="Change a square, with curl">{card ? forCard(curl, card) : curl}</CodeBlock>
      {card && (
        <p className="text-chip text-muted">
          <span>This changes a square of your card </span>
          <bdi>{`“${card.title || UNTITLED_CARD}”.`}</bdi>
        </p>
      )}
    </>
  )
}

/** The example for another card, with its grid. */
function forCard(curl: string, { cardId, gridSize, hasFreeSpace }: CardReply): string {
  return curl
    .replace(/cards\/[\w-]{10}/, `cards/${cardId}`)
    .replace(/"gridSize":\d,"hasFreeSpace":true/, `"gridSize":${gridSize},"hasFreeSpace":${hasFreeSpace}`)
}

/** A call that scripts can make, with a line for a shell. */
function CallEntry({ call }: { call: ReferenceCall }) {
  const { method, path, summary, description, curl, codes, limits, scope, isPublic } = call
  const callers = isPublic ? 'Needs no token.' : `Needs a token with \`${scope}\`.`
  return (
    <article className="grid min-w-0 gap-2">
      <h3 className="text-poster-22">{summary}</h3>
      <code className="font-mono text-chip [overflow-wrap:anywhere]">{`${method} ${path}`}</code>
      <p>
        <Words>{`${callers} ${description}`}</Words>
      </p>
      {curl !== undefined && <CodeBlock label={`${summary}, with curl`}>{curl}</CodeBlock>}
      {codes.length > 0 && (
        <p className="text-chip text-muted">
          {`Errors: ${codes.join(', ')}.${limits.map((limit) => ` Limit: ${limit}.`).join('')}`}
        </p>
      )}
    </article>
  )
}
