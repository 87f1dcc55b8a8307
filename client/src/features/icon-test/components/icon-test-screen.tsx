import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { appDialogs } from '#messages/app-dialogs.ts'
import { DEFAULT_PROFILE_ICON, PROFILE_ICONS } from '#shared/account-choices.ts'
import { MODES, useMode } from '../../../lib/page/mode.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { ProfileIcon } from '../../../ui/profile-icon.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ICONS_IN_USE } from '../icons-in-use.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

const MODE_LABELS = { auto: 'Automatic', light: 'Light', dark: 'Dark' } as const
/** The size, background and color of each logo, and its label. */
const LOGOS = [
  ['size-8 bg-cell text-text', 'on paper'],
  ['size-16 bg-cell text-text', 'on paper, large'],
  ['size-16 bg-text text-cell', 'on ink'],
  ['size-16 bg-brand text-on-brand', 'on the brand'],
] as const
/** The icons that users can choose, and invalid ones, as another version of the app or damaged data may contain. */
const PROFILES = [
  ...PROFILE_ICONS.map((name) => [name, name] as const),
  ['Unknown', 'unicorn'],
  ['Missing', ''],
] as const

/** A titled grid of icons. */
function Icons({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="panel grid gap-4">
      <h2 className="!mb-0">{title}</h2>
      {text !== undefined && <p>{text}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-2 gap-y-5 text-center text-chip">
        {children}
      </ul>
    </section>
  )
}

/** An icon above its name. */
function NamedIcon({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-center gap-2 wrap-anywhere">
      {children}
      <span>{name}</span>
    </li>
  )
}

/** `/icon-test`, for designers: all icons and the logo on one page, in the chosen color mode. */
export default function IconTestScreen() {
  useTitle(appDialogs.iconTest)
  const [mode, chooseMode] = useMode()
  return (
    <div className="page grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-poster-46 lg:text-poster-52">Icon Test</h1>
        <ButtonLink to={paths.home} variant="outlined">
          <ArrowLeft />
          <span>Back to Home</span>
        </ButtonLink>
      </div>
      <div className="max-w-sm">
        <Segmented
          legend="Appearance"
          options={MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
          value={mode}
          onChange={chooseMode}
        />
      </div>
      <Icons
        title="Profile Icons"
        text={`What people may choose. One that is unknown or missing is drawn as the ${DEFAULT_PROFILE_ICON}.`}
      >
        {PROFILES.map(([name, icon]) => (
          <NamedIcon key={name} name={name}>
            <span className="grid size-11 place-items-center rounded-full bg-brand text-on-brand">
              <ProfileIcon name={icon} />
            </span>
          </NamedIcon>
        ))}
      </Icons>
      <Icons title="Logo">
        {LOGOS.map(([look, name]) => (
          <NamedIcon key={name} name={name}>
            <span className={`grid place-items-center rounded-field [&>svg]:size-3/4 ${look}`}>
              <Logo />
            </span>
          </NamedIcon>
        ))}
      </Icons>
      <Icons title="Icons in Use">
        {Object.entries(ICONS_IN_USE).map(([name, Icon]) => (
          <NamedIcon key={name} name={name}>
            <Icon />
          </NamedIcon>
        ))}
      </Icons>
    </div>
  )
}
