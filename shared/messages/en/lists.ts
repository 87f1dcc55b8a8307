/** Files with lists. */
export const lists = {
  openFile: 'Open a file',
  file: 'File with a list',
  notRead: (name: string) => `“${name}” can't be read`,
  unreadable: 'Try again, or copy the list and paste it.',
  tooLarge: "It's larger than 5 MB. Copy the part you need and paste it.",
  oldOffice: 'It has a password or an old format. Save it as .xlsx, .docx or .csv without a password.',
  broken: "It's damaged. Save it again, or copy the list and paste it.",
  noText: 'There are no words in it that we can read. Try a text, a table or a document.',
}
