import type { ReactNode } from 'react'
import { Spinner } from '../../../ui/spinner.tsx'

/** The layout of a screen that is opened from a link in an email: a headline and a panel. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative">
      <div aria-hidden="true" className="brand-band" />
      <div className="page relative">
        <div className="mx-auto grid w-full max-w-[440px] gap-6 lg:pt-10">
          <h1 className="text-poster-46 text-[color:var(--on-band)]">{title}</h1>
          <div className="panel">{children}</div>
        </div>
      </div>
    </div>
  )
}

/** Shown in the panel while the link's code is being sent. */
export function LinkPending({ label }: { label: string }) {
  return (
    <div className="grid place-items-center py-10">
      <Spinner label={label} />
    </div>
  )
}
