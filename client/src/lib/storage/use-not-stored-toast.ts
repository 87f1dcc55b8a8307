import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { basics } from '#messages/basics.ts'
import { isNotStoredAtom } from './storage.ts'
import { toast } from '../toast.ts'

/** Says once that the browser stores nothing, on screens without room for a standing line. */
export function useNotStoredToast(): void {
  const isNotStored = useAtomValue(isNotStoredAtom)
  useEffect(() => {
    if (isNotStored) toast({ title: basics.notStored, text: basics.notStoredText })
  }, [isNotStored])
}
