import { useAtom } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { PRODUCT_NAME } from '#shared/product.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { helpAtom } from './help-atom.ts'

/** Keys and their actions; a plus joins keys that are pressed together. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Tab', 'Enter'], 'Navigates and selects cells'],
  [['Arrow keys'], 'Moves between squares, which are one stop of Tab'],
  [['Space'], 'Marks or unmarks a cell in play mode'],
  [['Ctrl', 'S'], 'Saves the card'],
  [['Ctrl', 'Z'], 'Undoes your last edit; add Shift to redo'],
  [['Alt', 'Arrow keys'], 'Swaps a square with its neighbor while editing'],
  [['F8'], 'Jumps to the latest message'],
  [['Esc'], 'Closes a dialog or menu'],
]

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="text-poster-22">{title}</h3>
      {children}
    </section>
  )
}

function Shortcuts() {
  return (
    <dl className="grid gap-x-4 gap-y-2 xs:grid-cols-[auto_1fr]">
      {SHORTCUTS.map(([keys, does]) => (
        <div
          key={does}
          className="xs:col-span-2 xs:grid xs:supports-[grid-template-columns:subgrid]:grid-cols-subgrid xs:items-baseline"
        >
          <dt>
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && <span>{' + '}</span>}
                <kbd className="inline-block rounded-cell border-2 border-edge px-1.5 font-sans text-chip font-semibold">
                  {key}
                </kbd>
              </span>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The help on one sheet. */
export default function HelpDialog() {
  const [open, setOpen] = useAtom(helpAtom)
  const close = () => setOpen(false)
  const gotIt = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={close}
      size="wide"
      title={`How to Use ${PRODUCT_NAME}`}
      footer={
        <Button ref={gotIt} onClick={close}>
          Got it!
        </Button>
      }
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        gotIt.current?.focus()
      }}
    >
      {/* Takes the focus, so that keys can scroll it. */}
      <div role="group" aria-label="Help" tabIndex={0} className="grid gap-6">
        <Section title="Creating a Card">
          <p>
            Press New Card, give it a title and pick a grid: 3x3, 4x4 or 5x5. Fill the squares with things
            that always happen, or paste a list. Five are enough to save.
          </p>
          <p>
            Without an account, a card stays in this browser. Log in to save it, and everyone who has it open
            sees your edits as you make them.
          </p>
        </Section>
        <Section title="Categories">
          <p>
            A category is a ready-made list of squares. Open one and press Use in {PRODUCT_NAME} to fill a
            card at random. Log in to copy one or make your own.
          </p>
        </Section>
        <Section title="Playing">
          <p>
            Click on squares to mark them. Get 5 in a row: horizontal, vertical or diagonal. On smaller cards,
            a full line of 3 or 4. The free space counts as marked.
          </p>
          <p>Your marks are yours alone and stay in your browser. Reset marks to start again.</p>
        </Section>
        <Section title="Sharing">
          <p>
            Save the card and press Share: it generates a link that shows everyone the same card. No one needs
            an account to play it. Calling words out loud? Turn on “A different layout for each player” and
            each player gets a shuffled card.
          </p>
          <p>
            Playing in a room? Press Present to put the card, its QR code or a caller on the big screen. The
            caller draws the words at random. Or press Share and get a code: players type its six digits on
            the start page.
          </p>
          <p>
            Not hosting alone? Add Co-hosts under Quick Actions: they edit the card with you. Embed, in Share,
            shows the card on your own website.
          </p>
        </Section>
        <Section title="Themes">
          <p>
            Six papers, each with its own ink: choose one in Card Settings. Switch light and dark in the menu.
            Printouts are always light.
          </p>
        </Section>
        <Section title="Keyboard Shortcuts">
          <Shortcuts />
          <p className="text-chip text-muted">On a Mac, use Cmd for Ctrl and Option for Alt.</p>
        </Section>
      </div>
    </Dialog>
  )
}
