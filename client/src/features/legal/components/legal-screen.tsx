import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { legal } from '#messages/legal.ts'
import type { Operator } from '#shared/contract/server.ts'
import { SCREENS } from '#shared/screens.ts'
import { call } from '../../../lib/api-client.ts'
import { useFetched } from '../../../lib/lazy/use-fetched.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { paths } from '../../../lib/paths.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { MailLink } from '../../../ui/mail-link.tsx'
import { rich } from '../../../ui/rich.tsx'

const PAGES = ['terms', 'privacy', 'contact'] as const
const SECTIONS = { terms: termsSections, privacy: privacySections, contact: contactSections }

/** `/terms`, `/privacy` and `/contact`: one panel of text, with dotted lines between its sections. */
export default function LegalScreen() {
  const { pathname } = useLocation()
  const page = PAGES.find((name) => matchPath(SCREENS[name], pathname)) ?? 'terms'
  const { data: operator, hasFailed } = useFetched(useAtomValue(pageDataAtom).operator, fetchOperator)
  useTitle(app[page])
  return (
    <div className="page">
      <div className="mx-auto grid max-w-[44rem] gap-5">
        <h1 className="text-poster-46 lg:text-poster-52">{app[page]}</h1>
        <p className="text-lead text-pretty">{legal[page].lead}</p>
        <div className="panel grid gap-5 text-pretty wrap-anywhere">
          {SECTIONS[page](<OperatedBy operator={operator} hasFailed={hasFailed} />, operator === null).map(
            ([title, ...parts]) => (
              <section
                key={title}
                className="grid gap-2.5 border-edge not-first:border-t-2 not-first:border-dotted not-first:pt-5"
              >
                <h2 className="text-poster-24">{title}</h2>
                {parts.map((part, index) =>
                  isList(part) ? <Points key={index} {...part} /> : <p key={index}>{part}</p>,
                )}
              </section>
            ),
          )}
        </div>
      </div>
    </div>
  )
}

interface List {
  points: readonly ReactNode[]
}

/** The sections of a page, each with a title followed by paragraphs and lists. */
type Sections = readonly (readonly [title: string, ...parts: (ReactNode | List)[]])[]

const isList = (part: ReactNode | List): part is List =>
  typeof part === 'object' && part !== null && 'points' in part

function Points({ points }: List) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}

function termsSections(operatedBy: ReactNode): Sections {
  const { yours, dont, measures, guarantee, leaving, who } = legal.terms
  return [
    [yours.title, yours.owned, yours.fridge],
    [dont.title, { points: [dont.bully, dont.expose, dont.steal, dont.attack] }],
    [measures.title, rich(measures.takeDown, { contact: linkTo(paths.contact) })],
    [guarantee.title, guarantee.none],
    [leaving.title, rich(leaving.how, { profile: linkTo(paths.profile), privacy: linkTo(paths.privacy) })],
    [who.title, operatedBy],
  ]
}

/**
 * The privacy policy must match the code. Its numbers are from server/http/login/session.ts,
 * server/services/accounts/user-sessions.ts, server/http/limits/rate-limits.ts and
 * client/src/sync/offline/offline-cards.ts; what remains of a deleted card is in server/models/card.ts.
 */
function privacySections(operatedBy: ReactNode): Sections {
  const { device, account, links, deletion, abuse, reports, others, say } = legal.privacy
  const { names, password, cards, versions, codes, tokens, plays, logIns } = account
  return [
    [device.title, { points: [device.marks, device.cards, device.played] }, device.until],
    [
      account.title,
      account.stored,
      { points: [names, password, cards, versions, codes, tokens, plays, logIns] },
      account.cookies,
    ],
    [links.title, links.shown],
    [deletion.title, { points: [deletion.words, deletion.account, deletion.backups] }],
    [abuse.title, abuse.counts, abuse.log],
    [reports.title, reports.kept, reports.takenDown],
    [
      others.title,
      { points: [others.pictures, others.embeds, others.logIns, others.networks] },
      others.nothing,
    ],
    [say.title, rich(say.how, { profile: linkTo(paths.profile) }), operatedBy],
  ]
}

function contactSections(operatedBy: ReactNode, isPrivate: boolean): Sections {
  const { who, takeDown, yourself, security } = legal.contact
  const byOneself = {
    points: [
      rich(yourself.card, { myCards: linkTo(paths.myCards) }),
      rich(yourself.password, { reset: linkTo(`${paths.resetPassword}?forgotten`) }),
      rich(yourself.data, { profile: linkTo(paths.profile) }),
    ],
  }
  const first = [who.title, operatedBy] as const
  const quicker = [yourself.title, byOneself] as const
  // A private installation has no operator to contact, so it omits the other sections.
  if (isPrivate) return [first, quicker]
  const points = [takeDown.link, takeDown.wrong, takeDown.reach]
  return [
    first,
    [takeDown.title, takeDown.how, { points }, takeDown.then],
    quicker,
    [security.title, security.how],
  ]
}

const fetchOperator = async () => (await call('getConfig', {})).operator

/** Names the operator of this server and their contact address, or says that it is a private installation. */
function OperatedBy({ operator, hasFailed }: { operator: Operator | null | undefined; hasFailed: boolean }) {
  if (operator === undefined && hasFailed) return legal.operator.failed
  if (operator === undefined)
    return (
      <span role="status" className="text-muted">
        {basics.loading}
      </span>
    )
  if (operator === null) return <span key="private">{legal.operator.private}</span>
  return (
    <span key="operator">
      {rich(legal.operator.known, {
        name: () => <b dir="auto">{operator.name}</b>,
        address: () => <MailLink email={operator.email} />,
      })}
    </span>
  )
}
