import type { Messages } from '../messages.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Iets hierin klopt niet.',
    'not-signed-in': 'Log in.',
    'another-account':
      'Iemand anders heeft hier ingelogd, dus er is niets gewijzigd. Kijk van wie dit account is en probeer het nog eens.',
    'invalid-credential': 'We weten niet zeker wie je bent. Log in.',
    'invalid-token': 'Deze toegangstoken werkt niet.',
    'invalid-action-code': 'Deze link is niet compleet. Open hem nog eens vanuit de mail.',
    'expired-action-code': 'Deze link is al gebruikt of verlopen.',
    'wrong-password': 'Dat is niet je wachtwoord.',
    'requires-recent-login': 'Log opnieuw in.',
    'registration-closed':
      'Om je hier te registreren heb je een uitnodiging nodig. Vraag het aan de beheerder van deze server.',
    forbidden: 'Dat mag je hier niet.',
    'insufficient-scope': 'Dat mag deze toegangstoken niet.',
    'foreign-origin': 'Deze aanroep komt van een andere site.',
    'account-suspended': 'Dit account is geblokkeerd.',
    'not-found': 'Dat hebben we niet gevonden.',
    removed: 'Dit is weggehaald na een melding.',
    'card-id-taken': 'Deze kaart-id is al in gebruik.',
    'category-id-taken': 'Deze categorie-id is al in gebruik.',
    'email-already-in-use': 'Die gebruikersnaam of dat e-mailadres is al in gebruik.',
    conflict: 'Dit is elders gewijzigd.',
    'version-conflict': 'Dit is elders gewijzigd.',
    'quota-exceeded': 'Hier is geen plek meer voor. Verwijder iets om plaats te maken.',
    'too-many-requests': 'Te veel pogingen. Wacht even.',
    'too-large': 'Het verzoek is te groot.',
    'unsupported-media-type': 'Iets hierin klopt niet.',
    'not-implemented': 'Dat biedt deze server niet.',
    unavailable: 'De server heeft het erg druk. Probeer het zo nog eens.',
    internal: 'Er ging bij ons iets mis. Probeer het nog eens.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Log opnieuw in en verwijder dan het account.',
    'Incorrect email or password.': 'E-mailadres of wachtwoord klopt niet.',
    "That's not your current password.": 'Dat is niet je huidige wachtwoord.',
    "People don't log in with a password here. Use the button on the login page.":
      'Hier logt niemand in met een wachtwoord. Gebruik de knop op de inlogpagina.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Dit account is geblokkeerd. Op onze pagina “Contact” staat wie je kan zeggen waarom.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Deze server neemt geen nieuwe accounts aan. Heb je er een nodig? Vraag het aan de beheerder.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Om je hier te registreren heb je een uitnodiging nodig. Vraag erom bij de beheerder van deze server.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Deze uitnodiging is al gebruikt of verlopen. Vraag de beheerder van deze server om een nieuwe.',
    'Use the address that we sent the invitation to.':
      'Gebruik het adres waar we de uitnodiging naartoe hebben gestuurd.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'We hebben dit uur al drie mails gestuurd. Kijk in je inbox en je spammap.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Je gegevens worden al gedownload. Wacht tot dat klaar is.',
    'Many people are downloading their data. Please try again in a minute.':
      'Veel mensen downloaden nu hun gegevens. Probeer het over een minuut nog eens.',
    'You have # tokens. Delete one to make room for another.':
      'Je hebt # tokens. Verwijder er een om plaats te maken.',
    "This token doesn't exist.": 'Deze token bestaat niet.',
    'Please enter a valid email': 'Vul een geldig e-mailadres in',
    'Email must be at most # characters': 'Het e-mailadres mag hooguit # tekens hebben',
    'Username must be at least # characters': 'De gebruikersnaam moet minstens # tekens hebben',
    'Username must be at most # characters': 'De gebruikersnaam mag hooguit # tekens hebben',
    'Use only letters, digits, _, - and .': 'Alleen letters, cijfers, _, - en .',
    'Password is required': 'Vul een wachtwoord in',
    'Password must be at least # characters': 'Het wachtwoord moet minstens # tekens hebben',
    'Password must be at most # characters': 'Het wachtwoord mag hooguit # tekens hebben',
    "Password contains characters we can't store":
      'In het wachtwoord staan tekens die we niet kunnen opslaan',
    "Passwords don't match": 'De wachtwoorden zijn niet gelijk',
    'Display name is required': 'Vul een weergavenaam in',
    'Display name must be at most # characters': 'De weergavenaam mag hooguit # tekens hebben',
    "Display name contains characters we can't store":
      'In de weergavenaam staan tekens die we niet kunnen opslaan',
    'Choose one of the icons shown': 'Kies een van de getoonde plaatjes',
    'Choose one of the languages in the menu': 'Kies een van de talen in het menu',
    'Name is required': 'Vul een naam in',
    'Name must be at most # characters': 'De naam mag hooguit # tekens hebben',
    "Name contains characters we can't store": 'In de naam staan tekens die we niet kunnen opslaan',
    // Cards
    "This card doesn't exist.": 'Deze kaart bestaat niet.',
    'This card was removed after a report.': 'Deze kaart is weggehaald na een melding.',
    "You haven't deleted this within the last # days.": 'Dit heb je de afgelopen # dagen niet verwijderd.',
    'This card changed elsewhere.': 'Deze kaart is elders gewijzigd.',
    'Someone else has changed the same part of this card.':
      'Iemand anders heeft hetzelfde deel van deze kaart gewijzigd.',
    'Only the owner and co-hosts can edit this card.':
      'Alleen de eigenaar en de cohosts kunnen deze kaart bewerken.',
    'Only the owner can delete this card.': 'Alleen de eigenaar kan deze kaart verwijderen.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Alleen de eigenaar en de cohosts zien eerdere versies van een kaart.',
    'This version is gone. We keep them for # days.': 'Deze versie is weg. We bewaren ze # dagen.',
    'A lot of people are editing this card right now. Please try again.':
      'Heel veel mensen bewerken nu deze kaart. Probeer het nog eens.',
    "You've reached # cards. Delete one to make room.":
      'Je hebt al # kaarten. Verwijder er een om plaats te maken.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Je # MB is vol. Verwijder kaarten, categorieën of items om plaats te maken.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Je # MB is vol. Bevestig je e-mailadres voor # MB, of verwijder kaarten, categorieën of items.',
    'This card is #x#, not #x#.': 'Deze kaart is #x#, niet #x#.',
    'This card has a free space.': 'Deze kaart heeft een vrij vakje.',
    'This card has no free space.': 'Deze kaart heeft geen vrij vakje.',
    'The words take too much room. Shorten them, or remove some.':
      'De woorden nemen te veel plek in. Kort ze in of haal er een paar weg.',
    'No square says this.': 'Dit staat in geen enkel vakje.',
    'A round has at most # calls. Start a new one.':
      'In een ronde kun je hooguit # keer omroepen. Begin een nieuwe.',
    'The calls of this round take too much room. Start a new one.':
      'Wat in deze ronde is omgeroepen, neemt te veel plek in. Begin een nieuwe.',
    'Only the owner can get a code for this card.':
      'Alleen de eigenaar kan een code voor deze kaart krijgen.',
    'No code is free right now. Please try again.': 'Er is nu geen code vrij. Probeer het nog eens.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# van je kaarten hebben een code. Probeer het weer als er een is verlopen: # uur nadat je hem het laatst hebt gebruikt.',
    'Title must be at most # characters': 'De titel mag hooguit # tekens hebben',
    "Title contains characters we can't store": 'In de titel staan tekens die we niet kunnen opslaan',
    'Cell must be at most # characters': 'Een vakje mag hooguit # tekens hebben',
    "Cell contains characters we can't store": 'In het vakje staan tekens die we niet kunnen opslaan',
    'Cells must be a list of texts': 'De vakjes moeten een lijst van teksten zijn',
    'Cells must be at most #': 'Er mogen hooguit # vakjes zijn',
    'Cells must be # for grid size #': 'Er moeten # vakjes zijn bij raster #',
    'Grid size must be #, # or #': 'Het raster is #, # of #',
    'Extra word must be at most # characters': 'Een extra woord mag hooguit # tekens hebben',
    "Extra word contains characters we can't store":
      'In het extra woord staan tekens die we niet kunnen opslaan',
    "Extra word can't be empty": 'Een extra woord mag niet leeg zijn',
    'Extra words must be at most #': 'Er mogen hooguit # extra woorden zijn',
    'Called word must be at most # characters': 'Een omgeroepen woord mag hooguit # tekens hebben',
    "Called word contains characters we can't store":
      'In het omgeroepen woord staan tekens die we niet kunnen opslaan',
    "Called word can't be empty": 'Een omgeroepen woord mag niet leeg zijn',
    'Called words must be at most #': 'Er mogen hooguit # omgeroepen woorden zijn',
    'Call must be at most # characters': 'Wat je omroept, mag hooguit # tekens hebben',
    "Call contains characters we can't store": 'In wat je omroept, staan tekens die we niet kunnen opslaan',
    "Call can't be empty": 'Wat je omroept, mag niet leeg zijn',
    'Image URL must start with http:// or https://': 'De URL moet beginnen met http:// of https://',
    'Image URL must be at most # characters': 'De URL mag hooguit # tekens hebben',
    "Image URL contains characters we can't store": 'In de URL staan tekens die we niet kunnen opslaan',
    "Image URL can't contain a username or password": 'In de URL mag geen gebruikersnaam of wachtwoord staan',
    // Co-hosts
    'Only the owner can choose who edits this card.': 'Alleen de eigenaar kiest wie deze kaart bewerkt.',
    'No one has this username. Check the spelling.':
      'Niemand heeft deze gebruikersnaam. Kijk of je hem goed hebt gespeld.',
    "You own this card. Enter someone else's username.":
      'Deze kaart is van jou. Vul de gebruikersnaam van iemand anders in.',
    "They aren't a co-host of this card.": 'Deze persoon is geen cohost van deze kaart.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Deze kaart heeft # cohosts. Haal er een weg om plaats te maken.',
    'This card has # co-hosts. Ask the host to make room.':
      'Deze kaart heeft al # cohosts. Vraag de host om plaats te maken.',
    'This invitation no longer works. Ask the host for a new link.':
      'Deze uitnodiging werkt niet meer. Vraag de host om een nieuwe link.',
    // Categories
    "This category doesn't exist.": 'Deze categorie bestaat niet.',
    'This category changed elsewhere.': 'Deze categorie is elders gewijzigd.',
    "This item doesn't exist.": 'Dit item bestaat niet.',
    'This item changed elsewhere.': 'Dit item is elders gewijzigd.',
    "You've reached # categories. Delete one to make room.":
      'Je hebt al # categorieën. Verwijder er een om plaats te maken.',
    "A category can hold # items. There's room for # more.":
      'In een categorie passen # items. Er is nog plek voor #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'De eigenaar van deze categorie heeft alle # MB gebruikt. Vraag om wat plaats te maken.',
    'The grid needs # items, and this category has #.':
      'Het raster heeft # items nodig, en deze categorie heeft er #.',
    'You already own this category.': 'Deze categorie is al van jou.',
    "This category isn't shared with them.": 'Deze categorie is niet met deze persoon gedeeld.',
    "This category isn't shared with you.": 'Deze categorie is niet met jou gedeeld.',
    "You've shared this category with # people. Remove someone to make room.":
      'Je hebt deze categorie met # mensen gedeeld. Haal er iemand weg om plaats te maken.',
    "Official categories can't be hidden.": 'Officiële categorieën kun je niet verbergen.',
    'You own this category. You can only hide what others share with you.':
      'Deze categorie is van jou. Je kunt alleen verbergen wat anderen met je delen.',
    "You've hidden # people. Unhide someone to make room.":
      'Je hebt # mensen verborgen. Zet er iemand terug om plaats te maken.',
    'Category name must be at least # characters': 'De naam van de categorie moet minstens # tekens hebben',
    'Category name must be at most # characters': 'De naam van de categorie mag hooguit # tekens hebben',
    "Category name contains characters we can't store":
      'In de naam van de categorie staan tekens die we niet kunnen opslaan',
    'Description must be at most # characters': 'De beschrijving mag hooguit # tekens hebben',
    "Description contains characters we can't store":
      'In de beschrijving staan tekens die we niet kunnen opslaan',
    'Content must be at least # characters': 'De tekst moet minstens # tekens hebben',
    'Content must be at most # characters': 'De tekst mag hooguit # tekens hebben',
    "Content contains characters we can't store": 'In de tekst staan tekens die we niet kunnen opslaan',
    'Tag must be at most # characters': 'Een tag mag hooguit # tekens hebben',
    "Tag contains characters we can't store": 'In de tag staan tekens die we niet kunnen opslaan',
    'Tags must be at most #': 'Er mogen hooguit # tags zijn',
    'Source must be at most # characters': 'De bron mag hooguit # tekens hebben',
    "Source contains characters we can't store": 'In de bron staan tekens die we niet kunnen opslaan',
    'Items must be at most #': 'Er mogen hooguit # items zijn',
    'Count must be a whole number': 'Het aantal moet een heel getal zijn',
    'Count must be at least #': 'Het aantal moet minstens # zijn',
    'Count must be at least # for grid size #': 'Het aantal moet minstens # zijn bij raster #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.": 'Je hebt dit al gemeld. Iemand kijkt ernaar.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Deze installatie noemt niemand bij wie je melding aankomt. Vraag het aan degene van wie je de link hebt.',
    'Choose one of the reasons shown': 'Kies een van de getoonde redenen',
    'Say what is wrong': 'Schrijf wat er mis is',
    'Confirm that you believe this is true': 'Bevestig dat je gelooft dat dit klopt',
    'Text must be at most # characters': 'De tekst mag hooguit # tekens hebben',
    "Text contains characters we can't store": 'In de tekst staan tekens die we niet kunnen opslaan',
    'Enter a link, a code or a username': 'Vul een link, een code of een gebruikersnaam in',
    'Target must be at most # characters': 'De zoekopdracht mag hooguit # tekens hebben',
    "Target contains characters we can't store": 'In de zoekopdracht staan tekens die we niet kunnen opslaan',
    'Say why': 'Schrijf waarom',
    'Reason must be at most # characters': 'De reden mag hooguit # tekens hebben',
    "Reason contains characters we can't store": 'In de reden staan tekens die we niet kunnen opslaan',
    'Nothing here has this link, id or code.': 'Niets hier heeft deze link, id of code.',
    'No account has this username.': 'Geen account heeft deze gebruikersnaam.',
    'Only a category that someone owns can be taken down.':
      'Alleen een categorie die van iemand is, kun je weghalen.',
    "It isn't taken down.": 'Dit is niet weggehaald.',
    'It is deleted already.': 'Dit is al verwijderd.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'De woorden zijn er niet meer. Ze worden # dagen bewaard, of tot de eigenaar het account verwijdert.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Dit is een beheerder. Haal het adres eerst uit ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': 'De zoekopdracht mag hooguit # tekens hebben',
    "Search contains characters we can't store": 'In de zoekopdracht staan tekens die we niet kunnen opslaan',
    'Please try again.': 'Probeer het nog eens.',
    "The request isn't valid.": 'Het verzoek klopt niet.',
    'Too many long lists at once. Please wait a moment.': 'Te veel lange lijsten tegelijk. Wacht even.',
    'Too many requests are running on this connection.': 'Er lopen te veel verzoeken over deze verbinding.',
    "We can't reach our database. Please try again in a minute.":
      'We kunnen onze database niet bereiken. Probeer het over een minuut nog eens.',
  },
}
