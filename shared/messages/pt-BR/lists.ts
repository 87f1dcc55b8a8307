import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Abrir um arquivo',
  file: 'Arquivo com uma lista',
  notRead: (name) => `Não deu para ler “${name}”`,
  unreadable: 'Tente de novo, ou copie e cole a lista.',
  tooLarge: 'O arquivo tem mais de 5 MB. Copie e cole só a parte de que você precisa.',
  oldOffice: 'O arquivo tem senha ou um formato antigo. Salve sem senha como .xlsx, .docx ou .csv.',
  broken: 'O arquivo está danificado. Salve de novo, ou copie e cole a lista.',
  noText: 'Não achamos palavras que dê para ler. Tente um texto, uma tabela ou um documento.',
}
