import { PRODUCT_NAME } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { help as english } from '../en/help.ts'

export const help: Messages<typeof english> = {
  title: `Zo werkt ${PRODUCT_NAME}`,
  close: 'Snap ik!',
  creating: {
    title: 'Een kaart maken',
    start:
      'Tik op “Nieuwe kaart”, geef hem een titel en kies een raster: 3x3, 4x4 of 5x5. Vul de vakjes met dingen die altijd gebeuren, of plak een lijst. Vijf is genoeg om op te slaan.',
    account:
      'Zonder account blijft een kaart in deze browser; Safari wist hem na 7 dagen zonder bezoek. Log in om hem op te slaan. Dan ziet iedereen die hem open heeft, je wijzigingen terwijl je ze maakt.',
  },
  categories:
    'Een categorie is een kant-en-klare lijst voor vakjes. Open er een en tik op “Maak er een kaart van” om een kaart willekeurig te vullen. Log in om er een te kopiëren of zelf te maken.',
  playing: {
    title: 'Spelen',
    marks:
      'Tik op vakjes om ze te markeren. Zorg voor 5 op een rij: horizontaal, verticaal of diagonaal. Op kleinere kaarten een volle lijn van 3 of 4. Het vrije vakje telt als gemarkeerd.',
    privacy:
      'Je markeringen zijn alleen van jou en blijven in je browser. In een privévenster, of als je browser bij het sluiten alles wist, zijn ze daarna weg. Met “Wissen” begin je opnieuw.',
  },
  sharing: {
    title: 'Delen',
    link: 'Sla de kaart op en tik op “Delen”: je krijgt een link waarmee iedereen dezelfde kaart ziet. Om te spelen heeft niemand een account nodig. Roep je de woorden om? Zet “Voor iedereen anders gehusseld” aan, dan liggen de vakjes bij iedereen anders.',
    room: 'Zitten jullie in één ruimte? Tik op “Presenteren” om de kaart, de QR-code of een omroeper op het grote scherm te zetten. De omroeper trekt de woorden willekeurig. Of tik op “Delen” en haal een spelcode op: spelers typen de zes cijfers op de startpagina.',
    hosts:
      'Host je niet alleen? Voeg onder “Snel geregeld” cohosts toe: zij bewerken de kaart met je mee. “Web & OBS”, bij “Delen”, zet de kaart op je eigen website.',
  },
  themes: {
    title: 'Kleuren',
    text: 'Zes soorten papier, elk met eigen inkt: kies er een bij de instellingen van de kaart. Licht of donker wissel je in het menu. Geprint is altijd licht.',
  },
  shortcuts: {
    title: 'Sneltoetsen',
    select: 'Loopt langs vakjes en selecteert ze',
    move: 'Loopt langs de vakjes, die samen één stop van Tab zijn',
    mark: 'Markeert een vakje tijdens het spelen, of haalt dat weg',
    save: 'Slaat de kaart op',
    undo: 'Maakt je laatste wijziging ongedaan; met Shift erbij doe je die opnieuw',
    swap: 'Wisselt tijdens het bewerken een vakje met het vakje ernaast',
    picture: 'Voegt tijdens het typen een plaatje toe aan een vakje',
    message: 'Springt naar de laatste melding',
    close: 'Sluit een venster of menu',
    mac: 'Gebruik op een Mac Cmd voor Ctrl en Option voor Alt.',
  },
  keys: { arrows: 'Pijltjestoetsen', space: 'Spatie', ctrl: 'Ctrl', alt: 'Alt', escape: 'Esc' },
}
