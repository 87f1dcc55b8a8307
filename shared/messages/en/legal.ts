import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'

/** Terms, Privacy and Contact. */
export const legal = {
  operator: {
    /** The operator's name and email address. */
    known: `This ${PRODUCT_NAME} is run by <name></name>. Email: <address></address>`,
    private: `This is a private installation of ${PRODUCT_NAME}: someone runs it for people they know and hasn't published an email here. Ask the person who sent you the link.`,
    failed: "We couldn't load who runs this site. Check your connection and come back to this page.",
  },
  terms: {
    lead: 'Make cards, share them, play them. These are the house rules.',
    yours: {
      title: 'Your cards are yours',
      owned:
        "What you write stays yours. You let us store it and show it to everyone who has the link: that's what a card is for.",
      fridge:
        'Treat a link like a note on a fridge. Anyone who has it can read the card, play it and make a copy of their own.',
    },
    /** A sentence that begins with the title and ends with the last of the points. */
    dont: {
      title: "Please don't",
      bully: 'write anything that breaks the law, or that threatens or bullies someone,',
      expose: "put other people's private details on a card,",
      steal: "share someone else's work or pictures against their will,",
      attack: `try to break in, or to keep ${PRODUCT_NAME} from others.`,
    },
    measures: {
      title: 'What we may do',
      takeDown:
        'We may take down cards and categories and close accounts that break these rules. If you see one, <contact>tell us</contact>.',
    },
    guarantee: {
      title: 'No guarantee',
      none: `We do our best to keep everything running and to lose nothing, but we can't promise it. As far as the law allows, you use ${PRODUCT_NAME} at your own risk.`,
    },
    leaving: {
      title: 'Leaving',
      how: 'You can delete your account at any time in <profile>Profile Settings</profile>. <privacy>Privacy</privacy> says what stays.',
    },
    who: { title: 'Who “we” are' },
  },
  privacy: {
    lead: 'The short version: your marks stay on your device, there are no ads and no trackers, and you can download or delete what we store.',
    device: {
      title: 'On your device only',
      marks:
        'Your marks, your bingos and your own order of squares. We never see who marked what, or who won.',
      cards: "Cards you make without an account, and edits that haven't reached us yet.",
      played: "The last 20 cards you played, for when you're offline, and choices such as dark mode.",
      until:
        "They stay until you clear this site's data in your browser. While you play, we count open pages, so that everyone sees how many play along: a number, no names.",
    },
    account: {
      title: 'If you register',
      stored: 'On our server, until you delete it:',
      names:
        "Your username, email, display name, icon and when you registered. No other user sees your email. Your name is shown to people you share a category with and to the card's other hosts.",
      password:
        'Your password as a one-way code (an argon2id hash). If you log in with Google or your organization, your id there instead.',
      cards:
        'Your cards, your categories with their items, and who you share those with. Who co-hosts your cards, and whose you co-host.',
      versions: `Earlier versions of your cards, and who made them, for ${VERSION_DAYS} days. Only a card's hosts see them.`,
      codes: `The codes of your cards, if you ask for one: each ends ${JOIN_CODE_HOURS} hours after you last used it.`,
      tokens:
        'Your access tokens, if you make any: as one-way codes, with their names and when you last used them.',
      plays: `The last ${RECENT_PLAYS_PER_USER} cards you opened to play, and when.`,
      logIns: `Your log-ins: each ends 30 days after your last visit or when you log out, and there are 50 at most. Links in our emails work for ${LINK_MINUTES} minutes.`,
      cookies:
        'Two cookies belong to that: one keeps you logged in, one says that you may be. Without an account there are none, except for ten minutes while you log in with Google. If you choose a language, one more keeps it for a year, also without an account.',
    },
    links: {
      title: 'What a link shows',
      shown:
        'Anyone who has the link of a card or a category can see it. We ask search engines to leave cards out. A card never says who made it.',
    },
    deletion: {
      title: 'When you delete',
      words: `A deleted card or category can be restored for ${TRASH_DAYS} days, by its owner only. Then, or when it's deleted for good, we delete its words. So that an old link never leads to someone else's, we keep its id, its dates and the account that made it.`,
      account:
        "We delete your account right away, with your categories, what's shared with you and what you played. Your cards stay playable without your name: delete them first if they should go too.",
      backups: "If the people who run this keep backups, it's gone from those when they're overwritten.",
    },
    abuse: {
      title: 'Against abuse',
      counts:
        'We count log-ins, registrations and wrong codes by network address for up to an hour, and what an account does for up to a day, in memory only.',
      log: 'Our log notes the network address of calls we turned down, such as a wrong password, with a code in place of the email. Other lines name an account by its id at most. No line holds an email or a password. The operator decides how long logs are kept.',
    },
    reports: {
      title: 'If you report something',
      kept: `We keep your report for ${REPORT_DAYS} days: what it is about, your reason and words, and your name and email if you give them. Your network address is kept as a one-way code, so that each of them has one open report. The people who run this get it by email.`,
      takenDown: `If they take a card or a category down, its words are kept apart for ${APPEAL_DAYS} days, so that a mistake can be undone, and then deleted. Who decided, what and why is kept for a year.`,
    },
    others: {
      title: 'Others',
      pictures: 'A picture in a free space comes from its own website, which then sees your network address.',
      embeds: 'A website that embeds a card learns nothing from us about you or your marks.',
      logIns: 'Google or your organization learns of your log-in if you choose to log in with it.',
      networks: 'Facebook and Twitter learn nothing unless you press their buttons.',
      nothing: "Nothing else is loaded from anywhere but here, and we don't pass on or sell anything.",
    },
    say: {
      title: 'Your say',
      how: `In <profile>Profile Settings</profile> you can see, correct, download and delete what ${PRODUCT_NAME} stores about you. For anything else, ask:`,
    },
  },
  contact: {
    lead: 'Who is behind this, and how to reach them.',
    who: { title: 'Who runs this' },
    takeDown: {
      title: 'Have something taken down',
      /** Three points follow: what to write. */
      how: 'Is a card or a category about you, does it use your work, or does it break the law? Report it on its page, or tell the people above:',
      link: 'its link, with “/play/” or “/categories/” in it,',
      wrong: "what's wrong with it,",
      reach: "how to reach you, if you'd like an answer.",
      then: "They'll look at it and take it down if it shouldn't be here.",
    },
    yourself: {
      title: 'Quicker without us',
      card: 'A card of your own: delete it in <myCards>My Cards</myCards>.',
      password: 'A lost password: <reset>set a new one</reset>.',
      data: 'Your data: download or delete it in <profile>Profile Settings</profile>.',
    },
    security: {
      title: 'Found a security hole?',
      how: `Thank you for looking. Please tell us before you tell others, and try it on your own cards and accounts only. ${PRODUCT_NAME} will be better for it.`,
    },
  },
}
