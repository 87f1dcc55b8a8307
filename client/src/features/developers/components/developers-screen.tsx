import { atom, useAtom, useAtomValue } from 'jotai'
import { app } from '#messages/app.ts'
import { developers } from '#messages/developers.ts'
import { basics } from '#messages/basics.ts'
import {
  EXAMPLE_CARD,
  EXAMPLE_LANGUAGES,
  type ApiDocument,
  type ApiReference,
  type ApiRequest,
  type ReferenceCall,
  referenceOf,
} from '#shared/api-reference.ts'
import { endpoints } from '#shared/api.ts'
import { burstOf, RATES } from '#shared/contract/rates.ts'
import { recipesFor } from '#shared/recipes.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { socketExample } from '#shared/socket-example.ts'
import { paths } from '../../../lib/paths.ts'
import { Contents } from './contents.tsx'
import { CodeBlock, Part, Words } from './parts.tsx'
import { call } from '../../../lib/api-client.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { userIdAtom } from '../../../lib/session-atom.ts'
import { useOwnCards } from '../../../sync/receive/use-own-cards.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'

/** The call that the page starts with. */
const FIRST_CALL = 'updateCard'
const LANGUAGES = Object.keys(EXAMPLE_LANGUAGES) as (keyof typeof EXAMPLE_LANGUAGES)[]
const CALLS = RATES['token-calls']
const WRITES = RATES['token-writes']

async function fetchReference(): Promise<ApiReference> {
  const document: unknown = await call('getOpenApi', {})
  return referenceOf(document as ApiDocument, location.origin)
}

/** `/developers`: the API for people who write scripts. */
export default function DevelopersScreen() {
  useTitle(app.developers)
  const { data: reference, hasFailed } = useFetched(useAtomValue(pageDataAtom).reference, fetchReference)
  return (
    <div className="page">
      <h1 className="text-poster-46 lg:text-poster-52">{app.developers}</h1>
      <p className="mt-3 mb-5 text-lead text-pretty">{developers.lead}</p>
      {reference ? (
        <Reference reference={reference} />
      ) : hasFailed ? (
        <p role="alert" className="panel">
          {developers.failed}
        </p>
      ) : (
        <p role="status" className="panel text-muted">
          {basics.loading}
        </p>
      )}
    </div>
  )
}

