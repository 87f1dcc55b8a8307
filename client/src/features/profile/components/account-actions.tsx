import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { profile } from '#messages/profile.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/forms/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { refetchTokens } from '../refetch-tokens.ts'

interface SettingProps {
  title: string
  /** Whether the setting is collapsed until its title is pressed. */
  isFolded?: boolean
  children: ReactNode
}

/** One of the settings below the profile, all on the same panel. */
export function Setting({ title, isFolded, children }: SettingProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className="text-poster-24">
      {title}
    </h2>
  )
  return (
    <section
      aria-labelledby={id}
      className="grid gap-2 border-hairline not-first:mt-5 not-first:border-t-2 not-first:border-dotted not-first:pt-5"
    >
      {isFolded ? (
        <details className="group">
          <summary className="-my-2.5 flex min-h-11 cursor-pointer items-center justify-between rounded-field">
            {heading}
            <ChevronDown className="group-open:rotate-180" />
          </summary>
          <div className="mt-5">{children}</div>
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  )
}

/** The explanation of a setting, and its button: next to the text if there is room, or else below. */
export function TextAndButton({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4 wrap-anywhere">
      <p className="min-w-0 flex-[1_1_18rem] text-pretty">{text}</p>
      {children}
    </div>
  )
}

/** The setting that ends all other sessions of this user. */
export function OtherDevices() {
  const action = useAction(async () => {
    await call('logOutOthers', {})
    toast({ title: profile.othersOut, text: profile.othersOutText })
    void refetchTokens()
  }, profile.othersFailed)
  return (
    <TextAndButton text={profile.devices}>
      <Button variant="outlined" pendingLabel={profile.loggingOutOthers} {...action}>
        {profile.logOutOthers}
      </Button>
    </TextAndButton>
  )
}

/** The setting that downloads everything that the server stores about the user. */
export function OwnData() {
  const action = useAction(async () => {
    const [{ fetchAccountData }, { saveFile }] = await Promise.all([
      import('../fetch-account-data.ts'),
      import('../../../lib/save-file.ts'),
    ])
    const { file, name } = await fetchAccountData()
    if (saveFile(file, name)) toast({ title: profile.downloaded, text: profile.downloadedText(name) })
  }, profile.downloadFailed)
  return (
    <TextAndButton text={profile.data}>
      <Button variant="outlined" pendingLabel={profile.downloading} {...action}>
        {profile.download}
      </Button>
    </TextAndButton>
  )
}
