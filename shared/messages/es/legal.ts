import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import type { legal as english } from '../en/legal.ts'
import type { Messages } from '../messages.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Este ${PRODUCT_NAME} lo administra <name></name>. Correo: <address></address>`,
    private: `Esta es una instalación privada de ${PRODUCT_NAME}: alguien la mantiene para gente conocida y no publica un correo aquí. Pregunta a quien te envió el enlace.`,
    failed: 'No pudimos cargar quién administra este sitio. Revisa tu conexión y vuelve a esta página.',
  },
  terms: {
    lead: 'Haz cartones, compártelos, juega. Estas son las reglas de la casa.',
    yours: {
      title: 'Tus cartones son tuyos',
      owned:
        'Lo que escribes sigue siendo tuyo. Nos permites guardarlo y mostrarlo a quien tenga el enlace: para eso está un cartón.',
      fridge:
        'Trata un enlace como una nota pegada en la puerta. Quien lo tenga puede leer el cartón, jugar con él y hacerse una copia.',
    },
    dont: {
      title: 'Por favor, no',
      bully: 'escribas nada que infrinja la ley, o que amenace o acose a alguien,',
      expose: 'pongas datos privados de otras personas en un cartón,',
      steal: 'compartas obras o imágenes de otras personas contra su voluntad,',
      attack: `intentes entrar por la fuerza ni impedir que otros usen ${PRODUCT_NAME}.`,
    },
    measures: {
      title: 'Lo que podemos hacer',
      takeDown:
        'Podemos retirar cartones y categorías y cerrar cuentas que incumplan estas reglas. Si ves algo así, <contact>avísanos</contact>.',
    },
    guarantee: {
      title: 'Sin garantía',
      none: `Hacemos todo lo posible para que todo funcione y nada se pierda, pero no podemos prometerlo. En la medida en que lo permita la ley, usas ${PRODUCT_NAME} por tu cuenta y riesgo.`,
    },
    leaving: {
      title: 'Si te vas',
      how: 'Puedes eliminar tu cuenta cuando quieras en <profile>Ajustes del perfil</profile>. En <privacy>Privacidad</privacy> se explica qué queda.',
    },
    who: { title: 'Quiénes somos “nosotros”' },
  },
  privacy: {
    lead: 'En breve: tus marcas se quedan en tu dispositivo, no hay anuncios ni rastreadores, y puedes descargar o eliminar lo que guardamos.',
    device: {
      title: 'Solo en tu dispositivo',
      marks:
        'Tus marcas, tus bingos y tu propio orden de casillas. Nunca vemos quién marcó qué ni quién ganó.',
      cards: 'Los cartones que haces sin cuenta y los cambios que aún no nos llegaron.',
      played:
        'Los últimos 20 cartones que jugaste, para cuando no tengas conexión, y preferencias como el modo oscuro.',
      until:
        'Todo esto se queda hasta que borres los datos de este sitio en tu navegador. Mientras juegas, contamos las páginas abiertas para que todos vean cuántas personas juegan: un número, sin nombres.',
    },
    account: {
      title: 'Si creas una cuenta',
      stored: 'En nuestro servidor, hasta que lo elimines:',
      names:
        'Tu nombre de usuario, tu correo, tu nombre visible, tu icono y cuándo creaste la cuenta. Ningún otro usuario ve tu correo. Tu nombre lo ven las personas con las que compartes una categoría y los demás anfitriones del cartón.',
      password:
        'Tu contraseña, como código irreversible (un hash argon2id). Si entras con Google o con tu organización, en su lugar, tu identificador allí.',
      cards:
        'Tus cartones, tus categorías con sus ideas y con quién las compartes. Quién edita contigo tus cartones como coanfitrión y los cartones en los que tú lo eres.',
      versions: `Las versiones anteriores de tus cartones y quién las hizo, durante ${VERSION_DAYS} días. Solo las ven los anfitriones del cartón.`,
      codes: `Los códigos de tus cartones, si los pides: cada uno deja de servir ${JOIN_CODE_HOURS} horas después de la última vez que lo usaste.`,
      tokens:
        'Tus tokens de acceso, si creas alguno: como códigos irreversibles, con su nombre y su último uso.',
      plays: `Los últimos ${RECENT_PLAYS_PER_USER} cartones que abriste para jugar, y cuándo.`,
      logIns: `Tus sesiones: cada una termina 30 días después de tu última visita o cuando la cierras, y hay 50 como máximo. Los enlaces de nuestros correos sirven durante ${LINK_MINUTES} minutos.`,
      cookies:
        'A eso se suman dos cookies: una mantiene tu sesión y otra indica que quizá la tengas. Sin cuenta no hay ninguna, salvo durante diez minutos mientras entras con Google. Si eliges un idioma, otra más lo recuerda durante un año, también sin cuenta.',
    },
    links: {
      title: 'Qué muestra un enlace',
      shown:
        'Quien tenga el enlace de un cartón o una categoría puede verlos. Pedimos a los buscadores que no incluyan los cartones. Un cartón nunca dice quién lo hizo.',
    },
    deletion: {
      title: 'Cuando eliminas',
      words: `Durante ${TRASH_DAYS} días puedes restaurar un cartón o una categoría que eliminaste, y nadie más los ve. Después, o si los eliminas para siempre, eliminamos sus frases. Para que un enlace viejo nunca lleve a los de otra persona, conservamos su id, sus fechas y la cuenta que los hizo.`,
      account:
        'Eliminamos tu cuenta al instante, con tus categorías, lo que se comparte contigo y lo que jugaste. Se puede seguir jugando con tus cartones, sin tu nombre: elimínalos antes si también deben desaparecer.',
      backups:
        'Si quienes administran este sitio tienen copias de seguridad, desaparece de ellas cuando se sobrescriben.',
    },
    abuse: {
      title: 'Contra los abusos',
      counts:
        'Contamos los inicios de sesión, las cuentas nuevas y los códigos equivocados por dirección de red durante una hora como máximo, y lo que hace una cuenta durante un día como máximo, solo en memoria.',
      log: 'Nuestro registro anota la dirección de red de las peticiones que rechazamos, como una contraseña equivocada, con un código en lugar del correo. Las demás líneas identifican una cuenta como mucho por su id. Ninguna línea contiene un correo ni una contraseña. Quien administra el servidor decide cuánto se guardan los registros.',
    },
    reports: {
      title: 'Si denuncias algo',
      kept: `Guardamos tu denuncia ${REPORT_DAYS} días: de qué trata, tu motivo y tus palabras, y tu nombre y correo si los das. Tu dirección de red se guarda como código irreversible, para que cada una tenga una sola denuncia abierta. Quienes administran este sitio la reciben por correo.`,
      takenDown: `Si retiran un cartón o una categoría, sus frases se guardan aparte ${APPEAL_DAYS} días, para poder corregir un error, y después se eliminan. Quién decidió, qué y por qué se guarda un año.`,
    },
    others: {
      title: 'Otros',
      pictures:
        'La imagen de una casilla libre viene de su propio sitio web, que entonces ve tu dirección de red.',
      embeds: 'Un sitio web que inserta un cartón no recibe de nosotros nada sobre ti ni sobre tus marcas.',
      logIns: 'Google o tu organización saben que entras si eliges entrar con ellos.',
      networks: 'Facebook y Twitter no saben nada, a menos que toques sus botones.',
      nothing: 'No se carga nada más desde otro lugar, y no cedemos ni vendemos nada.',
    },
    say: {
      title: 'Tú decides',
      how: `En <profile>Ajustes del perfil</profile> puedes ver, corregir, descargar y eliminar lo que ${PRODUCT_NAME} guarda sobre ti. Para cualquier otra cosa, pregunta:`,
    },
  },
  contact: {
    lead: 'Quién está detrás de este sitio y cómo escribirle.',
    who: { title: 'Quién administra este sitio' },
    takeDown: {
      title: 'Pedir que se retire algo',
      how: '¿Un cartón o una categoría trata de ti, usa tu obra o infringe la ley? Denúncialo en su página o escribe a quien figura arriba:',
      link: 'su enlace, con “/play/” o “/categories/” dentro,',
      wrong: 'qué tiene de malo,',
      reach: 'cómo escribirte, si quieres una respuesta.',
      then: 'Alguien lo revisará y, si no debe estar aquí, lo retirará.',
    },
    yourself: {
      title: 'Más rápido sin nosotros',
      card: 'Un cartón tuyo: elimínalo en <myCards>Mis cartones</myCards>.',
      password: 'Tu contraseña, si la olvidaste: <reset>elige otra</reset>.',
      data: 'Tus datos: descárgalos o elimínalos en <profile>Ajustes del perfil</profile>.',
    },
    security: {
      title: '¿Encontraste un fallo de seguridad?',
      how: `Cuéntanoslo antes que a nadie y haz pruebas solo con tus propios cartones y cuentas. Gracias: así ${PRODUCT_NAME} mejora para todos.`,
    },
  },
}
