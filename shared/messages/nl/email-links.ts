import { LINK_MINUTES } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { emailLinks as english } from '../en/email-links.ts'

export const emailLinks: Messages<typeof english> = {
  logIn: 'Inloggen',
  profile: 'Profiel',
  reset: {
    title: 'Nieuw wachtwoord',
    confirmPassword: 'Wachtwoord herhalen',
    save: 'Wachtwoord opslaan',
    failed: 'Wachtwoord niet gewijzigd',
    backToLogIn: 'Terug naar inloggen',
    requestAgain: 'Nieuwe link aanvragen',
    done: 'Je nieuwe wachtwoord werkt',
    doneText: 'Je kunt er nu mee inloggen. Op al je andere apparaten hebben we je uitgelogd.',
    incomplete: 'Die link was niet compleet. Open hem nog eens vanuit de mail, of vraag hier een nieuwe aan.',
    requestHint: 'We mailen je een link om een nieuw wachtwoord in te stellen.',
    request: 'Mail me een link',
    requested: 'Kijk in je mail',
    requestedText: 'Hoort er een account bij dat adres, dan is er een link onderweg.',
    expires: `De link werkt één keer en verloopt na ${LINK_MINUTES} minuten.`,
  },
  verify: {
    title: 'E-mailadres bevestigen',
    incomplete: 'Deze link is niet compleet. Open hem nog eens vanuit de mail.',
    pending: 'Je e-mailadres wordt bevestigd',
    done: 'Je e-mailadres is bevestigd',
    doneText: 'Vergeet je ooit je wachtwoord, dan kunnen we je een link voor een nieuw mailen.',
    already: 'Al bevestigd',
    alreadyText: (reason: string, email: string) => `${reason} Je e-mailadres ${email} is bevestigd.`,
    invalid: 'Je e-mailadres is niet bevestigd',
    logInForLink: 'Log in voor een nieuwe link',
    sendAgain: 'Nieuwe link sturen',
    failed: 'Nog niet bevestigd',
  },
}
