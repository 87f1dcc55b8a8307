import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { help as english } from '../en/help.ts'

export const help: Messages<typeof english> = {
  title: `So geht ${PRODUCT_NAME}`,
  close: 'Alles klar!',
  creating: {
    title: 'Eine Karte machen',
    start:
      'Tipp auf „Neue Karte“, gib ihr einen Titel und wähle ein Raster: 3x3, 4x4 oder 5x5. Füll die Felder mit Dingen, die immer passieren, oder füge eine Liste ein. Fünf reichen zum Speichern.',
    account:
      'Ohne Konto bleibt eine Karte in diesem Browser; Safari löscht sie nach 7 Tagen ohne Besuch. Melde dich an, um sie zu speichern. Dann sehen alle, die sie offen haben, deine Änderungen live.',
  },
  categories:
    'Eine Kategorie ist eine fertige Liste für Felder. Öffne eine und tipp auf „Karte daraus machen“, um eine Karte zufällig zu füllen. Melde dich an, um eine zu kopieren oder selbst zu schreiben.',
  playing: {
    title: 'Spielen',
    marks:
      'Tipp Felder an, um sie zu markieren. Ziel sind 5 in einer Reihe: waagerecht, senkrecht oder diagonal. Auf kleineren Karten eine volle Reihe aus 3 oder 4. Das Freifeld zählt als markiert.',
    privacy:
      'Deine Markierungen gehören nur dir und bleiben in deinem Browser. In einem privaten Fenster oder in einem Browser, der beim Schließen alles vergisst, sind sie danach weg. Mit „Zurücksetzen“ fängst du neu an.',
  },
  sharing: {
    title: 'Teilen',
    link: 'Speichere die Karte und tipp auf „Teilen“: Du bekommst einen Link, mit dem alle dieselbe Karte sehen. Zum Spielen braucht niemand ein Konto. Rufst du die Wörter laut aus? Schalte „Für alle anders gemischt“ ein, dann liegen die Felder bei allen anders.',
    room: 'Spielt ihr in einem Raum? Tipp auf „Präsentieren“, um die Karte, ihren QR-Code oder den Ausrufer groß zu zeigen. Der Ausrufer zieht die Wörter zufällig. Oder tipp auf „Teilen“ und hol dir einen Spielcode: Auf der Startseite tippen alle seine sechs Ziffern ein.',
    hosts:
      'Nicht allein Host? Füge unter „Werkzeuge“ Co-Hosts hinzu: Sie bearbeiten die Karte mit dir. „Web & OBS“, unter „Teilen“, zeigt die Karte auf deiner eigenen Website.',
  },
  themes: {
    title: 'Farben',
    text: 'Sechs Papiere, jedes mit eigener Tinte: Wähle eins in den Einstellungen der Karte. Hell und dunkel wechselst du im Menü. Gedruckt wird immer hell.',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    select: 'Wechselt zwischen Feldern und wählt sie aus',
    move: 'Wechselt zwischen den Feldern, die zusammen ein Halt von Tab sind',
    mark: 'Markiert beim Spielen ein Feld oder hebt das auf',
    save: 'Speichert die Karte',
    undo: 'Macht die letzte Änderung rückgängig; mit Umschalt dazu wird sie wiederholt',
    swap: 'Tauscht beim Bearbeiten ein Feld mit dem Feld daneben',
    picture: 'Fügt beim Schreiben ein Bild in ein Feld ein',
    message: 'Springt zur neuesten Mitteilung',
    close: 'Schließt ein Fenster oder Menü',
    mac: 'Nimm auf dem Mac Cmd statt Strg und Option statt Alt.',
  },
  keys: { arrows: 'Pfeiltasten', space: 'Leertaste', ctrl: 'Strg', alt: 'Alt', escape: 'Esc' },
}
