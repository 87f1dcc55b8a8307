import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section } from './section.tsx'

/**
 * Describes the code. The numbers are from server/http/session.ts, server/services/user-sessions.ts,
 * server/http/rate-limits.ts and client/src/sync/offline-cards.ts; what a deleted card leaves is in server/models/card.ts.
 */
export function Privacy() {
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
