import type { CSSProperties } from 'react'

/** A letter is at most this wide on average, in em of the squares' font. */
const LETTER_EM = 0.56

interface LinkAddressProps {
  url: string
  /** The largest font size, as CSS; a narrow place makes it smaller. */
  largest: string
}

/** `host`, `/play/id` and `?query`: between them a person would break a line. */
function partsOf(address: string): string[] {
  const [, ...parts] = /^([^/]*)(\/[^?]*)?(\?.*)?$/.exec(address) ?? ['', address]
  return parts.filter(Boolean)
}

/** A link to read from afar and type: without scheme, broken before its path only, as large as fits. A fragment is not for typing. */
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
