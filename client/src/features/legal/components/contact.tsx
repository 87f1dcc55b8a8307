import { legal } from '#messages/legal.ts'
import { paths } from '../../../lib/paths.ts'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section } from './section.tsx'

export function Contact() {
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
