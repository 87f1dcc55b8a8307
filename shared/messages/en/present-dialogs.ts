export const presentDialogs = {
  options: {
    title: 'Calling options',
    playersSee: 'Players see the calls',
    playersSeeHint: "Called squares get a ring. No one's marks change.",
    say: 'Say the words',
    sayHint: 'With a voice of this device.',
    automatic: 'Automatic calls',
    automaticHint: 'They stop when you leave this page.',
    off: 'Off',
    every: (seconds: number) => `Every ${seconds} seconds`,
  },
  /** Keys as their caps name them, commas between alternatives, and what they do. */
  shortcuts: {
    title: 'Keyboard shortcuts',
    clicker: 'A presentation clicker works too.',
    single: 'Single-key shortcuts',
    card: { keys: '1, C', effect: 'The card' },
    code: { keys: '2, Q', effect: 'The QR code' },
    caller: { keys: '3, L', effect: 'The caller’s list' },
    fullScreen: { keys: 'F', effect: 'Full screen; Esc leaves it' },
    next: { keys: 'Space, →, Page Down', effect: 'The next word' },
    back: { keys: '←, Page Up', effect: 'Undo last call' },
  },
  startOver: {
    title: 'Start over?',
    withRound:
      'This starts a new round: it clears everything called so far for everyone, and asks players to clear their marks.',
    callsOnly: 'This clears everything called so far and reshuffles the words.',
    answer: 'Start over',
    pending: 'Starting...',
    roundToo: 'Start a new round too',
    roundTooHint: 'Asks players to clear their marks.',
  },
}
