import type { ReactNode } from 'react'
import { categoryDialogs } from '#messages/category-dialogs.ts'

/** Shows someone else's values of the same fields. */
export function ConflictNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <div className="grid gap-[6px] rounded-field bg-warn px-[16px] py-[12px] wrap-anywhere text-on-warn">
        <p>{categoryDialogs.conflict}</p>
        <blockquote className="max-h-36 overflow-y-auto font-semibold whitespace-pre-line">
          {children}
        </blockquote>
      </div>
    </div>
  )
}
