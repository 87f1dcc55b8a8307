import type { languages as english } from '../en/languages.ts'
import type { Messages } from '../messages.ts'

export const languages: Messages<typeof english> = {
  title: 'Lingua',
  current: (name) => `Lingua: ${name}`,
  notChecked: 'Traduzione non ancora riletta da chi è madrelingua.',
  help: '<link>Aiutaci</link> a migliorarla.',
  failed: 'La lingua non è cambiata',
}
