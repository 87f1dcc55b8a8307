import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { basics } from '#messages/basics.ts'
import { isNotStoredAtom } from '../lib/storage/storage.ts'

/** A permanent notice while the browser stores nothing. @param children actions that help */
export function NotStored({
  text = basics.notStoredText,
  children,
}: {
  text?: string
  children?: ReactNode
}) {
  if (!useAtomValue(isNotStoredAtom)) return null
  return (
    <div className="col-span-full flex flex-[1_1_100%] flex-wrap items-center gap-x-[14px] gap-y-[8px] rounded-field bg-cell px-[14px] py-[10px] text-small leading-tight text-pretty">
      <p className="flex-[1_1_14rem]">
        <b className="block">{basics.notStored}</b> <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
