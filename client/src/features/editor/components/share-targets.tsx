import { ExternalLink } from 'lucide-react'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import { facebookAddress, invitationTo, twitterAddress } from '../share-targets.ts'

interface ShareTargetsProps {
  /** The card's title; empty where it has none. */
  title: string
  url: string
}

/** Ways to pass a link on: the phone's own share sheet, where there is one, and two places in the web. */
export function ShareTargets({ title, url }: ShareTargetsProps) {
  const text = invitationTo(title)
  return (
    <>
      <ShareSheetButton text={text} url={url} />
      <PlaceLink name="Facebook" address={facebookAddress(url)} />
      <PlaceLink name="Twitter" address={twitterAddress(url, text)} />
    </>
  )
}

function PlaceLink({ name, address }: { name: string; address: string }) {
  return (
    <a
      className="button"
      data-variant="outlined"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Share on ${name} (opens in a new window)`}
    >
      <ExternalLink aria-hidden="true" />
      {name}
    </a>
  )
}
