import { call } from '../../../lib/api-client.ts'
import { toast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'

/** Ends all other sessions of this user. */
export function OtherDevices() {
  const action = useAction(async () => {
    await call('logOutOthers', {})
    toast({ title: 'Logged out elsewhere', text: 'Only this device is logged in now.' })
  }, 'Logout failed')
  return (
    <div className="grid gap-4">
      <p>Lost your phone? Still logged in at school? Log out everywhere else from here.</p>
      <Button variant="outlined" className="justify-self-end" pendingLabel="Logging out..." {...action}>
        Log out everywhere else
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
    toast({ title: 'Data Downloaded', text: `Look for ${name} in your downloads.` })
  }, 'Data not downloaded')
  return (
    <div className="grid gap-4">
      <p>
        One file with your account, cards and categories, and what you played. My Cards can import its cards.
      </p>
      <Button variant="outlined" className="justify-self-end" pendingLabel="Downloading..." {...action}>
        Download my data
      </Button>
    </div>
  )
}
