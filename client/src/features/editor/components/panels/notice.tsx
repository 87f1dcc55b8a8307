import type { ReactNode } from 'react'

/** A notice about the card, with actions. */
export function Notice({ title, text, children }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <section
      className="flex flex-[1_1_100%] flex-wrap items-center gap-x-[14px] gap-y-[8px] rounded-field bg-cell px-[14px] py-[10px] leading-tight"
      aria-label={title}
    >
      <div className="flex-[1_1_14rem]">
        <b>{title}</b>
        <p className="text-small text-pretty">{text}</p>
      </div>
      {children && <div className="flex gap-[8px]">{children}</div>}
    </section>
  )
}
