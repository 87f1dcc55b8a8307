import { ExternalLink } from 'lucide-react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'

interface ShareTargetsProps {
  /** The card's title; may be empty. */
  title: string
  url: string
}

/** The device's own share sheet, where there is one, and links to Facebook and Twitter. */
export function ShareTargets({ title, url }: ShareTargetsProps) {
  const text = title ? `Play “${title}” on ${PRODUCT_NAME}` : `Play ${PRODUCT_NAME} with me`
  return (
    <>
      <ShareSheetButton text={text} url={url} />
      <SiteLink
        name="Facebook"
        address={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`}
      />
      <SiteLink
        name="Twitter"
        address={`https://twitter.com/intent/tweet?${new URLSearchParams({ url, text })}`}
      />
    </>
  )
}

function SiteLink({ name, address }: { name: string; address: string }) {
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
      <span>{name}</span>
    </a>
  )
}
