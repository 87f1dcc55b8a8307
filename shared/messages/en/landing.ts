export const landing = {
  /** Three shouts are the headline, and three lines beside it say the same at more length. A `<verb>` comes first: with room, it is a line of its own. */
  pitch: {
    make: { shout: 'Make it.', line: '<verb>Create</verb> a card of things that always happen.' },
    send: { shout: 'Send it.', line: '<verb>Share</verb> one link. Everyone plays.' },
    shout: { shout: 'Shout it.', line: '<verb>Play</verb> tap by tap. A\u00a0line is a BINGO.' },
  },
  create: 'Create Your First Card',
  noAccount: 'Play or make a card without an account.',
  onlyToShare: 'Log in to edit live.',
  occasions: 'What are you watching, attending, enduring?',
  movies: 'Movie nights',
  meetings: 'Virtual meetings',
  classroom: 'Classroom activities',
  family: 'Family gatherings',
  road: 'Road trips',
  office: 'Office parties',
  sports: 'Sports events',
  television: 'TV show marathons',
  /** Makes a card of the numbers; also its title. */
  classic: 'Classic bingo, 1 to 75',
  /** Makes a card of a random occasion. */
  surprise: 'Surprise me',
  shuffling: 'Shuffling...',
  start: 'Get Started Now',

  /** A small card to try, one square away from a bingo. */
  sample: {
    explanation: 'A sample card you can play right here. Nothing is saved or sent.',
    /** Before a field with the card's title. */
    tryIt: 'Try it:',
    heading: (title: string) => `Try it: ${title}`,
    titleField: 'Name your card',
    /** @param sentence which line it is, or how many */
    won: (sentence: string) => `BINGO! ${sentence}`,
    /** From two on. */
    lines: (count: number) => `${count} lines`,
    idle: 'Tap what happens',
    nudge: 'Go ahead, tap it',
    makeOwn: 'Make your own',
    again: 'Again',
    reset: 'Sample card reset. One to go.',
  },

  /** For someone who has been here before: the last cards. */
  welcome: {
    title: 'Your cards',
    logIn: 'Log in for all your cards',
    all: 'All my cards',
    newCard: 'New card',
    play: 'Play',
    playNamed: (title: string) => `Play ${title}`,
    edit: 'Edit',
    editNamed: (title: string) => `Edit ${title}`,
  },
}
