const LINES = [28, 45, 62, 79, 96]

/** Where the code of a printed sheet is: in the corner below the grid. */
export function SheetCodePicture() {
  return (
    <svg viewBox="0 0 124 150" aria-hidden="true" className="sheet-code-picture">
      <rect x="2" y="2" width="120" height="146" rx="3" />
      <path d="M36 15h52" strokeWidth="5" strokeLinecap="round" />
      <path
        d={`M19.5 28h85v85h-85z${LINES.slice(1)
          .map((y) => `M19.5 ${y}h85`)
          .join('')}${LINES.slice(1)
          .map((y) => `M${y - 8.5} 28v85`)
          .join('')}`}
      />
      <path d="M20 122h16v16h-16zM24 126h8v8h-8z" fillRule="evenodd" className="sheet-code-qr" />
      <ellipse cx="90" cy="130" rx="24" ry="11" />
      <text x="90" y="134" textAnchor="middle">
        v7-17
      </text>
    </svg>
  )
}
