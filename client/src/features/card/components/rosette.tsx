/** The fine-line rosette of the free space: 18 ellipses, 10 degrees apart. */
export function Rosette() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="0.7">
        {Array.from({ length: 18 }, (_, turn) => (
          <ellipse key={turn} cx="32" cy="32" rx="30" ry="12" transform={`rotate(${turn * 10} 32 32)`} />
        ))}
      </g>
    </svg>
  )
}
