import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Coś się tu nie zgadza.',
    'not-signed-in': 'Zaloguj się.',
    'invalid-credential': 'Nie możemy potwierdzić, że to ty. Zaloguj się jeszcze raz.',
    'invalid-token': 'Ten token dostępu nie działa.',
    'invalid-action-code': 'Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.',
    'expired-action-code': 'Ten link już wykorzystano albo wygasł.',
    'wrong-password': 'To nie jest twoje hasło.',
    'requires-recent-login': 'Zaloguj się jeszcze raz.',
    'registration-closed':
      'Do rejestracji potrzebne jest tu zaproszenie. Zapytaj osobę, która prowadzi ten serwer.',
    forbidden: 'Nie masz do tego uprawnień.',
    'insufficient-scope': 'Ten token dostępu na to nie pozwala.',
    'foreign-origin': 'To wywołanie pochodzi z innej strony.',
    'account-suspended': 'To konto jest zawieszone.',
    'not-found': 'Nie możemy tego znaleźć.',
    removed: 'Usunięto po zgłoszeniu.',
    'card-id-taken': 'Ten identyfikator karty jest już zajęty.',
    'category-id-taken': 'Ten identyfikator kategorii jest już zajęty.',
    'email-already-in-use': 'Ta nazwa użytkownika albo ten e-mail są już zajęte.',
    conflict: 'To zmieniło się gdzie indziej.',
    'version-conflict': 'To zmieniło się gdzie indziej.',
    'quota-exceeded': 'Nie ma już na to miejsca. Usuń coś, żeby je zwolnić.',
    'too-many-requests': 'Za dużo prób. Poczekaj chwilę.',
    'too-large': 'To za dużo danych naraz.',
    'unsupported-media-type': 'Coś się tu nie zgadza.',
    'not-implemented': 'Ten serwer tego nie oferuje.',
    unavailable: 'Serwer jest bardzo zajęty. Spróbuj za chwilę.',
    internal: 'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.',
  },

  sentences: {
    // Accounts
    'Please log in.': 'Zaloguj się.',
    'Please log in again, then delete the account.': 'Zaloguj się jeszcze raz, a potem usuń konto.',
    'Incorrect email or password.': 'Zły e-mail albo hasło.',
    'That username or email is already in use.': 'Ta nazwa użytkownika albo ten e-mail są już zajęte.',
    "That's not your password.": 'To nie jest twoje hasło.',
    "That's not your current password.": 'To nie jest twoje obecne hasło.',
    "People don't log in with a password here. Use the button on the login page.":
      'Tutaj nie loguje się hasłem. Użyj przycisku na stronie logowania.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'To konto jest zawieszone. Na stronie Kontakt jest napisane, kto powie ci dlaczego.',
    "This account doesn't exist.": 'To konto nie istnieje.',
    'This link is incomplete. Open it from the email again.':
      'Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.',
    'This link has already been used or has expired.': 'Ten link już wykorzystano albo wygasł.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Ten serwer nie przyjmuje nowych kont. Jeśli potrzebujesz konta, zapytaj osobę, która go prowadzi.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Do rejestracji potrzebne jest tu zaproszenie. Poproś o nie osobę, która prowadzi ten serwer.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'To zaproszenie już wykorzystano albo wygasło. Poproś o nowe osobę, która prowadzi ten serwer.',
    'Use the address that we sent the invitation to.': 'Użyj adresu, na który wysłaliśmy zaproszenie.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'W tej godzinie wysłaliśmy już trzy e-maile. Sprawdź skrzynkę i folder ze spamem.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Twoje dane już się pobierają. Poczekaj, aż skończą.',
    'Many people are downloading their data. Please try again in a minute.':
      'Wiele osób pobiera teraz swoje dane. Spróbuj za minutę.',
    'You have # tokens. Delete one to make room for another.':
      'Liczba twoich tokenów: #. Usuń jeden, żeby zrobić miejsce.',
    "This token doesn't exist.": 'Ten token nie istnieje.',
    'Please enter a valid email': 'Podaj prawidłowy e-mail',
    'Email must be at most # characters': 'E-mail – za długi, limit znaków: #',
    'Username must be at least # characters': 'Nazwa użytkownika – za krótka, minimum znaków: #',
    'Username must be at most # characters': 'Nazwa użytkownika – za długa, limit znaków: #',
    'Use only letters, digits, _, - and .': 'Użyj tylko liter bez ogonków, cyfr, _, - i .',
    'Password is required': 'Podaj hasło',
    'Password must be at least # characters': 'Hasło – za krótkie, minimum znaków: #',
    'Password must be at most # characters': 'Hasło – za długie, limit znaków: #',
    "Password contains characters we can't store": 'Hasło zawiera znaki, których nie możemy zapisać',
    "Passwords don't match": 'Hasła się różnią',
    'Display name is required': 'Podaj wyświetlaną nazwę',
    'Display name must be at most # characters': 'Wyświetlana nazwa – za długa, limit znaków: #',
    "Display name contains characters we can't store":
      'Wyświetlana nazwa zawiera znaki, których nie możemy zapisać',
    'Choose one of the icons shown': 'Wybierz jedną z ikon',
    'Choose one of the languages in the menu': 'Wybierz jeden z języków w menu',
    'Name is required': 'Podaj nazwę',
    'Name must be at most # characters': 'Nazwa – za długa, limit znaków: #',
    "Name contains characters we can't store": 'Nazwa zawiera znaki, których nie możemy zapisać',
    // Cards
    "This card doesn't exist.": 'Ta karta nie istnieje.',
    'This card was removed after a report.': 'Tę kartę zdjęto po zgłoszeniu.',
    'This card changed elsewhere.': 'Ta karta zmieniła się gdzie indziej.',
    'Someone else has changed the same part of this card.': 'Ktoś inny zmienił tę samą część karty.',
    'Only the owner and co-hosts can edit this card.':
      'Tę kartę mogą edytować tylko właściciel i współgospodarze.',
    'Only the owner can delete this card.': 'Tę kartę może usunąć tylko właściciel.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Wcześniejsze wersje karty widzą tylko właściciel i współgospodarze.',
    'This version is gone. We keep them for # days.': 'Tej wersji już nie ma. Po tylu dniach je usuwamy: #.',
    'A lot of people are editing this card right now. Please try again.':
      'Wiele osób edytuje teraz tę kartę. Spróbuj jeszcze raz.',
    "You've reached # cards. Delete one to make room.":
      'Liczba twoich kart: #. Usuń jedną, żeby zrobić miejsce.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Twoje # MB jest zajęte. Usuń karty, kategorie albo teksty, żeby zrobić miejsce.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Twoje # MB jest zajęte. Potwierdź e-mail, żeby mieć # MB, albo usuń karty, kategorie lub teksty.',
    'This card is #x#, not #x#.': 'Ta karta ma #x#, a nie #x#.',
    'This card has a free space.': 'Ta karta ma pole gratis.',
    'This card has no free space.': 'Ta karta nie ma pola gratis.',
    'The words take too much room. Shorten them, or remove some.':
      'Teksty zajmują za dużo miejsca. Skróć je albo usuń kilka.',
    'No square says this.': 'Żadne pole tego nie mówi.',
    'A round has at most # calls. Start a new one.': 'Runda jest pełna, limit wywołań: #. Zacznij nową.',
    'The calls of this round take too much room. Start a new one.':
      'Wywołane teksty tej rundy zajmują za dużo miejsca. Zacznij nową.',
    'Only the owner can get a code for this card.': 'Kod do tej karty może pobrać tylko właściciel.',
    'No code is free right now. Please try again.': 'Wszystkie kody są teraz zajęte. Spróbuj jeszcze raz.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      'Twoje karty z kodem: #. Spróbuj, gdy któryś wygaśnie: # godz. po ostatnim użyciu.',
    'Title must be at most # characters': 'Tytuł – za długi, limit znaków: #',
    "Title contains characters we can't store": 'Tytuł zawiera znaki, których nie możemy zapisać',
    'Cell must be at most # characters': 'Tekst pola – za długi, limit znaków: #',
    "Cell contains characters we can't store": 'Tekst pola zawiera znaki, których nie możemy zapisać',
    'Cells must be a list of texts': 'Pola muszą być listą tekstów',
    'Cells must be at most #': 'Za dużo pól, limit: #',
    'Cells must be # for grid size #': 'Pól musi być # przy rozmiarze #',
    'Grid size must be #, # or #': 'Rozmiar musi wynosić #, # albo #',
    'Extra word must be at most # characters': 'Dodatkowy tekst – za długi, limit znaków: #',
    "Extra word contains characters we can't store":
      'Dodatkowy tekst zawiera znaki, których nie możemy zapisać',
    "Extra word can't be empty": 'Dodatkowy tekst nie może być pusty',
    'Extra words must be at most #': 'Za dużo dodatkowych tekstów, limit: #',
    'Called word must be at most # characters': 'Wywołany tekst – za długi, limit znaków: #',
    "Called word contains characters we can't store":
      'Wywołany tekst zawiera znaki, których nie możemy zapisać',
    "Called word can't be empty": 'Wywołany tekst nie może być pusty',
    'Called words must be at most #': 'Za dużo wywołanych tekstów, limit: #',
    'Call must be at most # characters': 'Wywołany tekst – za długi, limit znaków: #',
    "Call contains characters we can't store": 'Wywołany tekst zawiera znaki, których nie możemy zapisać',
    "Call can't be empty": 'Wpisz tekst, który wywołujesz',
    'Image URL must start with http:// or https://':
      'Adres obrazka musi zaczynać się od http:// albo https://',
    'Image URL must be at most # characters': 'Adres obrazka – za długi, limit znaków: #',
    "Image URL contains characters we can't store": 'Adres obrazka zawiera znaki, których nie możemy zapisać',
    "Image URL can't contain a username or password":
      'Adres obrazka nie może zawierać nazwy użytkownika ani hasła',
    // Co-hosts
    'Only the owner can choose who edits this card.': 'Tylko właściciel wybiera, kto edytuje tę kartę.',
    'No one has this username. Check the spelling.':
      'Nikt nie ma takiej nazwy użytkownika. Sprawdź pisownię.',
    "You own this card. Enter someone else's username.":
      'To twoja karta. Podaj nazwę użytkownika innej osoby.',
    "They aren't a co-host of this card.": 'Ta osoba nie jest współgospodarzem tej karty.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Liczba współgospodarzy tej karty: #. Usuń kogoś, żeby zrobić miejsce.',
    'This card has # co-hosts. Ask the host to make room.':
      'Liczba współgospodarzy tej karty: #. Poproś gospodarza, żeby zrobił miejsce.',
    'This invitation no longer works. Ask the host for a new link.':
      'To zaproszenie już nie działa. Poproś gospodarza o nowy link.',
    // Categories
    "This category doesn't exist.": 'Ta kategoria nie istnieje.',
    'This category changed elsewhere.': 'Ta kategoria zmieniła się gdzie indziej.',
    "This item doesn't exist.": 'Ten tekst nie istnieje.',
    'This item changed elsewhere.': 'Ten tekst zmienił się gdzie indziej.',
    "You don't have permission to do that here.": 'Nie masz do tego uprawnień.',
    "You've reached # categories. Delete one to make room.":
      'Liczba twoich kategorii: #. Usuń jedną, żeby zrobić miejsce.',
    "A category can hold # items. There's room for # more.":
      'Limit tekstów w kategorii: #. Wolnych miejsc: #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'Miejsce właściciela tej kategorii (# MB) jest zajęte. Poproś, żeby je zwolnił.',
    'This category has # items, and the grid needs #.': 'Teksty w tej kategorii: #, a karta potrzebuje: #.',
    'You already own this category.': 'To już twoja kategoria.',
    "This category isn't shared with them.": 'Ta kategoria nie jest udostępniona tej osobie.',
    "This category isn't shared with you.": 'Ta kategoria nie jest ci udostępniona.',
    "You've shared this category with # people. Remove someone to make room.":
      'Liczba osób, które mają tę kategorię: #. Usuń kogoś, żeby zrobić miejsce.',
    "Official categories can't be hidden.": 'Oficjalnych kategorii nie można ukryć.',
    'You own this category. You can only hide what others share with you.':
      'To twoja kategoria. Możesz ukryć tylko to, co udostępniają ci inni.',
    "You've hidden # people. Unhide someone to make room.":
      'Liczba ukrytych osób: #. Pokaż kogoś, żeby zrobić miejsce.',
    'Category name must be at least # characters': 'Nazwa kategorii – za krótka, minimum znaków: #',
    'Category name must be at most # characters': 'Nazwa kategorii – za długa, limit znaków: #',
    "Category name contains characters we can't store":
      'Nazwa kategorii zawiera znaki, których nie możemy zapisać',
    'Description must be at most # characters': 'Opis – za długi, limit znaków: #',
    "Description contains characters we can't store": 'Opis zawiera znaki, których nie możemy zapisać',
    'Content must be at least # characters': 'Tekst – za krótki, minimum znaków: #',
    'Content must be at most # characters': 'Tekst – za długi, limit znaków: #',
    "Content contains characters we can't store": 'Tekst zawiera znaki, których nie możemy zapisać',
    'Tag must be at most # characters': 'Tag – za długi, limit znaków: #',
    "Tag contains characters we can't store": 'Tag zawiera znaki, których nie możemy zapisać',
    'Tags must be at most #': 'Za dużo tagów, limit: #',
    'Source must be at most # characters': 'Źródło – za długie, limit znaków: #',
    "Source contains characters we can't store": 'Źródło zawiera znaki, których nie możemy zapisać',
    'Items must be at most #': 'Za dużo tekstów, limit: #',
    'Count must be a whole number': 'Liczba musi być całkowita',
    'Count must be at least #': 'Liczba musi wynosić co najmniej #',
    'Count must be at least # for grid size #': 'Liczba musi wynosić co najmniej # przy rozmiarze #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.":
      'To już jest zgłoszone przez ciebie. Ktoś się temu przyjrzy.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Ten serwer nie podaje, kto miałby dostać zgłoszenie. Zapytaj osobę, od której masz link.',
    'Choose one of the reasons shown': 'Wybierz jeden z powodów',
    'Say what is wrong': 'Napisz, co jest nie tak',
    'Confirm that you believe this is true': 'Potwierdź, że według ciebie to prawda',
    'Text must be at most # characters': 'Tekst – za długi, limit znaków: #',
    "Text contains characters we can't store": 'Tekst zawiera znaki, których nie możemy zapisać',
    'Enter a link, a code or a username': 'Podaj link, kod albo nazwę użytkownika',
    'Target must be at most # characters': 'Szukany tekst – za długi, limit znaków: #',
    "Target contains characters we can't store": 'Szukany tekst zawiera znaki, których nie możemy zapisać',
    'Say why': 'Napisz dlaczego',
    'Reason must be at most # characters': 'Powód – za długi, limit znaków: #',
    "Reason contains characters we can't store": 'Powód zawiera znaki, których nie możemy zapisać',
    'Nothing here has this link, id or code.': 'Nic tu nie ma takiego linku, identyfikatora ani kodu.',
    'No account has this username.': 'Żadne konto nie ma takiej nazwy użytkownika.',
    'Only a category that someone owns can be taken down.':
      'Zdjąć można tylko kategorię, która ma właściciela.',
    'Only cards can be restored.': 'Przywrócić można tylko karty.',
    "This card isn't taken down.": 'Ta karta nie jest zdjęta.',
    'It is deleted already.': 'To już usunięto.',
    'Its words were deleted # days after it was taken down.':
      'Teksty karty usunięto po czasie od jej zdjęcia, w dniach: #.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'To konto administratora. Najpierw usuń jego adres z ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': 'Szukany tekst – za długi, limit znaków: #',
    "Search contains characters we can't store": 'Szukany tekst zawiera znaki, których nie możemy zapisać',
    'Please try again.': 'Spróbuj jeszcze raz.',
    "The request isn't valid.": 'Wysłane dane są nieprawidłowe.',
    'The request is too large.': 'To za dużo danych naraz.',
    "We couldn't find that.": 'Nie możemy tego znaleźć.',
    'Too many attempts. Please wait a moment.': 'Za dużo prób. Poczekaj chwilę.',
    'Too many long lists at once. Please wait a moment.': 'Za dużo długich list naraz. Poczekaj chwilę.',
    'Too many requests are running on this connection.': 'Na tym połączeniu dzieje się za dużo naraz.',
    'The server is very busy. Please try again in a moment.': 'Serwer jest bardzo zajęty. Spróbuj za chwilę.',
    "We can't reach our database. Please try again in a minute.":
      'Nie możemy połączyć się z naszą bazą danych. Spróbuj za minutę.',
    'Something went wrong on our side. Please try again.':
      'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.',
  },
}
