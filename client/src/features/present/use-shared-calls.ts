import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { storedAtom } from '../../lib/stored-atom.ts'
import { useLazy } from '../../lib/use-lazy.ts'
import { KEEP_REJECTED, type CardClient } from '../../sync/card-clients.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

const loadSharing = () => import('./share-calls.ts')
const noneAtom = atom<{ called: readonly string[] } | undefined>(undefined)

/**
 * The calls that players see: the card's own, which all its hosts and scripts share. Those made offline wait in the outbox.
 * @param canShare whether the presenter may change the card
 */
export function useSharedCalls(cardId: string, canShare: boolean) {
  const wantedAtom = useMemo(() => storedAtom(STORAGE_KEYS.sharesCalls(cardId), v.boolean(), false), [cardId])
  const [isWanted, setWanted] = useAtom(wantedAtom)
  const [client, setClient] = useState<CardClient>()
  /** What was called before the players could see it. */
  const toSend = useRef<readonly string[]>([])
  const isShared = canShare && isWanted
  const called = useAtomValue(client?.shownAtom ?? noneAtom)?.called

  const sharing = useLazy(loadSharing, { when: isShared ? 'now' : canShare ? 'idle' : 'later' })

  useEffect(() => {
    if (!isShared || !sharing) return
    let close: (() => void) | undefined
    let isOver = false
    void sharing.clientForCalls(cardId).then((opened) => {
      if (isOver || !opened) return
      close = opened.open(KEEP_REJECTED)
      for (const word of toSend.current) opened.call(word, true)
      toSend.current = []
      setClient(opened)
    })
    return () => {
      isOver = true
      close?.()
      setClient(undefined)
    }
  }, [isShared, cardId, sharing])

  return {
    isShared,
    /** Undefined until they are known, and while players see none. */
    called,
    /** Undefined until calls can be sent. */
    call: client?.call,
    /** @param words those called so far, for the players to see */
    share: (words: readonly string[]) => {
      toSend.current = words
      setWanted(true)
    },
    stop: () => setWanted(false),
  }
}
