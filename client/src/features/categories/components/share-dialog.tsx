import { useAtomValue } from 'jotai'
import { CopyPlus, LogIn } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Category } from '#shared/schemas/category.ts'
import { categorySharing } from '#messages/category-sharing.ts'
import { basics } from '#messages/basics.ts'
import { useAction } from '../../../lib/forms/use-action.ts'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShareLinkField } from '../../../ui/share-link-field.tsx'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { useLinkTo } from '../../card/share-link.ts'
import { useRights } from '../category-rights.ts'
import { copyCategory } from '../change-category.ts'
import type { CategoryDialogProps } from './category-dialog.ts'
import { PeopleSection } from './people-section.tsx'

/** The ways to share a category: its link, a copy and, for its owner, with people. */
export default function ShareDialog({ category, onClose }: CategoryDialogProps) {
  const { manage } = useRights(category)
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={categorySharing.title}
      description={manage ? categorySharing.ownerText : categorySharing.text}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <LinkToShare category={category} />
        <CopyButton category={category} onClose={onClose} />
        {manage && <PeopleSection categoryId={category.categoryId} />}
      </div>
    </Dialog>
  )
}

/** The link, with buttons to copy and share it. */
function LinkToShare({ category }: { category: Category }) {
  const link = useLinkTo(paths.category(category.categoryId))
  const failed = { title: categorySharing.linkFailedTitle, text: categorySharing.linkFailed }
  return (
    <>
      <div>
        <ShareLinkField url={link.url} label={categorySharing.link} failed={failed} />
        {link.sameNetworkOnly && <p className="mt-2.5 text-chip text-muted">{basics.sameWifi}</p>}
      </div>
      <ShareSheetButton text={categorySharing.shareText(category.name)} url={link.url} failed={failed} />
    </>
  )
}

/** The button to copy the category, for users who may copy. Guests may copy an official category after they sign in. */
function CopyButton({ category, onClose }: CategoryDialogProps) {
  const navigate = useNavigate()
  const { status } = useAtomValue(sessionAtom)
  const { copy } = useRights(category)
  const copying = useAction(() => copyCategory(category, navigate).then(onClose), categorySharing.copyFailed)
  if (copy)
    return (
      <Button variant="outlined" pendingLabel={categorySharing.copying} {...copying}>
        <CopyPlus />
        <span>{categorySharing.copy}</span>
      </Button>
    )
  if (status !== 'signed-out' || category.type !== 'official') return null
  return (
    <ButtonLink to={paths.auth} state={{ from: paths.category(category.categoryId) }} variant="outlined">
      <LogIn />
      <span>{categorySharing.logIn}</span>
    </ButtonLink>
  )
}
