import type { account as english } from '#shared/messages/en/account.ts'
import type { auth as englishAuth } from '#shared/messages/en/auth.ts'
import type { Messages } from '#shared/messages/messages.ts'
import { account as arAccount } from '#shared/messages/ar/account.ts'
import { auth as arAuth } from '#shared/messages/ar/auth.ts'
import { basics as arBasics } from '#shared/messages/ar/basics.ts'
import { playDialogs as arPlayDialogs } from '#shared/messages/ar/play-dialogs.ts'
import { account as jaAccount } from '#shared/messages/ja/account.ts'
import { auth as jaAuth } from '#shared/messages/ja/auth.ts'
import { basics as jaBasics } from '#shared/messages/ja/basics.ts'
import { playDialogs as jaPlayDialogs } from '#shared/messages/ja/play-dialogs.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { uniqueName } from '#tests/support/names.ts'
import { PASSWORD } from '../fixtures.ts'
import { ENGINES, expect, PHONE, test } from './engine-fixtures.ts'

interface Words {
  account: Messages<typeof english>
  auth: Messages<typeof englishAuth>
  save: string
  continue: string
}
const WORDS: Record<'ar' | 'ja', Words> = {
  ar: {
    account: arAccount,
    auth: arAuth,
    save: arBasics.save,
    continue: arPlayDialogs.continue,
  },
  ja: {
    account: jaAccount,
    auth: jaAuth,
    save: jaBasics.save,
    continue: jaPlayDialogs.continue,
  },
}

for (const engine of ENGINES)
  for (const tag of ['ar', 'ja'] as const)
    test(`LANG-1 LANG-6: in ${engine} a card is made and won in ${LANGUAGES[tag].name}`, async ({
      open,
      server,
    }) => {
      const words = WORDS[tag]
      const host = await open(engine)
      await host.goto(`${server.url}/${tag}`)
      await expect.poll(() => host.path()).toBe('/')
      const name = uniqueName()
      await host.goto(`${server.url}/auth`)
      await expect.poll(() => host.count(`html[lang=${tag}][dir=${LANGUAGES[tag].dir}]`)).toBe(1)
      await host.click('[role=tab]', words.auth.registerTab)
      await host.fill(words.account.username, name)
      await host.fill(words.account.email, `${name}@example.com`)
      await host.fill(words.auth.password, PASSWORD)
      await host.fill(words.auth.confirmPassword, PASSWORD)
      await host.click('button[type=submit]', words.auth.register)
      await expect.poll(() => host.path()).toBe('/')
      // WebKit would log an error if the page was left while it loads.
      await host.find('.join-form input')
      await host.goto(`${server.url}/create`)
      await host.click('[data-index="0"] button')
      for (const number of [1, 2, 3, 4, 5, 6]) await host.keyboard(`Square ${number}`, 'Enter')
      await host.keyboard('Escape')
      await host.click('button', words.save)
      await host.find('[role=dialog]')
      await host.keyboard('Escape')
      await expect.poll(() => host.path()).toMatch(/^\/create\/[\w-]{10}$/)
      const cardId = (await host.path()).split('/').pop()

      const player = await open(engine, { size: PHONE })
      await player.goto(`${server.url}/${tag}`)
      await expect.poll(() => player.path()).toBe('/')
      await player.goto(`${server.url}/play/${cardId}`)
      for (const number of [1, 2, 3, 4, 5])
        await player.click('[role=grid] button', new RegExp(`^Square ${number}\\b`))
      await player.click('[role=alertdialog] button', words.continue)
      await host.click('button', /Square 6\b/)
      await host.keyboard('Control+a', 'Edited by the host', 'Enter')
      await player.find('[role=grid] button', /Edited by the host/)
      await expect.poll(() => player.count('[aria-pressed=true]')).toBe(5)
    })
