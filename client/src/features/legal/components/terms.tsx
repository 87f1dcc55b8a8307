import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section } from './section.tsx'

export function Terms() {
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
