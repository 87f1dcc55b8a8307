export const presentDialogs = {
  options: {
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
}
