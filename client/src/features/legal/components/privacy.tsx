import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import { paths } from '../../../lib/paths.ts'
import { OperatedBy } from './operated-by.tsx'
import { Points, Section, TextLink } from './section.tsx'

/**
 * Describes the code. The numbers are from server/http/session.ts, server/services/user-sessions.ts,
 * server/http/rate-limits.ts and client/src/sync/offline-cards.ts; what a deleted card leaves is in server/models/card.ts.
 */
export function Privacy() {
  return (
    <>
      <Section title="On your device only">
        <Points>
          <li>
            Your marks, your bingos and your own order of squares. We never see who marked what, or who won.
          </li>
          <li>Cards you make without an account, and edits that haven't reached us yet.</li>
          <li>The last 20 cards you played, for when you're offline, and choices such as dark mode.</li>
        </Points>
        <p>
          They stay until you clear this site's data in your browser. While you play, we count open pages, so
          that everyone sees how many play along: a number, no names.
        </p>
      </Section>
      <Section title="If you register">
        <p>On our server, until you delete it:</p>
        <Points>
          <li>
            Your username, email, display name, icon and when you registered. No other user sees your email.
            Your name is shown to people you share a category with and to the card's other hosts.
          </li>
          <li>
            Your password as a one-way code (an argon2id hash). If you log in with Google or your
            organization, your id there instead.
          </li>
          <li>
            Your cards, your categories with their items, and who you share those with. Who co-hosts your
            cards, and whose you co-host.
          </li>
          <li>
            Earlier versions of your cards, and who made them, for {VERSION_DAYS} days. Only a card's hosts
            see them.
          </li>
          <li>
            The codes of your cards, if you ask for one: each ends {JOIN_CODE_HOURS} hours after you last used
            it.
          </li>
          <li>
            Your access tokens, if you make any: as one-way codes, with their names and when you last used
            them.
          </li>
          <li>The last {RECENT_PLAYS_PER_USER} cards you opened to play, and when.</li>
          <li>
            Your log-ins: each ends 30 days after your last visit or when you log out, and there are 50 at
            most. Links in our emails work for {LINK_MINUTES} minutes.
          </li>
        </Points>
        <p>
          Two cookies belong to that: one keeps you logged in, one says that you may be. Without an account
          there are none, except for ten minutes while you log in with Google.
        </p>
      </Section>
      <Section title="What a link shows">
        <p>
          Anyone who has the link of a card or a category can see it. We ask search engines to leave cards
          out. A card never says who made it.
        </p>
      </Section>
      <Section title="When you delete">
        <Points>
          <li>
            We delete a card's or category's words right away. So that an old link never leads to someone
            else's, we keep its id and dates and, for a card, the account that made it.
          </li>
          <li>
            We delete your account right away, with your categories, what's shared with you and what you
            played. Your cards stay playable without your name: delete them first if they should go too.
          </li>
          <li>If the people who run this keep backups, it's gone from those when they're overwritten.</li>
        </Points>
      </Section>
      <Section title="Against abuse">
        <p>
          We count log-ins, registrations and wrong codes by network address for up to an hour, and what an
          account does for up to a day, in memory only.
        </p>
        <p>
          Our log notes the network address of calls we turned down, such as a wrong password, with a code in
          place of the email. Other lines name an account by its id at most. No line holds an email or a
          password. The operator decides how long logs are kept.
        </p>
      </Section>
      <Section title="If you report something">
        <p>
          We keep your report for {REPORT_DAYS} days: what it is about, your reason and words, and your name
          and email if you give them. Your network address is kept as a one-way code, so that each of them has
          one open report. The people who run this get it by email.
        </p>
        <p>
          If they take a card down, its words are kept apart for {APPEAL_DAYS} days, so that a mistake can be
          undone, and then deleted. Who decided, what and why is kept for a year.
        </p>
      </Section>
      <Section title="Others">
        <Points>
          <li>A picture in a free space comes from its own website, which then sees your network address.</li>
          <li>A website that embeds a card learns nothing from us about you or your marks.</li>
          <li>Google or your organization learns of your log-in if you choose to log in with it.</li>
          <li>Facebook and Twitter learn nothing unless you press their buttons.</li>
        </Points>
        <p>Nothing else is loaded from anywhere but here, and we don't pass on or sell anything.</p>
      </Section>
      <Section title="Your say">
        <p>
          In <TextLink to={paths.profile}>Profile Settings</TextLink> you can see, correct, download and
          delete what {PRODUCT_NAME} stores about you. For anything else, ask:
        </p>
        <OperatedBy />
      </Section>
    </>
  )
}
