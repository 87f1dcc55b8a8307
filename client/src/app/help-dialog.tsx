import { useRef, type ReactNode } from 'react'
import { app } from '#messages/app.ts'
import { help } from '#messages/help.ts'
import { store } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'

/** Returns keys and their actions. The keys in one entry are pressed together. */
const shortcuts = ({ keys, shortcuts }: typeof help): (readonly [keys: string[], does: string])[] => [
  [['Tab', 'Enter'], shortcuts.select],
  [[keys.arrows], shortcuts.move],
  [[keys.space], shortcuts.mark],
  [[keys.ctrl, 'S'], shortcuts.save],
  [[keys.ctrl, 'Z'], shortcuts.undo],
  [[keys.alt, keys.arrows], shortcuts.swap],
  [[keys.ctrl, '.'], shortcuts.picture],
  [['F8'], shortcuts.message],
  [[keys.escape], shortcuts.close],
]

const sections = ({ creating, categories, playing, sharing, themes }: typeof help) =>
  [
    [creating.title, [creating.start, creating.account]],
    [app.categories, [categories]],
    [playing.title, [playing.marks, playing.privacy]],
    [sharing.title, [sharing.link, sharing.room, sharing.hosts]],
    [themes.title, [themes.text]],
  ] as const

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
      {shortcuts(help).map(([keys, does]) => (
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

/** The help, in one dialog. */
export default function HelpDialog() {
  const close = () => store.set(frameDialogAtom, undefined)
  const gotIt = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      onClose={close}
      size="wide"
      title={help.title}
      footer={
        <Button ref={gotIt} onClick={close}>
          {help.close}
        </Button>
      }
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        gotIt.current?.focus()
      }}
    >
      {/* Focusable, so that keys can scroll it. */}
      <div role="group" aria-label={app.help} tabIndex={0} className="grid gap-6">
        {sections(help).map(([title, texts]) => (
          <Section key={title} title={title}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Section>
        ))}
        <Section title={help.shortcuts.title}>
          <Shortcuts />
          <p className="text-chip text-muted">{help.shortcuts.mac}</p>
        </Section>
      </div>
    </Dialog>
  )
}
