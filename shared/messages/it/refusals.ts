import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Qui dentro qualcosa non va.',
    'not-signed-in': 'Accedi.',
    'another-account':
      'Qui ha fatto l’accesso un’altra persona, quindi non è cambiato nulla. Controlla di chi è questo account e riprova.',
    'invalid-credential': 'La tua identità non è confermata. Accedi.',
    'invalid-token': 'Questo token di accesso non funziona.',
    'invalid-action-code': 'Questo link è incompleto. Aprilo di nuovo dall’email.',
    'expired-action-code': 'Questo link è già stato usato o è scaduto.',
    'wrong-password': 'Non è la tua password.',
    'requires-recent-login': 'Accedi di nuovo.',
    'registration-closed': 'Per registrarsi qui serve un invito. Chiedi a chi gestisce questo server.',
    forbidden: 'Qui non hai il permesso di farlo.',
    'insufficient-scope': 'Questo token di accesso non ha il permesso di farlo.',
    'foreign-origin': 'Questa chiamata arriva da un altro sito.',
    'account-suspended': 'Questo account è sospeso.',
    'not-found': 'Non l’abbiamo trovato.',
    removed: 'Questo contenuto è stato rimosso dopo una segnalazione.',
    'card-id-taken': 'Questo ID di cartella è già in uso.',
    'category-id-taken': 'Questo ID di categoria è già in uso.',
    'email-already-in-use': 'Questo nome utente o questa email sono già in uso.',
    conflict: 'Nel frattempo è cambiato altrove.',
    'version-conflict': 'Nel frattempo è cambiato altrove.',
    'quota-exceeded': 'Non c’è più spazio. Elimina qualcosa per fare posto.',
    'too-many-requests': 'Troppi tentativi. Aspetta un attimo.',
    'too-large': 'La richiesta è troppo grande.',
    'unsupported-media-type': 'Qui dentro qualcosa non va.',
    'not-implemented': 'Questo server non lo offre.',
    unavailable: 'Il server è molto occupato. Riprova tra un attimo.',
    internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
  },

  sentences: {
    'Please log in again, then delete the account.': 'Accedi di nuovo, poi elimina l’account.',
    'Incorrect email or password.': 'Email o password sbagliata.',
    "That's not your current password.": 'Non è la tua password attuale.',
    "People don't log in with a password here. Use the button on the login page.":
      'Qui non si accede con una password. Usa il pulsante nella pagina di accesso.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Questo account è sospeso. La nostra pagina Contatti dice chi può spiegarti perché.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Questo server non accetta nuovi account. Se te ne serve uno, chiedi a chi gestisce questo server.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Per registrarsi qui serve un invito. Chiedilo a chi gestisce questo server.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Questo invito è già stato usato o è scaduto. Chiedine un altro a chi gestisce questo server.',
    'Use the address that we sent the invitation to.': 'Usa l’indirizzo a cui è arrivato l’invito.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'Ti abbiamo già mandato tre email in quest’ora. Guarda nella posta in arrivo e nello spam.',
    'Your data is already being downloaded. Please wait for that to end.':
      'I tuoi dati si stanno già scaricando. Aspetta che finisca.',
    'Many people are downloading their data. Please try again in a minute.':
      'In tanti stanno scaricando i propri dati. Riprova tra un minuto.',
    'You have # tokens. Delete one to make room for another.':
      'Hai # token. Eliminane uno per fare posto a un altro.',
    "This token doesn't exist.": 'Questo token non esiste.',
    'Please enter a valid email': 'Inserisci un’email valida',
    'Email must be at most # characters': 'L’email può avere al massimo # caratteri',
    'Username must be at least # characters': 'Il nome utente deve avere almeno # caratteri',
    'Username must be at most # characters': 'Il nome utente può avere al massimo # caratteri',
    'Use only letters, digits, _, - and .': 'Usa solo lettere, cifre, _, - e .',
    'Password is required': 'Inserisci una password',
    'Password must be at least # characters': 'La password deve avere almeno # caratteri',
    'Password must be at most # characters': 'La password può avere al massimo # caratteri',
    "Password contains characters we can't store": 'La password contiene caratteri che non possiamo salvare',
    "Passwords don't match": 'Le password non coincidono',
    'Display name is required': 'Inserisci un nome visibile',
    'Display name must be at most # characters': 'Il nome visibile può avere al massimo # caratteri',
    "Display name contains characters we can't store":
      'Il nome visibile contiene caratteri che non possiamo salvare',
    'Choose one of the icons shown': 'Scegli una delle icone mostrate',
    'Choose one of the languages in the menu': 'Scegli una delle lingue nel menu',
    'Name is required': 'Inserisci un nome',
    'Name must be at most # characters': 'Il nome può avere al massimo # caratteri',
    "Name contains characters we can't store": 'Il nome contiene caratteri che non possiamo salvare',
    "This card doesn't exist.": 'Questa cartella non esiste.',
    'This card was removed after a report.': 'Questa cartella è stata rimossa dopo una segnalazione.',
    "You haven't deleted this within the last # days.": 'Non l’hai eliminato negli ultimi # giorni.',
    'This card changed elsewhere.': 'Questa cartella è cambiata altrove.',
    'Someone else has changed the same part of this card.':
      'Qualcun altro ha cambiato la stessa parte di questa cartella.',
    'Only the owner and co-hosts can edit this card.':
      'Solo chi l’ha creata e i co-host possono modificare questa cartella.',
    'Only the owner can delete this card.': 'Solo chi l’ha creata può eliminare questa cartella.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Solo chi l’ha creata e i co-host possono vedere le versioni precedenti di una cartella.',
    'This version is gone. We keep them for # days.': 'Questa versione non c’è più. Le teniamo # giorni.',
    'A lot of people are editing this card right now. Please try again.':
      'In tanti stanno modificando questa cartella. Riprova.',
    "You've reached # cards. Delete one to make room.": 'Hai già # cartelle. Eliminane una per fare posto.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Hai usato tutti i tuoi # MB. Elimina cartelle, categorie o voci per fare posto.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Hai usato tutti i tuoi # MB. Conferma la tua email per averne #, o elimina cartelle, categorie o voci per fare posto.',
    'This card is #x#, not #x#.': 'Questa cartella è #x#, non #x#.',
    'This card has a free space.': 'Questa cartella ha una casella jolly.',
    'This card has no free space.': 'Questa cartella non ha una casella jolly.',
    'The words take too much room. Shorten them, or remove some.':
      'Le parole occupano troppo spazio. Accorciale o togline qualcuna.',
    'No square says this.': 'Nessuna casella dice questo.',
    'A round has at most # calls. Start a new one.': 'Un giro ha al massimo # chiamate. Iniziane uno nuovo.',
    'The calls of this round take too much room. Start a new one.':
      'Le chiamate di questo giro occupano troppo spazio. Iniziane uno nuovo.',
    'Only the owner can get a code for this card.': 'Solo chi ha creato questa cartella può avere un codice.',
    'No code is free right now. Please try again.': 'Ora non c’è nessun codice libero. Riprova.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# tue cartelle hanno già un codice. Riprova quando ne scade uno: # ore dopo l’ultima volta che l’hai usato.',
    'Title must be at most # characters': 'Il titolo può avere al massimo # caratteri',
    "Title contains characters we can't store": 'Il titolo contiene caratteri che non possiamo salvare',
    'Cell must be at most # characters': 'Una casella può avere al massimo # caratteri',
    "Cell contains characters we can't store": 'La casella contiene caratteri che non possiamo salvare',
    'Cells must be a list of texts': 'Le caselle devono essere una lista di testi',
    'Cells must be at most #': 'Le caselle possono essere al massimo #',
    'Cells must be # for grid size #': 'Servono # caselle per il formato #',
    'Grid size must be #, # or #': 'Il formato deve essere #, # o #',
    'Extra word must be at most # characters': 'Una parola in più può avere al massimo # caratteri',
    "Extra word contains characters we can't store":
      'La parola in più contiene caratteri che non possiamo salvare',
    "Extra word can't be empty": 'Una parola in più non può essere vuota',
    'Extra words must be at most #': 'Le parole in più possono essere al massimo #',
    'Called word must be at most # characters': 'Una parola chiamata può avere al massimo # caratteri',
    "Called word contains characters we can't store":
      'La parola chiamata contiene caratteri che non possiamo salvare',
    "Called word can't be empty": 'Una parola chiamata non può essere vuota',
    'Called words must be at most #': 'Le parole chiamate possono essere al massimo #',
    'Call must be at most # characters': 'Una chiamata può avere al massimo # caratteri',
    "Call contains characters we can't store": 'La chiamata contiene caratteri che non possiamo salvare',
    "Call can't be empty": 'Una chiamata non può essere vuota',
    'Image URL must start with http:// or https://':
      'L’URL dell’immagine deve iniziare con http:// o https://',
    'Image URL must be at most # characters': 'L’URL dell’immagine può avere al massimo # caratteri',
    "Image URL contains characters we can't store":
      'L’URL dell’immagine contiene caratteri che non possiamo salvare',
    "Image URL can't contain a username or password":
      'L’URL dell’immagine non può contenere un nome utente o una password',
    'Only the owner can choose who edits this card.':
      'Solo chi l’ha creata può scegliere chi modifica questa cartella.',
    'No one has this username. Check the spelling.':
      'Nessuno ha questo nome utente. Controlla com’è scritto.',
    "You own this card. Enter someone else's username.":
      'Questa cartella è tua. Inserisci il nome utente di qualcun altro.',
    "They aren't a co-host of this card.": 'Questa persona non fa da co-host in questa cartella.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Questa cartella ha # co-host. Togline uno per fare posto a un altro.',
    'This card has # co-hosts. Ask the host to make room.':
      'Questa cartella ha # co-host. Chiedi all’host di fare posto.',
    'This invitation no longer works. Ask the host for a new link.':
      'Questo invito non funziona più. Chiedi all’host un nuovo link.',
    "This category doesn't exist.": 'Questa categoria non esiste.',
    'This category changed elsewhere.': 'Questa categoria è cambiata altrove.',
    "This item doesn't exist.": 'Questa voce non esiste.',
    'This item changed elsewhere.': 'Questa voce è cambiata altrove.',
    "You've reached # categories. Delete one to make room.":
      'Hai già # categorie. Eliminane una per fare posto.',
    "A category can hold # items. There's room for # more.":
      'Una categoria può avere # voci. C’è posto per altre #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'Chi ha creato questa categoria ha usato tutti i suoi # MB. Chiedi di fare posto.',
    'The grid needs # items, and this category has #.':
      'Per la cartella servono # voci, e questa categoria ne ha #.',
    'You already own this category.': 'Questa categoria è già tua.',
    "This category isn't shared with them.": 'Questa categoria non è condivisa con questa persona.',
    "This category isn't shared with you.": 'Questa categoria non è condivisa con te.',
    "You've shared this category with # people. Remove someone to make room.":
      'Hai condiviso questa categoria con # persone. Togline una per fare posto.',
    "Official categories can't be hidden.": 'Le categorie ufficiali non si possono nascondere.',
    'You own this category. You can only hide what others share with you.':
      'Questa categoria è tua. Puoi nascondere solo quello che altri condividono con te.',
    "You've hidden # people. Unhide someone to make room.":
      'Hai nascosto # persone. Mostrane di nuovo una per fare posto.',
    'Category name must be at least # characters': 'Il nome della categoria deve avere almeno # caratteri',
    'Category name must be at most # characters': 'Il nome della categoria può avere al massimo # caratteri',
    "Category name contains characters we can't store":
      'Il nome della categoria contiene caratteri che non possiamo salvare',
    'Description must be at most # characters': 'La descrizione può avere al massimo # caratteri',
    "Description contains characters we can't store":
      'La descrizione contiene caratteri che non possiamo salvare',
    'Content must be at least # characters': 'Il testo deve avere almeno # caratteri',
    'Content must be at most # characters': 'Il testo può avere al massimo # caratteri',
    "Content contains characters we can't store": 'Il testo contiene caratteri che non possiamo salvare',
    'Tag must be at most # characters': 'Un tag può avere al massimo # caratteri',
    "Tag contains characters we can't store": 'Il tag contiene caratteri che non possiamo salvare',
    'Tags must be at most #': 'I tag possono essere al massimo #',
    'Source must be at most # characters': 'La fonte può avere al massimo # caratteri',
    "Source contains characters we can't store": 'La fonte contiene caratteri che non possiamo salvare',
    'Items must be at most #': 'Le voci possono essere al massimo #',
    'Count must be a whole number': 'Inserisci un numero intero',
    'Count must be at least #': 'Inserisci almeno #',
    'Count must be at least # for grid size #': 'Inserisci almeno # per il formato #',
    "You've already reported this. Someone will look at it.": 'L’hai già segnalato. Qualcuno lo guarderà.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Questo sito non indica a chi arriverebbe la tua segnalazione. Chiedi a chi ti ha dato il link.',
    'Choose one of the reasons shown': 'Scegli uno dei motivi mostrati',
    'Say what is wrong': 'Di’ che cosa non va',
    'Confirm that you believe this is true': 'Conferma che credi che sia vero',
    'Text must be at most # characters': 'Il testo può avere al massimo # caratteri',
    "Text contains characters we can't store": 'Il testo contiene caratteri che non possiamo salvare',
    'Enter a link, a code or a username': 'Inserisci un link, un codice o un nome utente',
    'Target must be at most # characters': 'Quello che cerchi può avere al massimo # caratteri',
    "Target contains characters we can't store":
      'Quello che cerchi contiene caratteri che non possiamo salvare',
    'Say why': 'Di’ perché',
    'Reason must be at most # characters': 'La spiegazione può avere al massimo # caratteri',
    "Reason contains characters we can't store": 'La spiegazione contiene caratteri che non possiamo salvare',
    'Nothing here has this link, id or code.': 'Qui niente ha questo link, ID o codice.',
    'No account has this username.': 'Nessun account ha questo nome utente.',
    'Only a category that someone owns can be taken down.':
      'Si può rimuovere solo una categoria che è di qualcuno.',
    "It isn't taken down.": 'Non risulta rimosso.',
    'It is deleted already.': 'È già stata eliminata.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Le sue parole non ci sono più. Si conservano # giorni, o finché il proprietario non elimina il suo account.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Questo è un account admin. Prima togli il suo indirizzo da ADMIN_EMAILS.',
    'Search must be at most # characters': 'La ricerca può avere al massimo # caratteri',
    "Search contains characters we can't store": 'La ricerca contiene caratteri che non possiamo salvare',
    'Please try again.': 'Riprova.',
    "The request isn't valid.": 'La richiesta non è valida.',
    'Too many long lists at once. Please wait a moment.': 'Troppe liste lunghe insieme. Aspetta un attimo.',
    'Too many requests are running on this connection.': 'Troppe richieste in corso su questa connessione.',
    "We can't reach our database. Please try again in a minute.":
      'Il nostro database non risponde. Riprova tra un minuto.',
  },
}
