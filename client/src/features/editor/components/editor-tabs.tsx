import { SquarePen, Stamp } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { DisabledTab } from '../../../ui/disabled-tab.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { urlIdOf, type EditorDocument } from '../../../sync/editor-document.ts'

const SAVE_FIRST = 'Save first, then play'

/** Create Card and Play Card. A copy leads back to its original, where the user may come from. */
export function EditorTabs({ document, onSave }: { document: EditorDocument; onSave: () => void }) {
  const urlId = urlIdOf(document)
  const create = { label: 'Create Card', icon: SquarePen, to: paths.create(urlId), current: true }
  const play = { label: 'Play Card', icon: Stamp }
  if (urlId !== undefined) return <TabLinks items={[create, { ...play, to: paths.play(urlId) }]} />
  return (
    <TabLinks items={[create]}>
      <DisabledTab
        {...play}
        why={SAVE_FIRST}
        onPress={() => toast({ title: SAVE_FIRST, action: { label: 'Save', run: onSave } })}
      />
    </TabLinks>
  )
}
