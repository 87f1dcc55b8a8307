import { CopyPlus, LogIn } from 'lucide-react'
import { can } from '#shared/rules/access.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Category } from '#shared/schemas/category.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import type { Session } from '../../auth/atoms.ts'
import { useLinkTo } from '../../card/share-link.ts'
import { roleIn } from '../role.ts'
import { useCopyCategory } from '../use-share-category.ts'
import { PeopleSection } from './people-section.tsx'

const COPY_FAILED = { title: 'Failed to copy URL', text: 'Please try copying the URL manually.' }

interface ShareDialogProps {
  category: Category
  session: Session
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Passes a category on: by its link, as a copy, and by its owner to single people. */
export default function ShareDialog({ category, session, open, onOpenChange }: ShareDialogProps) {
  const manages = can('manage', category.type, roleIn(category, session)) === 'yes'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Share Category"
      description={
        manages
          ? 'Anyone with the link can look and play; only people listed here can copy or edit.'
          : 'Anyone with the link can look and play.'
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkToShare category={category} />
        <CopyButton category={category} session={session} onCopied={() => onOpenChange(false)} />
        {manages && <PeopleSection categoryId={category.categoryId} />}
      </div>
    </Dialog>
  )
}

/** The link, and the ways to pass it on. */
function LinkToShare({ category }: { category: Category }) {
  const link = useLinkTo(paths.category(category.categoryId))
  return (
    <>
      <div>
        <ShareLinkField url={link.url} label="Link to this category" failed={COPY_FAILED} />
        {link.sameNetworkOnly && (
          <p className="mt-2.5 text-chip text-muted">This address works in the same network only.</p>
        )}
      </div>
      <ShareSheetButton text={`“${category.name}” on ${PRODUCT_NAME}`} url={link.url} failed={COPY_FAILED} />
    </>
  )
}

interface CopyButtonProps {
  category: Category
  session: Session
  onCopied: () => void
}

/** For whoever may copy it; who is signed out may copy an official one after signing in. */
function CopyButton({ category, session, onCopied }: CopyButtonProps) {
  const copying = useCopyCategory(category, onCopied)
  const verdict = can('copy', category.type, roleIn(category, session))
  if (verdict === 'yes')
    return (
      <Button
        variant="outlined"
        pending={copying.isPending}
        pendingLabel="Copying..."
        onClick={() => copying.mutate()}
      >
        <CopyPlus aria-hidden="true" />
        Copy to My Categories
      </Button>
    )
  if (session.status !== 'signed-out' || category.type !== 'official') return null
  return (
    <ButtonLink to={paths.auth} state={{ from: paths.category(category.categoryId) }} variant="outlined">
      <LogIn aria-hidden="true" />
      Log in to copy
    </ButtonLink>
  )
}
