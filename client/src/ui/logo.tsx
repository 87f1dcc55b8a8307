/** The mark of the brand: a B of three squares and two blots. The squares take the colour of the text. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="#ff5a3c"
        d="M34.6 5.2c9.4-.7 17 5.6 17.2 14.2.2 8.900-7 15.700-16.300 15.800-9 .1-16-6-16.200-14.700C19.100 11.900 25.600 5.900 34.600 5.200Z"
      />
      <path
        fill="#ff5a3c"
        d="M36.200 28.400c10.400-.4 18.200 6.300 18.300 15.500.1 9.300-7.600 16.100-17.800 16-9.900-.1-17.500-6.500-17.400-15.700.1-8.900 7.200-15.400 16.900-15.800Z"
      />
      <path
        fill="#b92a10"
        d="M25.100 31.900c2.900-2.100 6.700-3.400 11.100-3.500 4-.1 7.600.8 10.500 2.500-2.900 2.700-6.800 4.300-11.200 4.300-4 0-7.600-1.200-10.400-3.300Z"
      />
      <g fill="currentColor">
        <rect x="9" y="6" width="16" height="16" rx="2.5" />
        <rect x="9" y="24" width="16" height="16" rx="2.5" />
        <rect x="9" y="42" width="16" height="16" rx="2.5" />
      </g>
    </svg>
  )
}
