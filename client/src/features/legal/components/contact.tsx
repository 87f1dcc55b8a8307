import { PRODUCT_NAME } from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

export function Contact() {
  return (
    <>
      <Section title="Who runs this">
        <OperatedBy />
      </Section>
      <Section title="Have something taken down">
        <p>
          Is a card or a category about you, does it use your work, or does it break the law? Press “Report”
          under More on its page, or tell the people above:
        </p>
        <Points>
          <li>its link, with “/play/” or “/categories/” in it,</li>
          <li>what's wrong with it,</li>
          <li>how to reach you, if you'd like an answer.</li>
        </Points>
        <p>They'll look at it and take it down if it shouldn't be here.</p>
      </Section>
      <Section title="Quicker without us">
        <Points>
          <li>
            A card of your own: delete it in <TextLink to={paths.myCards}>My Cards</TextLink>.
          </li>
          <li>
            A lost password: <TextLink to={paths.resetPassword}>set a new one</TextLink>.
          </li>
          <li>
            Your data: download or delete it in <TextLink to={paths.profile}>Profile Settings</TextLink>.
          </li>
        </Points>
      </Section>
      <Section title="Found a security hole?">
        <p>
          Thank you for looking. Please tell us before you tell others, and try it on your own cards and
          accounts only. {PRODUCT_NAME} will be better for it.
        </p>
      </Section>
    </>
  )
}
