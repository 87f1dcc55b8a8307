import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { paths } from '../../lib/paths.ts'
import { store } from '../../lib/store.ts'
import { writeCardLink, type CardLink } from '../../sync/offline/card-link.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { originOf } from '../../sync/offline/origin.ts'
import { linkedTemporary } from '../../sync/unsaved/temporary-cards.ts'
import { useLinkTo, type ShareLink } from './share-link.ts'

/** A longer link makes a QR code that few phones read, even held to the screen. */
const LONGEST_IN_HAND = 1000
/** A longer link makes a QR code that no one reads from the back of a room. */
const LONGEST_ON_WALL = 400
/** Some chats cut a longer link. */
const LONGEST_SAFE = 2000

interface PackedLink extends ShareLink {
  hasCode: boolean
  /** Says that its code is read from near by only, or that there is none. */
  codeNote: string | undefined
  mayBeCut: boolean
}

/** What the link of a card carries that no account has: the own card of this browser, or a linked card. */
function linkOf(cardId: string): (CardLink & { cardId: string }) | undefined {
  if (isTemporaryId(cardId)) {
    const linked = linkedTemporary(cardId)
    return linked && { cardId: linked.card.cardId, origin: originOf(linked.secret), content: linked.card }
  }
  const { card } = store.get(shownCardAtom)
  return card?.origin === undefined ? undefined : { cardId, origin: card.origin, content: card }
}

/**
 * The link of a card that is in no account: the card is in its fragment, as it is shown now.
 * @param title in the editor, which shows its own: packs the card again when it changes
 * @returns undefined until it is packed, and for a card that this browser does not have
 */
export function useCardLink(cardId: string, title: string): PackedLink | undefined {
  const [made, setMade] = useState<{ cardId: string; fragment: string; columns: boolean }>()
  const { card } = useAtomValue(shownCardAtom)
  const link = useLinkTo((made?.columns ? paths.playShuffled : paths.play)(made?.cardId ?? ''))
  useEffect(() => {
    const linked = linkOf(cardId)
    if (!linked) return
    let isCurrent = true
    void writeCardLink(linked).then((fragment) => {
      if (isCurrent) setMade({ cardId: linked.cardId, fragment, columns: linked.content.columns })
    })
    return () => {
      isCurrent = false
    }
  }, [cardId, title, card])
  if (!made) return undefined
  const url = `${link.url}#${made.fragment}`
  const hasCode = url.length <= LONGEST_IN_HAND
  const nearNote = url.length > LONGEST_ON_WALL ? cardDialogs.codeNear : undefined
  const codeNote = hasCode ? nearNote : cardDialogs.noCode
  return { ...link, url, hasCode, codeNote, mayBeCut: url.length > LONGEST_SAFE }
}
