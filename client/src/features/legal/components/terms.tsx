import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

export function Terms() {
  return (
    <>
      <Section title="Your cards are yours">
        <p>
          What you write stays yours. You let us store it and show it to everyone who has the link: that's
          what a card is for.
        </p>
        <p>
          Treat a link like a note on a fridge. Anyone who has it can read the card, play it and make a copy
          of their own.
        </p>
      </Section>
      <Section title="Please don't">
        <Points>
          <li>write anything that breaks the law, or that threatens or bullies someone,</li>
          <li>put other people's private details on a card,</li>
          <li>share someone else's work or pictures against their will,</li>
          <li>try to break in, or to keep {PRODUCT_NAME} from others.</li>
        </Points>
      </Section>
      <Section title="What we may do">
        <p>
          We may take down cards and categories and close accounts that break these rules. If you see one,{' '}
          <TextLink to={paths.contact}>tell us</TextLink>.
        </p>
      </Section>
      <Section title="No guarantee">
        <p>
          We do our best to keep everything running and to lose nothing, but we can't promise it. As far as
          the law allows, you use {PRODUCT_NAME} at your own risk.
        </p>
      </Section>
      <Section title="Leaving">
        <p>
          You can delete your account at any time in <TextLink to={paths.profile}>Profile Settings</TextLink>.{' '}
          <TextLink to={paths.privacy}>Privacy</TextLink> says what stays.
        </p>
      </Section>
      <Section title="Who “we” are">
        <OperatedBy />
      </Section>
    </>
  )
}
