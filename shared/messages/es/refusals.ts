import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

const most = (what: string) => `${what} admite hasta # caracteres`
const least = (what: string) => `${what} debe tener al menos # caracteres`
const odd = (what: string) => `${what} tiene caracteres que no podemos guardar`

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Algo aquí no es válido.',
    'not-signed-in': 'Entra en tu cuenta.',
    'another-account':
      'Otra persona entró en su cuenta aquí, así que no se cambió nada. Mira de quién es esta cuenta e inténtalo de nuevo.',
    'invalid-credential': 'No pudimos confirmar tu identidad. Entra en tu cuenta.',
    'invalid-token': 'Este token de acceso no funciona.',
    'invalid-action-code': 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    'expired-action-code': 'Este enlace ya se usó o caducó.',
    'wrong-password': 'Esa no es tu contraseña.',
    'requires-recent-login': 'Vuelve a entrar en tu cuenta.',
    'registration-closed':
      'Para crear una cuenta aquí necesitas una invitación. Habla con quien administra este servidor.',
    forbidden: 'No tienes permiso para hacer eso aquí.',
    'insufficient-scope': 'Este token de acceso no permite hacer eso.',
    'foreign-origin': 'Esta llamada viene de otro sitio.',
    'account-suspended': 'Esta cuenta está suspendida.',
    'not-found': 'No lo encontramos.',
    removed: 'Se retiró tras una denuncia.',
    'card-id-taken': 'Este id de cartón ya está en uso.',
    'category-id-taken': 'Este id de categoría ya está en uso.',
    'email-already-in-use': 'Ese nombre de usuario o correo ya está en uso.',
    conflict: 'Esto cambió en otro lugar.',
    'version-conflict': 'Esto cambió en otro lugar.',
    'quota-exceeded': 'Ya no queda espacio para esto. Elimina algo para hacer espacio.',
    'too-many-requests': 'Demasiados intentos. Espera un momento.',
    'too-large': 'La petición es demasiado grande.',
    'unsupported-media-type': 'Algo aquí no es válido.',
    'not-implemented': 'Este servidor no ofrece eso.',
    unavailable: 'El servidor está muy ocupado. Inténtalo de nuevo en un momento.',
    internal: 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Vuelve a entrar y después elimina la cuenta.',
    'Incorrect email or password.': 'El correo o la contraseña no son correctos.',
    "That's not your current password.": 'Esa no es tu contraseña actual.',
    "People don't log in with a password here. Use the button on the login page.":
      'Aquí no se entra con contraseña. Usa el botón de la página Entrar.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Esta cuenta está suspendida. Nuestra página Contacto dice quién puede explicarte por qué.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Este servidor no acepta cuentas nuevas. Si necesitas una, habla con quien administra este servidor.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Para crear una cuenta aquí necesitas una invitación. Pídela a quien administra este servidor.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Esta invitación ya se usó o caducó. Pide otra a quien administra este servidor.',
    'Use the address that we sent the invitation to.': 'Usa el correo al que enviamos la invitación.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'Ya enviamos tres correos en la última hora. Revisa tu bandeja de entrada y el spam.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Tus datos ya se están descargando. Espera a que termine.',
    'Many people are downloading their data. Please try again in a minute.':
      'Muchas personas están descargando sus datos. Inténtalo de nuevo en un minuto.',
    'You have # tokens. Delete one to make room for another.':
      'Tienes # tokens. Elimina uno para hacer espacio a otro.',
    "This token doesn't exist.": 'Este token no existe.',
    'Please enter a valid email': 'Escribe un correo válido',
    'Email must be at most # characters': most('El correo'),
    'Username must be at least # characters': least('El nombre de usuario'),
    'Username must be at most # characters': most('El nombre de usuario'),
    'Use only letters, digits, _, - and .': 'Usa solo letras, números, _, - y .',
    'Password is required': 'Escribe una contraseña',
    'Password must be at least # characters': least('La contraseña'),
    'Password must be at most # characters': most('La contraseña'),
    "Password contains characters we can't store": odd('La contraseña'),
    "Passwords don't match": 'Las contraseñas no coinciden',
    'Display name is required': 'Escribe un nombre visible',
    'Display name must be at most # characters': most('El nombre visible'),
    "Display name contains characters we can't store": odd('El nombre visible'),
    'Choose one of the icons shown': 'Elige uno de los iconos que se muestran',
    'Choose one of the languages in the menu': 'Elige uno de los idiomas del menú',
    'Name is required': 'Escribe un nombre',
    'Name must be at most # characters': most('El nombre'),
    "Name contains characters we can't store": odd('El nombre'),
    // Cards
    "This card doesn't exist.": 'Este cartón no existe.',
    'This card was removed after a report.': 'Este cartón se retiró tras una denuncia.',
    "You haven't deleted this within the last # days.": 'No eliminaste esto en los últimos # días.',
    'This card changed elsewhere.': 'Este cartón cambió en otro lugar.',
    'Someone else has changed the same part of this card.':
      'Otra persona cambió la misma parte de este cartón.',
    'Only the owner and co-hosts can edit this card.':
      'Solo el propietario y los coanfitriones pueden editar este cartón.',
    'Only the owner can delete this card.': 'Solo el propietario puede eliminar este cartón.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Solo el propietario y los coanfitriones pueden ver las versiones anteriores de un cartón.',
    'This version is gone. We keep them for # days.': 'Esta versión ya no está. Las guardamos # días.',
    'A lot of people are editing this card right now. Please try again.':
      'Muchas personas están editando este cartón. Inténtalo de nuevo.',
    "You've reached # cards. Delete one to make room.":
      'Llegaste a # cartones. Elimina uno para hacer espacio.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Usaste tus # MB. Elimina cartones, categorías o ideas para hacer espacio.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Usaste tus # MB. Confirma tu correo para tener # MB, o elimina cartones, categorías o ideas.',
    'This card is #x#, not #x#.': 'Este cartón es de #x#, no de #x#.',
    'This card has a free space.': 'Este cartón tiene casilla libre.',
    'This card has no free space.': 'Este cartón no tiene casilla libre.',
    'The words take too much room. Shorten them, or remove some.':
      'Las frases ocupan demasiado. Acórtalas o quita algunas.',
    'No square says this.': 'Ninguna casilla dice esto.',
    'A round has at most # calls. Start a new one.': 'En una ronda se cantan hasta # frases. Empieza otra.',
    'The calls of this round take too much room. Start a new one.':
      'Lo cantado en esta ronda ocupa demasiado. Empieza otra.',
    'Only the owner can get a code for this card.':
      'Solo el propietario puede pedir el código de este cartón.',
    'No code is free right now. Please try again.': 'Ahora no hay códigos libres. Inténtalo de nuevo.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# de tus cartones tienen código. Prueba cuando alguno caduque: # horas después de su último uso.',
    'Title must be at most # characters': most('El título'),
    "Title contains characters we can't store": odd('El título'),
    'Cell must be at most # characters': most('La casilla'),
    "Cell contains characters we can't store": odd('La casilla'),
    'Cells must be a list of texts': 'Las casillas deben ser una lista de textos',
    'Cells must be at most #': 'Puede haber hasta # casillas',
    'Cells must be # for grid size #': 'Debe haber # casillas con el tamaño #',
    'Grid size must be #, # or #': 'El tamaño debe ser #, # o #',
    'Extra word must be at most # characters': most('Cada frase de Más frases'),
    "Extra word contains characters we can't store": odd('Una frase de Más frases'),
    "Extra word can't be empty": 'Ninguna frase de Más frases puede estar vacía',
    'Extra words must be at most #': 'Más frases admite hasta #',
    'Called word must be at most # characters': most('Cada frase cantada'),
    "Called word contains characters we can't store": odd('Una frase cantada'),
    "Called word can't be empty": 'Una frase cantada no puede estar vacía',
    'Called words must be at most #': 'Puede haber hasta # frases cantadas',
    'Call must be at most # characters': most('Lo que se canta'),
    "Call contains characters we can't store": odd('Lo que se canta'),
    "Call can't be empty": 'Lo que se canta no puede estar vacío',
    'Image URL must start with http:// or https://': 'La URL debe empezar con http:// o https://',
    'Image URL must be at most # characters': most('La URL de la imagen'),
    "Image URL contains characters we can't store": odd('La URL de la imagen'),
    "Image URL can't contain a username or password": 'La URL no puede llevar un usuario ni una contraseña',
    // Co-hosts
    'Only the owner can choose who edits this card.': 'Solo el propietario elige quién edita este cartón.',
    'No one has this username. Check the spelling.':
      'Nadie tiene este nombre de usuario. Revisa cómo se escribe.',
    "You own this card. Enter someone else's username.":
      'Este cartón es tuyo. Escribe el nombre de usuario de otra persona.',
    "They aren't a co-host of this card.": 'Esa persona no es coanfitrión de este cartón.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Este cartón tiene # coanfitriones. Quita a uno para hacer espacio a otro.',
    'This card has # co-hosts. Ask the host to make room.':
      'Este cartón tiene # coanfitriones. Pide al anfitrión que haga espacio.',
    'This invitation no longer works. Ask the host for a new link.':
      'Esta invitación ya no sirve. Pide al anfitrión otro enlace.',
    // Categories
    "This category doesn't exist.": 'Esta categoría no existe.',
    'This category changed elsewhere.': 'Esta categoría cambió en otro lugar.',
    "This item doesn't exist.": 'Esta idea no existe.',
    'This item changed elsewhere.': 'Esta idea cambió en otro lugar.',
    "You've reached # categories. Delete one to make room.":
      'Llegaste a # categorías. Elimina una para hacer espacio.',
    "A category can hold # items. There's room for # more.":
      'En una categoría caben # ideas. Queda espacio para #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'El propietario de esta categoría usó sus # MB. Pídele que haga espacio.',
    'The grid needs # items, and this category has #.':
      'El cartón necesita # ideas y esta categoría tiene #.',
    'You already own this category.': 'Esta categoría ya es tuya.',
    "This category isn't shared with them.": 'Esta categoría no se comparte con esa persona.',
    "This category isn't shared with you.": 'Esta categoría no se comparte contigo.',
    "You've shared this category with # people. Remove someone to make room.":
      'Compartes esta categoría con # personas. Quita a alguien para hacer espacio.',
    "Official categories can't be hidden.": 'Las categorías oficiales no se pueden ocultar.',
    'You own this category. You can only hide what others share with you.':
      'Esta categoría es tuya. Solo puedes ocultar lo que otros comparten contigo.',
    "You've hidden # people. Unhide someone to make room.":
      'Ocultaste a # personas. Vuelve a mostrar a alguien para hacer espacio.',
    'Category name must be at least # characters': least('El nombre de la categoría'),
    'Category name must be at most # characters': most('El nombre de la categoría'),
    "Category name contains characters we can't store": odd('El nombre de la categoría'),
    'Description must be at most # characters': most('La descripción'),
    "Description contains characters we can't store": odd('La descripción'),
    'Content must be at least # characters': least('El texto'),
    'Content must be at most # characters': most('El texto'),
    "Content contains characters we can't store": odd('El texto'),
    'Tag must be at most # characters': most('Cada etiqueta'),
    "Tag contains characters we can't store": odd('Una etiqueta'),
    'Tags must be at most #': 'Puede haber hasta # etiquetas',
    'Source must be at most # characters': most('La fuente'),
    "Source contains characters we can't store": odd('La fuente'),
    'Items must be at most #': 'Puede haber hasta # ideas',
    'Count must be a whole number': 'Escribe un número entero',
    'Count must be at least #': 'El número debe ser al menos #',
    'Count must be at least # for grid size #': 'El número debe ser al menos # con el tamaño #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.": 'Ya denunciaste esto. Alguien lo revisará.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Esta instalación no indica quién recibiría tu denuncia. Pregunta a quien te dio el enlace.',
    'Choose one of the reasons shown': 'Elige uno de los motivos que se muestran',
    'Say what is wrong': 'Di qué pasa',
    'Confirm that you believe this is true': 'Confirma que crees que esto es cierto',
    'Text must be at most # characters': most('El texto'),
    "Text contains characters we can't store": odd('El texto'),
    'Enter a link, a code or a username': 'Escribe un enlace, un código o un nombre de usuario',
    'Target must be at most # characters': most('Lo que buscas'),
    "Target contains characters we can't store": odd('Lo que buscas'),
    'Say why': 'Di por qué',
    'Reason must be at most # characters': most('El motivo'),
    "Reason contains characters we can't store": odd('El motivo'),
    'Nothing here has this link, id or code.': 'Nada aquí tiene este enlace, id o código.',
    'No account has this username.': 'Ninguna cuenta tiene este nombre de usuario.',
    'Only a category that someone owns can be taken down.':
      'Solo se puede retirar una categoría que tenga propietario.',
    "It isn't taken down.": 'No está retirado.',
    'It is deleted already.': 'Ya está eliminado.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'Sus frases ya no existen. Se guardan # días, o hasta que se elimina la cuenta de su propietario.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Es una cuenta de administración. Quita antes su correo de ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': most('La búsqueda'),
    "Search contains characters we can't store": odd('La búsqueda'),
    'Please try again.': 'Inténtalo de nuevo.',
    "The request isn't valid.": 'La petición no es válida.',
    'Too many long lists at once. Please wait a moment.':
      'Demasiadas listas largas a la vez. Espera un momento.',
    'Too many requests are running on this connection.': 'Hay demasiadas peticiones en esta conexión.',
    "We can't reach our database. Please try again in a minute.":
      'No podemos conectar con nuestra base de datos. Inténtalo de nuevo en un minuto.',
  },
}
