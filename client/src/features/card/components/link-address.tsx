import type { CSSProperties } from 'react'

/** The maximum average width of a letter in the squares' font, in em. */
const LETTER_EM = 0.56

interface LinkAddressProps {
  url: string
  /** The largest font size, in CSS; smaller if there is little space. */
  largest: string
}

/** Splits an address into `host`, `/play/id` and `?query`, between which a person would break a line. */
function partsOf(address: string): string[] {
  const [, ...parts] = /^([^/]*)(\/[^?]*)?(\?.*)?$/.exec(address) ?? ['', address]
  return parts.filter(Boolean)
}

/**
 * A link to read from a distance and type: without a scheme, broken only between its parts, as large as fits. Renders
 * nothing if the link has a fragment, which is too long to type.
 */
export function LinkAddress({ url, largest }: LinkAddressProps) {
  if (url.includes('#')) return null
  const parts = partsOf(url.replace(/^https?:\/\//, ''))
  const longest = Math.max(...parts.map((part) => part.length))
  const style = { '--letters': `${longest * LETTER_EM}`, '--largest': largest } as CSSProperties
  return (
    <div className="w-full flex-none [container-type:inline-size]" style={style}>
      <p className="text-[clamp(0.875rem,100cqi/var(--letters),var(--largest))] leading-tight font-semibold [overflow-wrap:anywhere] select-text">
        <bdi dir="ltr" translate="no">
          {parts.map((part) => (
            <span key={part} className="inline-block max-w-full">
              {part}
            </span>
          ))}
        </bdi>
      </p>
    </div>
  )
}
