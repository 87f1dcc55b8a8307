import { profile } from '#messages/profile.ts'
import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/forms/use-action.ts'
import { Button } from '../../../ui/button.tsx'

/** Ends all other sessions of this user. */
export function OtherDevices() {
  const action = useAction(async () => {
    await call('logOutOthers', {})
    toast({ title: profile.othersOut, text: profile.othersOutText })
  }, profile.othersFailed)
  return (
    <div className="grid gap-4">
      <p>{profile.devices}</p>
      <Button
        variant="outlined"
        className="justify-self-end"
        pendingLabel={profile.loggingOutOthers}
        {...action}
      >
        {profile.logOutOthers}
      </Button>
    </div>
  )
}

/** Downloads everything that the server stores of the user. */
export function OwnData() {
  const action = useAction(async () => {
    const [{ fetchAccountData }, { saveFile }] = await Promise.all([
      import('../fetch-account-data.ts'),
      import('../../../lib/save-file.ts'),
    ])
    const { file, name } = await fetchAccountData()
    saveFile(file, name)
    toast({ title: profile.downloaded, text: profile.downloadedText(name) })
  }, profile.downloadFailed)
  return (
    <div className="grid gap-4">
      <p>{profile.data}</p>
      <Button variant="outlined" className="justify-self-end" pendingLabel={profile.downloading} {...action}>
        {profile.download}
      </Button>
    </div>
  )
}
