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
import type { Messages } from '../messages.ts'
import type { legal as english } from '../en/legal.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Dieses ${PRODUCT_NAME} wird betrieben von <name></name>. E-Mail: <address></address>`,
    private: `Das ist eine private Installation von ${PRODUCT_NAME}: Jemand betreibt sie für Bekannte und hat hier keine E-Mail-Adresse angegeben. Frag die Person, von der du den Link hast.`,
    failed:
      'Wer diese Seite betreibt, ließ sich nicht laden. Prüfe deine Verbindung und komm auf diese Seite zurück.',
  },
  terms: {
    lead: 'Mach Karten, teil sie, spiel sie. Das sind die Hausregeln.',
    yours: {
      title: 'Deine Karten gehören dir',
      owned:
        'Was du schreibst, bleibt deins. Du erlaubst uns, es zu speichern und allen zu zeigen, die den Link haben: Dafür ist eine Karte da.',
      fridge:
        'Behandle einen Link wie einen Zettel am Kühlschrank. Wer ihn hat, kann die Karte lesen, sie spielen und sich eine eigene Kopie machen.',
    },
    dont: {
      title: 'Bitte nicht',
      bully: 'etwas schreiben, das gegen Gesetze verstößt oder jemanden bedroht oder mobbt,',
      expose: 'private Angaben anderer auf eine Karte setzen,',
      steal: 'Werke oder Bilder anderer gegen ihren Willen teilen,',
      attack: `versuchen, hier einzubrechen oder anderen den Zugang zu ${PRODUCT_NAME} zu versperren.`,
    },
    measures: {
      title: 'Was wir dürfen',
      takeDown:
        'Wir dürfen Karten und Kategorien entfernen und Konten schließen, die gegen diese Regeln verstoßen. Wenn dir so etwas auffällt, <contact>sag es uns</contact>.',
    },
    guarantee: {
      title: 'Keine Garantie',
      none: `Wir tun unser Bestes, damit alles läuft und nichts verloren geht, aber versprechen können wir es nicht. Soweit das Gesetz es erlaubt, nutzt du ${PRODUCT_NAME} auf eigene Gefahr.`,
    },
    leaving: {
      title: 'Aufhören',
      how: 'Dein Konto kannst du jederzeit im <profile>Profil</profile> löschen. Was dann bleibt, steht unter <privacy>Datenschutz</privacy>.',
    },
    who: { title: 'Wer „wir“ ist' },
  },
  privacy: {
    lead: 'Kurz gesagt: Deine Markierungen bleiben auf deinem Gerät, es gibt keine Werbung und keine Tracker, und was wir speichern, kannst du herunterladen oder löschen.',
    device: {
      title: 'Nur auf deinem Gerät',
      marks:
        'Deine Markierungen, deine Bingos und deine eigene Reihenfolge der Felder. Wir sehen nie, wer was markiert oder wer gewonnen hat.',
      cards: 'Karten, die du ohne Konto machst, und Änderungen, die uns noch nicht erreicht haben.',
      played:
        'Die letzten 20 Karten, die du gespielt hast, damit du sie auch offline hast, und Einstellungen wie die dunkle Darstellung.',
      until:
        'All das bleibt, bis du in deinem Browser die Daten dieser Seite löschst. Während du spielst, zählen wir offene Seiten, damit alle sehen, wie viele mitspielen: eine Zahl, keine Namen.',
    },
    account: {
      title: 'Wenn du dich registrierst',
      stored: 'Auf unserem Server, bis du es löschst:',
      names:
        'Dein Nutzername, deine E-Mail-Adresse, dein Anzeigename, dein Profilbild und wann du dich registriert hast. Andere, die ein Konto haben, sehen deine E-Mail-Adresse nicht. Deinen Namen sehen alle, mit denen du eine Kategorie teilst, und die anderen Hosts einer Karte.',
      password:
        'Dein Passwort als Einwegcode (ein argon2id-Hash). Wenn du dich mit Google oder über deine Organisation anmeldest, stattdessen deine ID dort.',
      cards:
        'Deine Karten, deine Kategorien mit ihren Einträgen und mit wem du sie teilst. Wer bei deinen Karten Co-Host ist und bei wessen Karten du es bist.',
      versions: `Frühere Versionen deiner Karten und von wem sie sind, ${VERSION_DAYS} Tage lang. Nur die Hosts einer Karte sehen sie.`,
      codes: `Die Spielcodes deiner Karten, wenn du einen anforderst: Jeder endet ${JOIN_CODE_HOURS} Stunden, nachdem du ihn zuletzt benutzt hast.`,
      tokens:
        'Deine Zugriffstokens, wenn du welche erstellst: als Einwegcodes, mit ihren Namen und wann du sie zuletzt benutzt hast.',
      plays: `Die letzten ${RECENT_PLAYS_PER_USER} Karten, die du zum Spielen geöffnet hast, und wann.`,
      logIns: `Deine Anmeldungen: Jede endet 30 Tage nach deinem letzten Besuch oder wenn du dich abmeldest, und es gibt höchstens 50. Links in unseren E-Mails gelten ${LINK_MINUTES} Minuten.`,
      cookies:
        'Dazu gehören zwei Cookies: Das eine hält dich angemeldet, das andere sagt, dass du es vielleicht bist. Ohne Konto gibt es keine, außer für zehn Minuten, während du dich mit Google anmeldest. Wählst du eine Sprache, merkt sie sich ein weiteres ein Jahr lang, auch ohne Konto.',
    },
    links: {
      title: 'Was ein Link zeigt',
      shown:
        'Wer den Link einer Karte oder einer Kategorie hat, kann sie sehen. Suchmaschinen bitten wir, Karten auszulassen. Eine Karte verrät nie, von wem sie ist.',
    },
    deletion: {
      title: 'Wenn du löschst',
      words: `Eine gelöschte Karte oder Kategorie kannst du ${TRASH_DAYS} Tage lang wiederherstellen, und niemand sonst sieht sie. Danach, oder wenn du sie endgültig löschst, löschen wir ihre Wörter. Damit ein alter Link nie zu etwas von jemand anderem führt, behalten wir ihre ID, ihre Datumsangaben und das Konto, aus dem sie stammt.`,
      account:
        'Dein Konto löschen wir sofort, mit deinen Kategorien, dem, was mit dir geteilt ist, und dem, was du gespielt hast. Deine Karten bleiben ohne deinen Namen spielbar: Lösch sie vorher, wenn auch sie verschwinden sollen.',
      backups:
        'Wenn die Betreiber Sicherungskopien aufbewahren, ist es daraus verschwunden, sobald diese überschrieben sind.',
    },
    abuse: {
      title: 'Gegen Missbrauch',
      counts:
        'Wir zählen Anmeldungen, Registrierungen und falsche Codes pro Netzwerkadresse bis zu einer Stunde lang, und was ein Konto tut, bis zu einem Tag lang, nur im Arbeitsspeicher.',
      log: 'Unser Protokoll hält die Netzwerkadresse von Aufrufen fest, die wir abgewiesen haben, etwa bei einem falschen Passwort, mit einem Code anstelle der E-Mail-Adresse. Andere Zeilen nennen ein Konto höchstens mit seiner ID. Keine Zeile enthält eine E-Mail-Adresse oder ein Passwort. Wie lange Protokolle aufbewahrt werden, entscheidet der Betreiber.',
    },
    reports: {
      title: 'Wenn du etwas meldest',
      kept: `Wir bewahren deine Meldung ${REPORT_DAYS} Tage auf: worum es geht, deinen Grund und deine Worte, und deinen Namen und deine E-Mail-Adresse, wenn du sie angibst. Deine Netzwerkadresse behalten wir als Einwegcode, damit es von jeder nur eine offene Meldung gibt. Die Betreiber bekommen sie per E-Mail.`,
      takenDown: `Wenn sie eine Karte oder Kategorie entfernen, werden deren Wörter ${APPEAL_DAYS} Tage getrennt aufbewahrt, damit sich ein Irrtum rückgängig machen lässt, und dann gelöscht. Wer entschieden hat, was und warum, wird ein Jahr aufbewahrt.`,
    },
    others: {
      title: 'Andere',
      pictures:
        'Ein Bild in einem Freifeld kommt von seiner eigenen Website, die dann deine Netzwerkadresse sieht.',
      embeds:
        'Eine Website, die eine Karte einbettet, erfährt von uns nichts über dich oder deine Markierungen.',
      logIns:
        'Google oder deine Organisation erfährt von deiner Anmeldung, wenn du dich damit anmelden willst.',
      networks: 'Facebook und Twitter erfahren nichts, solange du nicht auf ihre Knöpfe drückst.',
      nothing: 'Sonst laden wir nichts von anderswo, und wir geben nichts weiter und verkaufen nichts.',
    },
    say: {
      title: 'Deine Rechte',
      how: `Im <profile>Profil</profile> kannst du sehen, berichtigen, herunterladen und löschen, was ${PRODUCT_NAME} über dich speichert. Für alles andere frag hier:`,
    },
  },
  contact: {
    lead: 'Wer dahintersteckt und wie du uns erreichst.',
    who: { title: 'Wer das hier betreibt' },
    takeDown: {
      title: 'Etwas entfernen lassen',
      how: 'Geht es in einer Karte oder Kategorie um dich, nutzt sie dein Werk oder verstößt sie gegen Gesetze? Melde sie auf ihrer Seite oder schreib den Betreibern oben:',
      link: 'den Link dorthin, mit „/play/“ oder „/categories/“ darin,',
      wrong: 'was daran nicht stimmt,',
      reach: 'wie du zu erreichen bist, wenn du eine Antwort möchtest.',
      then: 'Die sehen sich das an und entfernen es, wenn es nicht hierhergehört.',
    },
    yourself: {
      title: 'Schneller ohne uns',
      card: 'Eine eigene Karte: Lösch sie in <myCards>Meine Karten</myCards>.',
      password: 'Passwort vergessen: <reset>Setz ein neues</reset>.',
      data: 'Deine Daten: Lade sie im <profile>Profil</profile> herunter oder lösch sie dort.',
    },
    security: {
      title: 'Eine Sicherheitslücke gefunden?',
      how: `Danke fürs Hinsehen. Sag bitte erst uns Bescheid und dann anderen, und probier es nur mit eigenen Karten und Konten aus. ${PRODUCT_NAME} wird dadurch besser.`,
    },
  },
}
