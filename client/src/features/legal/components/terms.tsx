import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

export function Terms() {
  const { yours, dont, measures, guarantee, leaving, who } = legal.terms
  return (
    <>
      <Section title={yours.title}>
        <p>{yours.owned}</p>
        <p>{yours.fridge}</p>
      </Section>
      <Section title={dont.title}>
        <Points>
          <li>{dont.bully}</li>
          <li>{dont.expose}</li>
          <li>{dont.steal}</li>
          <li>{dont.attack}</li>
        </Points>
      </Section>
      <Section title={measures.title}>
        <p>
          {rich(measures.takeDown, { contact: (words) => <TextLink to={paths.contact}>{words}</TextLink> })}
        </p>
      </Section>
      <Section title={guarantee.title}>
        <p>{guarantee.none}</p>
      </Section>
      <Section title={leaving.title}>
        <p>
          {rich(leaving.how, {
            profile: (words) => <TextLink to={paths.profile}>{words}</TextLink>,
            privacy: (words) => <TextLink to={paths.privacy}>{words}</TextLink>,
          })}
        </p>
      </Section>
      <Section title={who.title}>
        <OperatedBy />
      </Section>
    </>
  )
}
