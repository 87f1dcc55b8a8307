import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

export function Contact() {
  const { who, takeDown, yourself, security } = legal.contact
  return (
    <>
      <Section title={who.title}>
        <OperatedBy />
      </Section>
      <Section title={takeDown.title}>
        <p>{takeDown.how}</p>
        <Points>
          <li>{takeDown.link}</li>
          <li>{takeDown.wrong}</li>
          <li>{takeDown.reach}</li>
        </Points>
        <p>{takeDown.then}</p>
      </Section>
      <Section title={yourself.title}>
        <Points>
          <li>
            {rich(yourself.card, { myCards: (words) => <TextLink to={paths.myCards}>{words}</TextLink> })}
          </li>
          <li>
            {rich(yourself.password, {
              reset: (words) => <TextLink to={paths.resetPassword}>{words}</TextLink>,
            })}
          </li>
          <li>
            {rich(yourself.data, { profile: (words) => <TextLink to={paths.profile}>{words}</TextLink> })}
          </li>
        </Points>
      </Section>
      <Section title={security.title}>
        <p>{security.how}</p>
      </Section>
    </>
  )
}
