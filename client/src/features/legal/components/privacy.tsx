import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

/**
 * Describes the code. The numbers are from server/http/session.ts, server/services/user-sessions.ts,
 * server/http/rate-limits.ts and client/src/sync/offline-cards.ts; what a deleted card leaves is in server/models/card.ts.
 */
export function Privacy() {
  const { device, account, links, deletion, abuse, reports, others, say } = legal.privacy
  return (
    <>
      <Section title={device.title}>
        <Points>
          <li>{device.marks}</li>
          <li>{device.cards}</li>
          <li>{device.played}</li>
        </Points>
        <p>{device.until}</p>
      </Section>
      <Section title={account.title}>
        <p>{account.stored}</p>
        <Points>
          <li>{account.names}</li>
          <li>{account.password}</li>
          <li>{account.cards}</li>
          <li>{account.versions}</li>
          <li>{account.codes}</li>
          <li>{account.tokens}</li>
          <li>{account.plays}</li>
          <li>{account.logIns}</li>
        </Points>
        <p>{account.cookies}</p>
      </Section>
      <Section title={links.title}>
        <p>{links.shown}</p>
      </Section>
      <Section title={deletion.title}>
        <Points>
          <li>{deletion.words}</li>
          <li>{deletion.account}</li>
          <li>{deletion.backups}</li>
        </Points>
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
        <Points>
          <li>{others.pictures}</li>
          <li>{others.embeds}</li>
          <li>{others.logIns}</li>
          <li>{others.networks}</li>
        </Points>
        <p>{others.nothing}</p>
      </Section>
      <Section title={say.title}>
        <p>{rich(say.how, { profile: (words) => <TextLink to={paths.profile}>{words}</TextLink> })}</p>
        <OperatedBy />
      </Section>
    </>
  )
}
