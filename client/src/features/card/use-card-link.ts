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

/** The maximum length of a link in a QR code: few phones can scan a longer one, even close to the screen. */
const MAX_HAND_SCANNED = 1000
/** The maximum length of a link whose QR code can be scanned from the back of a room. */
const LONGEST_ON_WALL = 400
/** The maximum length of a link that no chat cuts off. */
const LONGEST_SAFE = 2000

interface PackedLink extends ShareLink {
  hasCode: boolean
  /** A note that the QR code can be scanned only from nearby, or that there is none. */
  codeNote: string | undefined
  mayBeCut: boolean
}

/** Returns the content of the link to a card that is in no account: a card of this browser, or a linked card. */
function linkOf(cardId: string): (CardLink & { cardId: string }) | undefined {
  if (isTemporaryId(cardId)) {
    const linked = linkedTemporary(cardId)
    return linked && { cardId: linked.card.cardId, origin: originOf(linked.secret), content: linked.card }
  }
  const { card } = store.get(shownCardAtom)
  return card?.origin === undefined ? undefined : { cardId, origin: card.origin, content: card }
}

/**
 * Returns the link of a card that is in no account. Its fragment contains the card as it is shown now.
 * @param title the title on the screen; the link is made again when it changes, as in the editor
 * @returns undefined until the link is made, and for a card that this browser does not have
 */
export function useCardLink(cardId: string, title: string): PackedLink | undefined {
  const [created, setMade] = useState<{ cardId: string; fragment: string; columns: boolean }>()
  const { card } = useAtomValue(shownCardAtom)
  const link = useLinkTo((created?.columns ? paths.playShuffled : paths.play)(created?.cardId ?? ''))
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
  if (!created) return undefined
  const url = `${link.url}#${created.fragment}`
  const hasCode = url.length <= MAX_HAND_SCANNED
  const nearNote = url.length > LONGEST_ON_WALL ? cardDialogs.codeNear : undefined
  const codeNote = hasCode ? nearNote : cardDialogs.noCode
  return { ...link, url, hasCode, codeNote, mayBeCut: url.length > LONGEST_SAFE }
}
