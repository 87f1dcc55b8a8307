import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Coś tu jest nie tak.',
    'not-signed-in': 'Zaloguj się.',
    'another-account':
      'Zalogował się tu ktoś inny, więc nic nie zmieniono. Sprawdź, czyje to konto, i spróbuj jeszcze raz.',
    'invalid-credential': 'Twoja tożsamość nie jest potwierdzona. Zaloguj się.',
    'invalid-token': 'Ten token dostępu nie działa.',
    'invalid-action-code': 'Ten link jest niepełny. Otwórz go jeszcze raz z e-maila.',
    'expired-action-code': 'Ten link został już użyty albo wygasł.',
    'wrong-password': 'To nie jest twoje hasło.',
    'requires-recent-login': 'Zaloguj się jeszcze raz.',
    'registration-closed': 'Rejestracja wymaga tu zaproszenia. Poproś osobę, która prowadzi ten serwer.',
    forbidden: 'Nie masz tu do tego uprawnień.',
    'insufficient-scope': 'Ten token dostępu nie ma do tego uprawnień.',
    'foreign-origin': 'To zapytanie pochodzi z innej strony.',
    'account-suspended': 'To konto jest zawieszone.',
    'not-found': 'Nie udało się tego znaleźć.',
    removed: 'Zdjęte po zgłoszeniu.',
    'card-id-taken': 'To id karty jest już zajęte.',
    'category-id-taken': 'To id kategorii jest już zajęte.',
    'email-already-in-use': 'Ta nazwa użytkownika albo ten e-mail są już zajęte.',
    conflict: 'To zmieniło się gdzie indziej.',
    'version-conflict': 'To zmieniło się gdzie indziej.',
    'quota-exceeded': 'Nie ma już na to miejsca. Usuń coś, by je zrobić.',
    'too-many-requests': 'Za dużo prób. Poczekaj chwilę.',
    'too-large': 'Za dużo danych naraz.',
    'unsupported-media-type': 'Coś tu jest nie tak.',
    'not-implemented': 'Ten serwer tego nie oferuje.',
    unavailable: 'Serwer ma teraz dużo pracy. Spróbuj za chwilę.',
    internal: 'Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Zaloguj się jeszcze raz, a potem usuń konto.',
    'Incorrect email or password.': 'Błędny e-mail lub hasło.',
    "That's not your current password.": 'To nie jest twoje obecne hasło.',
    "People don't log in with a password here. Use the button on the login page.":
      'Tutaj nikt nie loguje się hasłem. Użyj przycisku na stronie logowania.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'To konto jest zawieszone. Kogo zapytać dlaczego, mówi nasza strona Kontakt.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Ten serwer nie przyjmuje nowych kont. Jeśli potrzebujesz konta, zapytaj osobę, która prowadzi ten serwer.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Rejestracja wymaga tu zaproszenia. Poproś o nie osobę, która prowadzi ten serwer.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'To zaproszenie zostało już użyte albo wygasło. Poproś o nowe osobę, która prowadzi ten serwer.',
    'Use the address that we sent the invitation to.': 'Użyj adresu, na który przyszło zaproszenie.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'W tej godzinie wysłaliśmy już trzy e-maile. Zajrzyj do skrzynki i do spamu.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Twoje dane już się pobierają. Poczekaj, aż skończą.',
    'Many people are downloading their data. Please try again in a minute.':
      'Wiele osób pobiera teraz swoje dane. Spróbuj za minutę.',
    'You have # tokens. Delete one to make room for another.':
      'Masz już # tokenów. Usuń któryś, by zrobić miejsce na nowy.',
    "This token doesn't exist.": 'Nie ma takiego tokenu.',
    'Please enter a valid email': 'Wpisz poprawny e-mail',
    'Email must be at most # characters': 'E-mail może mieć najwyżej # znaków',
    'Username must be at least # characters': 'Nazwa użytkownika musi mieć co najmniej # znaki',
    'Username must be at most # characters': 'Nazwa użytkownika może mieć najwyżej # znaków',
    'Use only letters, digits, _, - and .': 'Tylko litery bez ogonków, cyfry, _, - i .',
    'Password is required': 'Wpisz hasło',
    'Password must be at least # characters': 'Hasło musi mieć co najmniej # znaków',
    'Password must be at most # characters': 'Hasło może mieć najwyżej # znaków',
    "Password contains characters we can't store": 'Hasło ma znaki, których nie możemy zapisać',
    "Passwords don't match": 'Hasła się różnią',
    'Display name is required': 'Wpisz wyświetlaną nazwę',
    'Display name must be at most # characters': 'Wyświetlana nazwa może mieć najwyżej # znaków',
    "Display name contains characters we can't store":
      'Wyświetlana nazwa ma znaki, których nie możemy zapisać',
    'Choose one of the icons shown': 'Wybierz jedną z pokazanych ikon',
    'Choose one of the languages in the menu': 'Wybierz jeden z języków w menu',
    'Name is required': 'Wpisz nazwę',
    'Name must be at most # characters': 'Nazwa może mieć najwyżej # znaków',
    "Name contains characters we can't store": 'Nazwa ma znaki, których nie możemy zapisać',
    // Cards
    "This card doesn't exist.": 'Nie ma takiej karty.',
    'This card was removed after a report.': 'Ta karta została zdjęta po zgłoszeniu.',
    "You haven't deleted this within the last # days.": 'W ciągu ostatnich # dni tego nie usunięto.',
    'This card changed elsewhere.': 'Ta karta zmieniła się gdzie indziej.',
    'Someone else has changed the same part of this card.':
      'Ktoś inny zmienił to samo miejsce na tej karcie.',
    'Only the owner and co-hosts can edit this card.': 'Tę kartę mogą edytować tylko właściciel i pomocnicy.',
    'Only the owner can delete this card.': 'Tę kartę może usunąć tylko właściciel.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Poprzednie wersje karty widzą tylko właściciel i pomocnicy.',
    'This version is gone. We keep them for # days.': 'Tej wersji już nie ma. Przechowujemy je przez # dni.',
    'A lot of people are editing this card right now. Please try again.':
      'Wiele osób edytuje teraz tę kartę. Spróbuj jeszcze raz.',
    "You've reached # cards. Delete one to make room.": 'Masz już # kart. Usuń którąś, by zrobić miejsce.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Całe twoje # MB jest zajęte. Usuń karty, kategorie lub teksty, by zrobić miejsce.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Całe twoje # MB jest zajęte. Potwierdź e-mail, by dostać # MB, albo usuń karty, kategorie lub teksty.',
    'This card is #x#, not #x#.': 'Ta karta ma siatkę #x#, a nie #x#.',
    'This card has a free space.': 'Ta karta ma jokera.',
    'This card has no free space.': 'Ta karta nie ma jokera.',
    'The words take too much room. Shorten them, or remove some.':
      'Teksty zajmują za dużo miejsca. Skróć je albo kilka usuń.',
    'No square says this.': 'Na żadnym polu tego nie ma.',
    'A round has at most # calls. Start a new one.': 'Runda ma najwyżej # wywołań. Zacznij nową.',
    'The calls of this round take too much room. Start a new one.':
      'Wywołane teksty tej rundy zajmują za dużo miejsca. Zacznij nową.',
    'Only the owner can get a code for this card.': 'Kod do tej karty może dostać tylko właściciel.',
    'No code is free right now. Please try again.': 'Wszystkie kody są teraz zajęte. Spróbuj jeszcze raz.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# twoich kart ma już kod. Spróbuj, gdy któryś wygaśnie: # godziny po ostatnim użyciu.',
    'Title must be at most # characters': 'Tytuł może mieć najwyżej # znaków',
    "Title contains characters we can't store": 'Tytuł ma znaki, których nie możemy zapisać',
    'Cell must be at most # characters': 'Pole może mieć najwyżej # znaków',
    "Cell contains characters we can't store": 'Pole ma znaki, których nie możemy zapisać',
    'Cells must be a list of texts': 'Pola muszą być listą tekstów',
    'Cells must be at most #': 'Pól może być najwyżej #',
    'Cells must be # for grid size #': 'Pól musi być # dla siatki o rozmiarze #',
    'Grid size must be #, # or #': 'Rozmiar siatki to #, # lub #',
    'Extra word must be at most # characters': 'Dodatkowy tekst może mieć najwyżej # znaków',
    "Extra word contains characters we can't store": 'Dodatkowy tekst ma znaki, których nie możemy zapisać',
    "Extra word can't be empty": 'Dodatkowy tekst nie może być pusty',
    'Extra words must be at most #': 'Dodatkowych tekstów może być najwyżej #',
    'Called word must be at most # characters': 'Wywołany tekst może mieć najwyżej # znaków',
    "Called word contains characters we can't store": 'Wywołany tekst ma znaki, których nie możemy zapisać',
    "Called word can't be empty": 'Wywołany tekst nie może być pusty',
    'Called words must be at most #': 'Wywołanych tekstów może być najwyżej #',
    'Call must be at most # characters': 'Wywołanie może mieć najwyżej # znaków',
    "Call contains characters we can't store": 'Wywołanie ma znaki, których nie możemy zapisać',
    "Call can't be empty": 'Wywołanie nie może być puste',
    'Image URL must start with http:// or https://':
      'Adres obrazka musi zaczynać się od http:// lub https://',
    'Image URL must be at most # characters': 'Adres obrazka może mieć najwyżej # znaków',
    "Image URL contains characters we can't store": 'Adres obrazka ma znaki, których nie możemy zapisać',
    "Image URL can't contain a username or password":
      'W adresie obrazka nie może być nazwy użytkownika ani hasła',
    // Co-hosts
    'Only the owner can choose who edits this card.':
      'O tym, kto edytuje tę kartę, decyduje tylko właściciel.',
    'No one has this username. Check the spelling.':
      'Nikt nie ma takiej nazwy użytkownika. Sprawdź pisownię.',
    "You own this card. Enter someone else's username.": 'Ta karta jest twoja. Wpisz nazwę innej osoby.',
    "They aren't a co-host of this card.": 'Ta osoba nie jest pomocnikiem tej karty.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Ta karta ma już # pomocników. Usuń kogoś, by zrobić miejsce.',
    'This card has # co-hosts. Ask the host to make room.':
      'Ta karta ma już # pomocników. Poproś gospodarza, by zrobił miejsce.',
    'This invitation no longer works. Ask the host for a new link.':
      'To zaproszenie już nie działa. Poproś gospodarza o nowy link.',
    // Categories
    "This category doesn't exist.": 'Nie ma takiej kategorii.',
    'This category changed elsewhere.': 'Ta kategoria zmieniła się gdzie indziej.',
    "This item doesn't exist.": 'Nie ma takiego tekstu.',
    'This item changed elsewhere.': 'Ten tekst zmienił się gdzie indziej.',
    "You've reached # categories. Delete one to make room.":
      'Masz już # kategorii. Usuń którąś, by zrobić miejsce.',
    "A category can hold # items. There's room for # more.": 'Kategoria mieści # tekstów. Wolnych miejsc: #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'Właściciel tej kategorii nie ma już miejsca (# MB). Poproś, by je zrobił.',
    'The grid needs # items, and this category has #.':
      'Siatka potrzebuje # tekstów, a w tej kategorii jest #.',
    'You already own this category.': 'Ta kategoria już jest twoja.',
    "This category isn't shared with them.": 'Ta kategoria nie jest udostępniona tej osobie.',
    "This category isn't shared with you.": 'Ta kategoria nie jest ci udostępniona.',
    "You've shared this category with # people. Remove someone to make room.":
      'Udostępniasz tę kategorię już tylu osobom: #. Usuń kogoś, by zrobić miejsce.',
    "Official categories can't be hidden.": 'Oficjalnych kategorii nie da się ukryć.',
    'You own this category. You can only hide what others share with you.':
      'Ta kategoria jest twoja. Ukryć możesz tylko to, co udostępniają ci inni.',
    "You've hidden # people. Unhide someone to make room.":
      'Ukrywasz już kategorie tylu osób: #. Przywróć kogoś, by zrobić miejsce.',
    'Category name must be at least # characters': 'Nazwa kategorii musi mieć co najmniej # znaki',
    'Category name must be at most # characters': 'Nazwa kategorii może mieć najwyżej # znaków',
    "Category name contains characters we can't store":
      'Nazwa kategorii ma znaki, których nie możemy zapisać',
    'Description must be at most # characters': 'Opis może mieć najwyżej # znaków',
    "Description contains characters we can't store": 'Opis ma znaki, których nie możemy zapisać',
    'Content must be at least # characters': 'Tekst musi mieć co najmniej # znaki',
    'Content must be at most # characters': 'Tekst może mieć najwyżej # znaków',
    "Content contains characters we can't store": 'Tekst ma znaki, których nie możemy zapisać',
    'Tag must be at most # characters': 'Tag może mieć najwyżej # znaków',
    "Tag contains characters we can't store": 'Tag ma znaki, których nie możemy zapisać',
    'Tags must be at most #': 'Tagów może być najwyżej #',
    'Source must be at most # characters': 'Źródło może mieć najwyżej # znaków',
    "Source contains characters we can't store": 'Źródło ma znaki, których nie możemy zapisać',
    'Items must be at most #': 'Tekstów może być najwyżej #',
    'Count must be a whole number': 'To musi być liczba całkowita',
    'Count must be at least #': 'Ta liczba to co najmniej #',
    'Count must be at least # for grid size #': 'Ta liczba to co najmniej # dla siatki o rozmiarze #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.":
      'Masz tu już swoje zgłoszenie. Ktoś się nim zajmie.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Ta instalacja nie podaje, kto dostałby twoje zgłoszenie. Zapytaj osobę, od której masz link.',
    'Choose one of the reasons shown': 'Wybierz jeden z pokazanych powodów',
    'Say what is wrong': 'Napisz, co jest nie tak',
    'Confirm that you believe this is true': 'Potwierdź, że uważasz to za prawdę',
    'Text must be at most # characters': 'Opis może mieć najwyżej # znaków',
    "Text contains characters we can't store": 'Opis ma znaki, których nie możemy zapisać',
    'Enter a link, a code or a username': 'Wpisz link, kod lub nazwę użytkownika',
    'Target must be at most # characters': 'Może mieć najwyżej # znaków',
    "Target contains characters we can't store": 'Są tu znaki, których nie możemy zapisać',
    'Say why': 'Napisz dlaczego',
    'Reason must be at most # characters': 'Uzasadnienie może mieć najwyżej # znaków',
    "Reason contains characters we can't store": 'Uzasadnienie ma znaki, których nie możemy zapisać',
    'Nothing here has this link, id or code.': 'Nic tutaj nie ma takiego linku, id ani kodu.',
    'No account has this username.': 'Żadne konto nie ma takiej nazwy użytkownika.',
    'Only a category that someone owns can be taken down.':
      'Zdjąć można tylko kategorię, która ma właściciela.',
    "It isn't taken down.": 'To nie jest zdjęte.',
    'It is deleted already.': 'To jest już usunięte.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Tekstów już nie ma. Przechowujemy je przez # dni albo do usunięcia konta właściciela.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'To konto administratora. Najpierw usuń jego adres z ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': 'Szukany tekst może mieć najwyżej # znaków',
    "Search contains characters we can't store": 'W szukanym tekście są znaki, których nie możemy zapisać',
    'Please try again.': 'Spróbuj jeszcze raz.',
    "The request isn't valid.": 'To zapytanie jest nieprawidłowe.',
    'Too many long lists at once. Please wait a moment.': 'Za dużo długich list naraz. Poczekaj chwilę.',
    'Too many requests are running on this connection.': 'Za dużo zapytań w jednym połączeniu.',
    "We can't reach our database. Please try again in a minute.":
      'Nie ma połączenia z naszą bazą danych. Spróbuj za minutę.',
  },
}
