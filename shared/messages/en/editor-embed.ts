/** The dialog that puts a card on a website or into a stream. */
export const editorEmbed = {
  title: 'Embed This Card',
  explanation: 'Put the live card on a website or in OBS. Your edits show up there right away.',
  places: 'Where it goes',
  website: 'Website',
  stream: 'Stream (OBS)',
  code: 'Embed code',
  codeCopied: 'Embed code copied',
  codeCopiedText: 'Paste it where your page takes HTML.',
  wordPress: "In WordPress, put the card's link on a line of its own instead.",
  copyFailedText: 'Select the embed code and copy it by hand.',
  colors: 'Colors',
  /** The names of the colors, each on a button of its own. */
  schemes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  marks: 'Players can mark squares',
  marksHint: 'Turn it off for a picture that follows your edits.',
  transparent: 'Transparent background',
  transparentHint: 'Your page shows through around the card.',
  link: 'Link for a browser source',
  linkCopied: 'Link copied',
  linkCopiedText: 'Paste it as the URL of a browser source.',
  /** The words in `<path>` are menu items of the program OBS, in its own translation. */
  steps: (width: string, height: string) =>
    `In OBS: <path>Sources, +, Browser</path>. Paste the link as the URL and set width ${width} and height ${height}. The stream shows each word that you call.`,
  size: 'Size',
  preview: 'Preview',
  previewOf: (card: string) => `Preview of ${card}`,
}
