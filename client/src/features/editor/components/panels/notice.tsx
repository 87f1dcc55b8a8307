import type { ReactNode } from 'react'
import { editor } from '#messages/editor.ts'
import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'

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

/** Leads to the log-in and back to a card. @param id of its address; undefined for a draft that has none */
export function LogInLink({ id }: { id: string | undefined }) {
  return (
    <ButtonLink
      to={paths.auth}
      state={{ from: paths.create(id) }}
      variant="outlined"
      size="small"
      className="ms-auto"
    >
      {editor.logIn}
    </ButtonLink>
  )
}
