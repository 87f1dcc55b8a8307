import { useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { reasonOf } from '../../../lib/show-refusal.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'

/** Ends all other sessions of this user. */
export function OtherDevices() {
  const [pending, setPending] = useState(false)
  const logOutOthers = async () => {
    setPending(true)
    try {
      await call('logOutOthers', {})
      toast({ title: 'Logged out elsewhere', text: 'Only this device is logged in now.' })
    } catch (error) {
      toast({ title: 'Logout failed', text: reasonOf(error), destructive: true })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="grid gap-4">
      <p>Lost your phone? Still logged in at school? Log out everywhere else from here.</p>
      <Button
        variant="outlined"
        className="justify-self-end"
        pending={pending}
        pendingLabel="Logging out..."
        onClick={() => void logOutOthers()}
      >
        Log out everywhere else
      </Button>
    </div>
  )
}
