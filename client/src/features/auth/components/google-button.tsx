import { writeTab } from '../../../lib/tab-storage.ts'
import { RETURN_PATH_KEY } from '../use-google-outcome.ts'

/** The four arcs of Google's G, from its upper right: colour, start and end in degrees from three o'clock. */
const ARCS: readonly [colour: string, from: number, to: number][] = [
  ['#ea4335', -45, -150],
  ['#fbbc05', -150, -210],
  ['#34a853', -210, -315],
  ['#4285f4', -315, -360],
]
const RADIUS = 8

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(12 + RADIUS * Math.cos(angle)).toFixed(2)} ${(12 + RADIUS * Math.sin(angle)).toFixed(2)}`
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth="4" className="size-5 flex-none">
      {ARCS.map(([colour, from, to]) => (
        <path key={colour} stroke={colour} d={`M${pointAt(from)}A${RADIUS} ${RADIUS} 0 0 0 ${pointAt(to)}`} />
      ))}
      <path stroke="#4285f4" d="M12 12H22" />
    </svg>
  )
}

/** Leaves the app for Google's sign-in page, which redirects to the auth screen through the server. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  return (
    <a
      href="/api/auth/google"
      className="button"
      data-variant="outlined"
      data-size="big"
      onClick={() => writeTab(RETURN_PATH_KEY, returnTo)}
    >
      <GoogleMark />
      Continue with Google
    </a>
  )
}
