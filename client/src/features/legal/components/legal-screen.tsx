import { matchPath, useLocation } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { legal } from '#messages/legal.ts'
import { SCREENS } from '#shared/screens.ts'
import { paths } from '../../../lib/paths.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section } from './section.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'

const SECTIONS = { terms: Terms, privacy: Privacy, contact: Contact }
const PAGES = ['terms', 'privacy', 'contact'] as const

/** `/terms`, `/privacy` and `/contact`: one sheet of text, its sections separated by dots. */
export default function LegalScreen() {
  const { pathname } = useLocation()
  const page = PAGES.find((name) => matchPath(SCREENS[name], pathname)) ?? 'terms'
  const title = app[page]
  const Sections = SECTIONS[page]
  useTitle(title)
  return (
    <div className="page">
      <div className="mx-auto grid max-w-[44rem] gap-5">
        <h1 className="text-poster-46 lg:text-poster-52">{title}</h1>
        <p className="text-lead text-pretty">{legal[page].lead}</p>
        <div className="panel grid gap-5 text-pretty wrap-anywhere">
          <Sections />
        </div>
      </div>
    </div>
  )
}

function Terms() {
  const { yours, dont, measures, guarantee, leaving, who } = legal.terms
  return (
    <>
      <Section title={yours.title}>
        <p>{yours.owned}</p>
        <p>{yours.fridge}</p>
      </Section>
      <Section title={dont.title}>
        <Points items={[dont.bully, dont.expose, dont.steal, dont.attack]} />
      </Section>
      <Section title={measures.title}>
        <p>{rich(measures.takeDown, { contact: linkTo(paths.contact) })}</p>
      </Section>
      <Section title={guarantee.title}>
        <p>{guarantee.none}</p>
      </Section>
      <Section title={leaving.title}>
        <p>{rich(leaving.how, { profile: linkTo(paths.profile), privacy: linkTo(paths.privacy) })}</p>
      </Section>
      <Section title={who.title}>
        <OperatedBy />
      </Section>
    </>
  )
}

/**
 * Describes the code. The numbers are from server/http/login/session.ts, server/services/accounts/user-sessions.ts,
 * server/http/limits/rate-limits.ts and client/src/sync/offline/offline-cards.ts; what a deleted card leaves is in server/models/card.ts.
 */
function Privacy() {
  const { device, account, links, deletion, abuse, reports, others, say } = legal.privacy
  return (
    <>
      <Section title={device.title}>
        <Points items={[device.marks, device.cards, device.played]} />
        <p>{device.until}</p>
      </Section>
      <Section title={account.title}>
        <p>{account.stored}</p>
        <Points
          items={[
            account.names,
            account.password,
            account.cards,
            account.versions,
            account.codes,
            account.tokens,
            account.plays,
            account.logIns,
          ]}
        />
        <p>{account.cookies}</p>
      </Section>
      <Section title={links.title}>
        <p>{links.shown}</p>
      </Section>
      <Section title={deletion.title}>
        <Points items={[deletion.words, deletion.account, deletion.backups]} />
      </Section>
      <Section title={abuse.title}>
        <p>{abuse.counts}</p>
        <p>{abuse.log}</p>
      </Section>
      <Section title={reports.title}>
        <p>{reports.kept}</p>
        <p>{reports.takenDown}</p>
      </Section>
      <Section title={others.title}>
        <Points items={[others.pictures, others.embeds, others.logIns, others.networks]} />
        <p>{others.nothing}</p>
      </Section>
      <Section title={say.title}>
        <p>{rich(say.how, { profile: linkTo(paths.profile) })}</p>
        <OperatedBy />
      </Section>
    </>
  )
}

function Contact() {
  const { who, takeDown, yourself, security } = legal.contact
  return (
    <>
      <Section title={who.title}>
        <OperatedBy />
      </Section>
      <Section title={takeDown.title}>
        <p>{takeDown.how}</p>
        <Points items={[takeDown.link, takeDown.wrong, takeDown.reach]} />
        <p>{takeDown.then}</p>
      </Section>
      <Section title={yourself.title}>
        <Points
          items={[
            rich(yourself.card, { myCards: linkTo(paths.myCards) }),
            rich(yourself.password, { reset: linkTo(paths.resetPassword) }),
            rich(yourself.data, { profile: linkTo(paths.profile) }),
          ]}
        />
      </Section>
      <Section title={security.title}>
        <p>{security.how}</p>
      </Section>
    </>
  )
}
