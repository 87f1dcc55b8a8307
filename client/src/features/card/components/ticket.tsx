import type { ReactNode } from 'react'
import type { Theme } from '#shared/product.ts'
import '../card.css'

/** Longer titles get the smaller font size. */
const LONG_TITLE_LENGTH = 36

interface TicketProps {
  /** The card's theme, which may differ from the page's. */
  theme: Theme
  /** A string becomes the heading; anything else, such as the editor's title field, is rendered as it is. */
  title: ReactNode
  headingLevel?: 1 | 2 | 3
  /** The language of the title, if it is known. */
  lang?: string | undefined
  /** The line over the title: one `<span>` on the left, one on the right. */
  serial?: ReactNode
  /** Content of the strip between stub and grid; an element with class `end` is aligned right. */
  strip?: ReactNode
  stripTone?: 'win' | 'asks' | undefined
  /** The grid. */
  children: ReactNode
}

/** A printed bingo ticket: stub, perforation, strip, grid. */
export function Ticket({
  theme,
  title,
  headingLevel = 1,
  lang,
  serial,
  strip,
  stripTone,
  children,
}: TicketProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="ticket" data-theme={theme}>
      <div className="stub">
        {serial && <div className="serial">{serial}</div>}
        {typeof title === 'string' ? (
          <Heading
            className="stub-title"
            dir="auto"
            lang={lang}
            data-long={title.length > LONG_TITLE_LENGTH || undefined}
          >
            {title}
          </Heading>
        ) : (
          title
        )}
      </div>
      <div className="strip" data-tone={stripTone}>
        {strip}
      </div>
      {children}
    </div>
  )
}
