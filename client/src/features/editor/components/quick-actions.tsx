import { Clapperboard, Eraser, Shuffle } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { QuickActions as Actions } from '../use-quick-actions.ts'

export function QuickActions({ actions }: { actions: Actions }) {
  return (
    <Panel title="Quick Actions">
      <div className="quick-actions">
        <Button variant="outlined" onClick={actions.addExamples}>
          <Clapperboard aria-hidden="true" />
          Add Example Prompts
        </Button>
        <Button variant="outlined" onClick={actions.clearAll}>
          <Eraser aria-hidden="true" />
          Clear All Cells
        </Button>
        <Button variant="outlined" onClick={actions.randomize}>
          <Shuffle aria-hidden="true" />
          Randomize Order
        </Button>
      </div>
    </Panel>
  )
}
