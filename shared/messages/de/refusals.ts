import type { Messages } from '../messages.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Etwas daran ist nicht gültig.',
    'not-signed-in': 'Melde dich an.',
    'another-account':
      'Hier hat sich jemand anderes angemeldet, deshalb wurde nichts geändert. Sieh nach, wessen Konto das ist, und versuch es noch mal.',
    'invalid-credential': 'Du bist nicht eindeutig angemeldet. Melde dich an.',
    'invalid-token': 'Dieser Zugriffstoken gilt nicht.',
    'invalid-action-code': 'Dieser Link ist unvollständig. Öffne ihn noch mal aus der E-Mail.',
    'expired-action-code': 'Dieser Link ist schon benutzt oder abgelaufen.',
    'wrong-password': 'Das ist nicht dein Passwort.',
    'requires-recent-login': 'Melde dich noch mal an.',
    'registration-closed':
      'Zum Registrieren brauchst du hier eine Einladung. Frag die Person, die diesen Server betreibt.',
    forbidden: 'Das darfst du hier nicht.',
    'insufficient-scope': 'Das darf dieser Zugriffstoken nicht.',
    'foreign-origin': 'Dieser Aufruf kommt von einer anderen Website.',
    'account-suspended': 'Dieses Konto ist gesperrt.',
    'not-found': 'Das haben wir nicht gefunden.',
    removed: 'Das wurde nach einer Meldung entfernt.',
    'card-id-taken': 'Diese Karten-ID ist schon vergeben.',
    'category-id-taken': 'Diese Kategorie-ID ist schon vergeben.',
    'email-already-in-use': 'Dieser Nutzername oder diese E-Mail-Adresse ist schon vergeben.',
    conflict: 'Das wurde woanders geändert.',
    'version-conflict': 'Das wurde woanders geändert.',
    'quota-exceeded': 'Dafür ist kein Platz mehr. Lösch etwas, um Platz zu machen.',
    'too-many-requests': 'Zu viele Versuche. Warte einen Moment.',
    'too-large': 'Die Anfrage ist zu groß.',
    'unsupported-media-type': 'Etwas daran ist nicht gültig.',
    'not-implemented': 'Das bietet dieser Server nicht an.',
    unavailable: 'Der Server hat gerade viel zu tun. Versuch es gleich noch mal.',
    internal: 'Bei uns ist etwas schiefgegangen. Versuch es noch mal.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Melde dich noch mal an und lösch dann das Konto.',
    'Incorrect email or password.': 'E-Mail-Adresse oder Passwort stimmt nicht.',
    "That's not your current password.": 'Das ist nicht dein aktuelles Passwort.',
    "People don't log in with a password here. Use the button on the login page.":
      'Hier meldet sich niemand mit Passwort an. Nimm den Knopf auf der Anmeldeseite.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Dieses Konto ist gesperrt. Wer dir sagen kann, warum, steht auf unserer Seite „Kontakt“.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Dieser Server nimmt keine neuen Konten an. Wenn du eins brauchst, frag die Person, die ihn betreibt.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Zum Registrieren brauchst du hier eine Einladung. Frag die Person, die diesen Server betreibt.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Diese Einladung ist schon benutzt oder abgelaufen. Frag die Person, die diesen Server betreibt, nach einer neuen.',
    'Use the address that we sent the invitation to.':
      'Nimm die Adresse, an die wir die Einladung geschickt haben.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'Wir haben diese Stunde schon drei E-Mails geschickt. Sieh in deinen Posteingang und den Spamordner.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Deine Daten werden schon heruntergeladen. Warte, bis das fertig ist.',
    'Many people are downloading their data. Please try again in a minute.':
      'Gerade laden viele ihre Daten herunter. Versuch es in einer Minute noch mal.',
    'You have # tokens. Delete one to make room for another.':
      'Du hast # Tokens. Lösch einen, um Platz für einen neuen zu machen.',
    "This token doesn't exist.": 'Diesen Token gibt es nicht.',
    'Please enter a valid email': 'Gib eine gültige E-Mail-Adresse ein',
    'Email must be at most # characters': 'Die E-Mail-Adresse darf höchstens # Zeichen haben',
    'Username must be at least # characters': 'Der Nutzername braucht mindestens # Zeichen',
    'Username must be at most # characters': 'Der Nutzername darf höchstens # Zeichen haben',
    'Use only letters, digits, _, - and .': 'Nur Buchstaben, Ziffern, _, - und .',
    'Password is required': 'Gib ein Passwort ein',
    'Password must be at least # characters': 'Das Passwort braucht mindestens # Zeichen',
    'Password must be at most # characters': 'Das Passwort darf höchstens # Zeichen haben',
    "Password contains characters we can't store": 'Im Passwort sind Zeichen, die wir nicht speichern können',
    "Passwords don't match": 'Die Passwörter sind nicht gleich',
    'Display name is required': 'Gib einen Anzeigenamen ein',
    'Display name must be at most # characters': 'Der Anzeigename darf höchstens # Zeichen haben',
    "Display name contains characters we can't store":
      'Im Anzeigenamen sind Zeichen, die wir nicht speichern können',
    'Choose one of the icons shown': 'Wähle eines der gezeigten Bilder',
    'Choose one of the languages in the menu': 'Wähle eine der Sprachen im Menü',
    'Name is required': 'Gib einen Namen ein',
    'Name must be at most # characters': 'Der Name darf höchstens # Zeichen haben',
    "Name contains characters we can't store": 'Im Namen sind Zeichen, die wir nicht speichern können',
    // Cards
    "This card doesn't exist.": 'Diese Karte gibt es nicht.',
    'This card was removed after a report.': 'Diese Karte wurde nach einer Meldung entfernt.',
    "You haven't deleted this within the last # days.": 'Das hast du in den letzten # Tagen nicht gelöscht.',
    'This card changed elsewhere.': 'Diese Karte wurde woanders geändert.',
    'Someone else has changed the same part of this card.':
      'Jemand anders hat dieselbe Stelle dieser Karte geändert.',
    'Only the owner and co-hosts can edit this card.': 'Nur die Hosts einer Karte können sie bearbeiten.',
    'Only the owner can delete this card.': 'Nur das Konto, dem diese Karte gehört, kann sie löschen.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Frühere Versionen sehen nur die Hosts der Karte.',
    'This version is gone. We keep them for # days.': 'Diese Version ist weg. Wir heben sie # Tage auf.',
    'A lot of people are editing this card right now. Please try again.':
      'Gerade bearbeiten sehr viele diese Karte. Versuch es noch mal.',
    "You've reached # cards. Delete one to make room.":
      'Du hast schon # Karten. Lösch eine, um Platz zu machen.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Deine # MB sind voll. Lösch Karten, Kategorien oder Einträge, um Platz zu machen.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Deine # MB sind voll. Bestätige deine E-Mail-Adresse, dann hast du # MB, oder lösch Karten, Kategorien oder Einträge.',
    'This card is #x#, not #x#.': 'Diese Karte hat #x# Felder, nicht #x#.',
    'This card has a free space.': 'Diese Karte hat ein Freifeld.',
    'This card has no free space.': 'Diese Karte hat kein Freifeld.',
    'The words take too much room. Shorten them, or remove some.':
      'Die Wörter brauchen zu viel Platz. Kürze sie oder entferne ein paar.',
    'No square says this.': 'Das steht in keinem Feld.',
    'A round has at most # calls. Start a new one.': 'Pro Runde gehen höchstens # Wörter. Starte eine neue.',
    'The calls of this round take too much room. Start a new one.':
      'Was in dieser Runde ausgerufen wurde, braucht zu viel Platz. Starte eine neue.',
    'Only the owner can get a code for this card.': 'Codes bekommt nur das Konto, dem diese Karte gehört.',
    'No code is free right now. Please try again.': 'Gerade ist kein Code frei. Versuch es noch mal.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# deiner Karten haben einen Code. Versuch es wieder, wenn einer endet: # Stunden, nachdem du ihn zuletzt benutzt hast.',
    'Title must be at most # characters': 'Der Titel darf höchstens # Zeichen haben',
    "Title contains characters we can't store": 'Im Titel sind Zeichen, die wir nicht speichern können',
    'Cell must be at most # characters': 'Ein Feld darf höchstens # Zeichen haben',
    "Cell contains characters we can't store": 'Im Feld sind Zeichen, die wir nicht speichern können',
    'Cells must be a list of texts': 'Die Felder müssen eine Liste von Texten sein',
    'Cells must be at most #': 'Es dürfen höchstens # Felder sein',
    'Cells must be # for grid size #': 'Es müssen # Felder sein beim Raster #',
    'Grid size must be #, # or #': 'Das Raster ist #, # oder #',
    'Extra word must be at most # characters': 'Ein weiteres Wort darf höchstens # Zeichen haben',
    "Extra word contains characters we can't store":
      'Im weiteren Wort sind Zeichen, die wir nicht speichern können',
    "Extra word can't be empty": 'Ein weiteres Wort darf nicht leer sein',
    'Extra words must be at most #': 'Es dürfen höchstens # weitere Wörter sein',
    'Called word must be at most # characters': 'Ein ausgerufenes Wort darf höchstens # Zeichen haben',
    "Called word contains characters we can't store":
      'Im ausgerufenen Wort sind Zeichen, die wir nicht speichern können',
    "Called word can't be empty": 'Ein ausgerufenes Wort darf nicht leer sein',
    'Called words must be at most #': 'Es dürfen höchstens # ausgerufene Wörter sein',
    'Call must be at most # characters': 'Ein Ausruf darf höchstens # Zeichen haben',
    "Call contains characters we can't store": 'Im Ausruf sind Zeichen, die wir nicht speichern können',
    "Call can't be empty": 'Ein Ausruf darf nicht leer sein',
    'Image URL must start with http:// or https://': 'Die URL muss mit http:// oder https:// beginnen',
    'Image URL must be at most # characters': 'Die URL darf höchstens # Zeichen haben',
    "Image URL contains characters we can't store": 'In der URL sind Zeichen, die wir nicht speichern können',
    "Image URL can't contain a username or password": 'In der URL darf kein Nutzername oder Passwort stehen',
    // Co-hosts
    'Only the owner can choose who edits this card.':
      'Wer die Karte bearbeitet, bestimmt nur die Person, der sie gehört.',
    'No one has this username. Check the spelling.':
      'Diesen Nutzernamen hat niemand. Sieh nach, ob er richtig geschrieben ist.',
    "You own this card. Enter someone else's username.":
      'Diese Karte gehört dir. Gib den Nutzernamen von jemand anderem ein.',
    "They aren't a co-host of this card.": 'Diese Person ist kein Co-Host der Karte.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Diese Karte hat # Co-Hosts. Entferne einen, um Platz für einen neuen zu machen.',
    'This card has # co-hosts. Ask the host to make room.':
      'Diese Karte hat schon # Co-Hosts. Bitte den Host, Platz zu machen.',
    'This invitation no longer works. Ask the host for a new link.':
      'Diese Einladung gilt nicht mehr. Frag den Host nach einem neuen Link.',
    // Categories
    "This category doesn't exist.": 'Diese Kategorie gibt es nicht.',
    'This category changed elsewhere.': 'Diese Kategorie wurde woanders geändert.',
    "This item doesn't exist.": 'Diesen Eintrag gibt es nicht.',
    'This item changed elsewhere.': 'Dieser Eintrag wurde woanders geändert.',
    "You've reached # categories. Delete one to make room.":
      'Du hast schon # Kategorien. Lösch eine, um Platz zu machen.',
    "A category can hold # items. There's room for # more.":
      'Eine Kategorie fasst # Einträge. Hier ist noch Platz für #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'In dem Konto, dem diese Kategorie gehört, sind alle # MB voll. Bitte um etwas Platz.',
    'The grid needs # items, and this category has #.':
      'Das Raster braucht # Einträge, und diese Kategorie hat #.',
    'You already own this category.': 'Diese Kategorie gehört dir schon.',
    "This category isn't shared with them.": 'Mit dieser Person ist die Kategorie nicht geteilt.',
    "This category isn't shared with you.": 'Diese Kategorie ist nicht mit dir geteilt.',
    "You've shared this category with # people. Remove someone to make room.":
      'Du hast diese Kategorie mit # Leuten geteilt. Entferne jemanden, um Platz zu machen.',
    "Official categories can't be hidden.": 'Offizielle Kategorien lassen sich nicht ausblenden.',
    'You own this category. You can only hide what others share with you.':
      'Diese Kategorie gehört dir. Ausblenden kannst du nur, was andere mit dir teilen.',
    "You've hidden # people. Unhide someone to make room.":
      'Du hast # Leute ausgeblendet. Blende jemanden ein, um Platz zu machen.',
    'Category name must be at least # characters': 'Der Name der Kategorie braucht mindestens # Zeichen',
    'Category name must be at most # characters': 'Der Name der Kategorie darf höchstens # Zeichen haben',
    "Category name contains characters we can't store":
      'Im Namen der Kategorie sind Zeichen, die wir nicht speichern können',
    'Description must be at most # characters': 'Die Beschreibung darf höchstens # Zeichen haben',
    "Description contains characters we can't store":
      'In der Beschreibung sind Zeichen, die wir nicht speichern können',
    'Content must be at least # characters': 'Der Text braucht mindestens # Zeichen',
    'Content must be at most # characters': 'Der Text darf höchstens # Zeichen haben',
    "Content contains characters we can't store": 'Im Text sind Zeichen, die wir nicht speichern können',
    'Tag must be at most # characters': 'Ein Schlagwort darf höchstens # Zeichen haben',
    "Tag contains characters we can't store": 'Im Schlagwort sind Zeichen, die wir nicht speichern können',
    'Tags must be at most #': 'Es dürfen höchstens # Schlagwörter sein',
    'Source must be at most # characters': 'Die Quelle darf höchstens # Zeichen haben',
    "Source contains characters we can't store": 'In der Quelle sind Zeichen, die wir nicht speichern können',
    'Items must be at most #': 'Es dürfen höchstens # Einträge sein',
    'Count must be a whole number': 'Die Anzahl muss eine ganze Zahl sein',
    'Count must be at least #': 'Die Anzahl muss mindestens # sein',
    'Count must be at least # for grid size #': 'Die Anzahl muss mindestens # sein beim Raster #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.":
      'Das hast du schon gemeldet. Jemand sieht es sich an.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Diese Installation nennt niemanden, bei dem deine Meldung ankäme. Frag die Person, von der du den Link hast.',
    'Choose one of the reasons shown': 'Wähle einen der gezeigten Gründe',
    'Say what is wrong': 'Schreib, was nicht stimmt',
    'Confirm that you believe this is true': 'Bestätige, dass du davon überzeugt bist',
    'Text must be at most # characters': 'Der Text darf höchstens # Zeichen haben',
    "Text contains characters we can't store": 'Im Text sind Zeichen, die wir nicht speichern können',
    'Enter a link, a code or a username': 'Gib einen Link, einen Code oder einen Nutzernamen ein',
    'Target must be at most # characters': 'Die Suche darf höchstens # Zeichen haben',
    "Target contains characters we can't store": 'In der Suche sind Zeichen, die wir nicht speichern können',
    'Say why': 'Schreib, warum',
    'Reason must be at most # characters': 'Die Begründung darf höchstens # Zeichen haben',
    "Reason contains characters we can't store":
      'In der Begründung sind Zeichen, die wir nicht speichern können',
    'Nothing here has this link, id or code.': 'Diesen Link, diese ID oder diesen Code gibt es hier nicht.',
    'No account has this username.': 'Diesen Nutzernamen hat kein Konto.',
    'Only a category that someone owns can be taken down.':
      'Entfernen lässt sich nur eine Kategorie, die jemandem gehört.',
    "It isn't taken down.": 'Das ist nicht entfernt.',
    'It is deleted already.': 'Das ist schon gelöscht.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Die Wörter sind gelöscht. Sie werden # Tage aufbewahrt, oder bis das Konto gelöscht wird, dem sie gehören.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Dieses Konto gehört zur Verwaltung. Nimm seine Adresse erst aus ADMIN_EMAILS heraus.',
    // Everywhere
    'Search must be at most # characters': 'Die Suche darf höchstens # Zeichen haben',
    "Search contains characters we can't store": 'In der Suche sind Zeichen, die wir nicht speichern können',
    'Please try again.': 'Versuch es noch mal.',
    "The request isn't valid.": 'Die Anfrage ist nicht gültig.',
    'Too many long lists at once. Please wait a moment.':
      'Zu viele lange Listen auf einmal. Warte einen Moment.',
    'Too many requests are running on this connection.': 'Über diese Verbindung laufen zu viele Anfragen.',
    "We can't reach our database. Please try again in a minute.":
      'Unsere Datenbank ist nicht erreichbar. Versuch es in einer Minute noch mal.',
  },
}
