import { Check } from 'lucide-react'
import { useState } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { LANGUAGE_COOKIE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#shared/languages.ts'
import { SCREENS } from '#shared/screens.ts'
import { call } from '../lib/api-client.ts'
import { pageLanguage } from '../lib/language.ts'
import { showFailure } from '../lib/show-refusal.ts'
import { store } from '../lib/store.ts'
import { WORKER_PATH, type WorkerMessage } from '../service-worker/messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { rich } from '../ui/rich.tsx'
import { frameDialogAtom } from '../lib/frame-dialog-atom.ts'

/** Tells the service worker to cache the app's page in the new language. */
async function notifyWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_PATH)
  registration?.active?.postMessage({ type: 'keep-language' } satisfies WorkerMessage)
}

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`)

/** Returns whether the next page will have this language. Another tab, or a cancelled reload, may change that. */
const isNextIn = (language: Language) => (CHOSEN.exec(document.cookie)?.[1] ?? language) === language

/** All languages, by their own names. Choosing one reloads the page, because a page has only one language. */
export default function LanguageDialog() {
  const { languages } = appDialogs
  const close = () => store.set(frameDialogAtom, undefined)
  const [picked, setPicked] = useState<Language>()
  const [isPending, setPending] = useState(false)
  const current = pageLanguage()

  async function choose(language: Language): Promise<void> {
    if (language === current && isNextIn(current)) return close()
    setPicked(language)
    setPending(true)
    try {
      await call('chooseLanguage', { body: { language } })
      await notifyWorker().catch(() => undefined)
      if (language === current) close()
      else location.reload()
    } catch (error) {
      setPicked(undefined)
      showFailure(languages.failed, error)
    }
    // If there is unsaved text, the browser asks before reloading, and the user may stay.
    setPending(false)
  }

  return (
    <Dialog onClose={close} title={languages.title}>
      <ul className="grid gap-1">
        {LANGUAGE_TAGS.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field px-3 text-start font-semibold hover:bg-ground aria-[current]:bg-ground"
              lang={tag}
              translate="no"
              aria-current={tag === current || undefined}
              disabled={isPending}
              onClick={() => void choose(tag)}
            >
              <span>{LANGUAGES[tag].name}</span>
              {tag === (picked ?? current) && <Check />}
            </button>
          </li>
        ))}
      </ul>
      {!LANGUAGES[current].isApproved && (
        <p className="mt-4 text-chip text-muted">
          <span className="block">{languages.notChecked}</span>
          <span>{rich(languages.help, { link: (words) => <Link to={SCREENS.contact}>{words}</Link> })}</span>
        </p>
      )}
    </Dialog>
  )
}
