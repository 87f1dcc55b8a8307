/** The logo: a B made of three squares and two blots. The squares have the text color. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="#ff5a3c"
        d="M34.6 5.2c9.4-.7 17 5.6 17.2 14.2.2 8.9-7 15.7-16.3 15.8-9 .1-16-6-16.2-14.7C19.1 11.9 25.6 5.9 34.6 5.2Z"
      />
      <path
        fill="#ff5a3c"
        d="M36.2 28.4c10.4-.4 18.2 6.3 18.3 15.5.1 9.3-7.6 16.1-17.8 16-9.9-.1-17.5-6.5-17.4-15.7.1-8.9 7.2-15.4 16.9-15.8Z"
      />
      <path
        fill="#b92a10"
        d="M25.1 31.9c2.9-2.1 6.7-3.4 11.1-3.5 4-.1 7.6.8 10.5 2.5-2.9 2.7-6.8 4.3-11.2 4.3-4 0-7.6-1.2-10.4-3.3Z"
      />
      <g fill="currentColor">
        <rect x="9" y="6" width="16" height="16" rx="2.5" />
        <rect x="9" y="24" width="16" height="16" rx="2.5" />
        <rect x="9" y="42" width="16" height="16" rx="2.5" />
      </g>
    </svg>
  )
}