function Reference({ reference: { origin, calls, events } }: { reference: ApiReference }) {
  // Examples use the user's own card if there is one, or else an example card.
  const own = useOwnCards(useAtomValue(userIdAtom))?.[0]
  const first = calls.find(({ name }) => name === FIRST_CALL)
  const forScripts = calls.filter(({ request }) => request !== undefined)
  const forPages = calls.filter(({ request }) => request === undefined)
  return (
    <div className="grid gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8">
      <nav aria-label={developers.contents} className="grid gap-4 lg:sticky lg:top-6">
        <Contents />
        <LanguageChoice />
      </nav>
      <div className="panel grid min-w-0 gap-6 text-pretty [&_p]:max-w-[40rem]">
        <Part id="change" title={developers.parts.change}>
          <p>
            {rich(developers.token, {
              profile: linkTo(paths.profile),
              code: (words) => <code className="font-mono text-chip">{words}</code>,
            })}
          </p>
          {first?.request && <FirstLine request={first.request} card={own} />}
        </Part>
        <Part id="recipes" title={developers.parts.recipes}>
          <p>
            <Words>{developers.recipesLead}</Words>
          </p>
          {recipesFor({ origin, ...recipeCardOf(own) }).map(({ name, lines }) => (
            <div key={name} className="mt-3 grid min-w-0 gap-2">
              <h3 className="text-poster-22">{developers.recipes[name]}</h3>
              <CodeBlock label={developers.recipes[name]}>{lines}</CodeBlock>
            </div>
          ))}
        </Part>
        <Part id="calls" title={developers.parts.calls}>
          <p>
            <Words>
              {developers.callsLead({
                calls: CALLS.points,
                callsAtOnce: burstOf(CALLS),
                changes: WRITES.points,
                changesAtOnce: burstOf(WRITES),
              })}
            </Words>
          </p>
          <p>
            {rich(developers.openApi, {
              link: (words) => (
                <a href={endpoints.getOpenApi.path} className="font-semibold underline">
                  {words}
                </a>
              ),
            })}
          </p>
          <p>{developers.noBrowsers}</p>
          <div className="mt-3 grid min-w-0 gap-8">
            {forScripts.map((call) => (
              <CallEntry key={call.name} call={call} />
            ))}
          </div>
        </Part>
        <Part id="live" title={developers.parts.live}>
          <p>
            <Words>{developers.liveLead}</Words>
          </p>
          <CodeBlock label={developers.liveExample}>{socketExample(origin)}</CodeBlock>
          <ul className="grid list-disc gap-1.5 ps-5">
            {events.map(({ name, from, text }) => (
              <li key={name}>
                <Words>{`${developers.events[from](name)} ${text}`}</Words>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="pages" title={developers.parts.pages}>
          <p>{developers.pagesLead}</p>
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
      </div>
    </div>
  )
}

const languageAtom = atom<keyof typeof EXAMPLE_LANGUAGES>('curl')

/** The choice of the programming language for all example calls on the page. */
function LanguageChoice() {
  const [language, setLanguage] = useAtom(languageAtom)
  return (
    <Segmented
      legend={developers.language}
      isLegendHidden
      options={LANGUAGES.map((value) => ({ value, label: value }))}
      value={language}
      onChange={setLanguage}
    />
  )
}

function Example({ label, request }: { label: string; request: ApiRequest }) {
  const language = useAtomValue(languageAtom)
  return <CodeBlock label={label}>{EXAMPLE_LANGUAGES[language](request)}</CodeBlock>
}

/** Returns the card that the recipes use: the user's own card, or the example card. */
function recipeCardOf(card: CardReply | undefined): { cardId: string; words: string } {
  return card ? { cardId: card.cardId, words: wordsOf(card)[0] ?? EXAMPLE_CARD.words } : EXAMPLE_CARD
}

/** The first request of a script. For a signed-in user it is about their own card. */
function FirstLine({ request, card }: { request: ApiRequest; card: CardReply | undefined }) {
  return (
    <>
      <Example label={developers.changeExample} request={card ? forCard(request, card) : request} />
      {card && (
        <p className="text-chip wrap-anywhere text-muted">
          {rich(developers.ownCard, { title: () => <bdi>{card.title || basics.untitled}</bdi> })}
        </p>
      )}
    </>
  )
}

/** Returns the example request for another card, with that card's grid. */
function forCard(request: ApiRequest, { cardId, gridSize, hasFreeSpace }: CardReply): ApiRequest {
  const url = request.url.replace(/cards\/[\w-]{10}/, `cards/${cardId}`)
  return { ...request, url, body: { ...(request.body as object), gridSize, hasFreeSpace } }
}

/** A call that scripts can make, with an example. */
function CallEntry({ call }: { call: ReferenceCall }) {
  const { method, path, summary, description, request, codes, limits, scope, isPublic } = call
  const callers = isPublic ? developers.needsNoToken : developers.needsToken(String(scope))
  return (
    <article className="grid min-w-0 gap-2">
      <h3 className="text-poster-22">{summary}</h3>
      <code className="font-mono text-chip [overflow-wrap:anywhere]">{`${method} ${path}`}</code>
      <p>
        <Words>{`${callers} ${description}`}</Words>
      </p>
      {request && <Example label={developers.example(summary)} request={request} />}
      {codes.length > 0 && (
        <p className="text-chip text-muted">
          {[developers.errors(codes.join(', ')), ...limits.map((limit) => developers.limit(limit))].join(' ')}
        </p>
      )}
    </article>
  )
}
