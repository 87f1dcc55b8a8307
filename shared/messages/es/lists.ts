import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Abrir un archivo',
  file: 'Archivo con una lista',
  notRead: (name) => `“${name}” no se puede leer`,
  unreadable: 'Inténtalo de nuevo, o copia la lista y pégala.',
  tooLarge: 'El archivo pesa más de 5 MB. Copia la parte que necesitas y pégala.',
  oldOffice:
    'El archivo tiene contraseña o un formato antiguo. Guárdalo sin contraseña como .xlsx, .docx o .csv.',
  broken: 'El archivo está dañado. Guárdalo otra vez, o copia la lista y pégala.',
  noText: 'No encontramos palabras que podamos leer. Prueba con un texto, una tabla o un documento.',
}
