import type { Messages } from '../messages.ts'
import type { profile as english } from '../en/profile.ts'

export const profile: Messages<typeof english> = {
  form: 'Profiel',
  displayName: 'Weergavenaam',
  save: 'Opslaan',
  saved: 'Profiel opgeslagen',
  saveFailed: 'Niet opgeslagen',
  saveUnexplained: 'Je profiel is niet opgeslagen. Probeer het nog eens.',

  preview: 'Voorbeeld',
  unconfirmed: 'E-mailadres niet bevestigd',
  resend: 'Mail opnieuw sturen',
  since: 'Lid sinds <day></day>',
  sinceGoogle: 'Lid sinds <day></day>, inloggen met Google',
  sinceOrganization: 'Lid sinds <day></day>, inloggen via je organisatie',

  passwordTitle: 'Wachtwoord wijzigen',
  currentPassword: 'Huidig wachtwoord',
  confirmPassword: 'Nieuw wachtwoord herhalen',
  changePassword: 'Wachtwoord wijzigen',
  passwordChanged: 'Wachtwoord gewijzigd',
  passwordChangedText: 'Op alle andere apparaten hebben we je uitgelogd.',
  passwordFailed: 'Wachtwoord niet gewijzigd',

  devicesTitle: 'Andere apparaten',
  devices: 'Telefoon kwijt? Op school nog ingelogd? Log hier in één keer uit op al je andere apparaten.',
  logOutOthers: 'Andere apparaten uitloggen',
  loggingOutOthers: 'Uitloggen…',
  othersOut: 'Andere apparaten uitgelogd',
  othersOutText: 'Alleen dit apparaat is nu nog ingelogd.',
  othersFailed: 'Niet uitgelogd',

  tokensTitle: 'Toegangstokens',
  loadingTokens: 'Je tokens laden',

  dataTitle: 'Je gegevens',
  data: 'Eén bestand met je account, kaarten en categorieën, en wat je hebt gespeeld. Bij “Mijn kaarten” kun je de kaarten eruit importeren.',
  download: 'Mijn gegevens downloaden',
  downloading: 'Downloaden…',
  downloaded: 'Gegevens gedownload',
  downloadedText: (file: string) => `Zoek ${file} bij je downloads.`,
  downloadFailed: 'Gegevens niet gedownload',
  cutOff: 'De verbinding viel weg voordat alles er was. Probeer het nog eens.',

  deletionTitle: 'Account verwijderen',
  deletion:
    'We verwijderen je naam, e-mailadres en categorieën. Iedereen met de link kan je kaarten blijven spelen.',
  delete: 'Account verwijderen',

  accountDeletion: {
    title: 'Je account verwijderen?',
    warning:
      'Dit kun je niet ongedaan maken. We verwijderen ook je categorieën. Iedereen met de link kan je kaarten blijven spelen, maar niemand kan ze nog bewerken.',
    password: 'Je wachtwoord',
    delete: 'Verwijderen',
    deleted: 'Account verwijderd',
    deletedText: 'Iedereen met de link kan je kaarten blijven spelen.',
    failed: 'Account niet verwijderd',
    logInAgain: 'Log opnieuw in en verwijder dan het account.',
  },
}
