import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import { fontStep, hyphenate } from '#shared/rules/font-step.ts'
import { usePageFlag } from '../../../../lib/page/use-page-flag.ts'
import type { Drag } from '../../use-square-drag.ts'

/** The copy of a square that follows the pointer during a drag. */
export function LiftedSquare({ drag: { box, by, fontSize }, text }: { drag: Drag; text: string }) {
  // Styles the pointer and the square that the drag started from.
  usePageFlag('lifting')
  const style = {
    '--cw': `${box.width}px`,
    '--ch': `${box.height}px`,
    left: box.left + by.x,
    top: box.top + by.y,
    width: box.width,
    height: box.height,
    fontSize,
  } as CSSProperties
  return createPortal(
    <div className="cell lifted" data-step={fontStep(text)} style={style} aria-hidden="true">
      <span className="words" dir="auto">
        {hyphenate(text)}
      </span>
    </div>,
    document.body,
  )
}
