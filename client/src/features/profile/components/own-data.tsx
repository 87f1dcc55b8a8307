import { useState } from 'react'
import { reasonOf } from '../../../lib/show-refusal.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'

/** Downloads everything that the server stores of the user. */
export function OwnData() {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const [{ fetchAccountData }, { saveFile }] = await Promise.all([
        import('../fetch-account-data.ts'),
        import('../../../lib/save-file.ts'),
      ])
      const { file, name } = await fetchAccountData()
      saveFile(file, name)
      toast({ title: 'Data Downloaded', text: `Look for ${name} in your downloads.` })
    } catch (error) {
      toast({ title: 'Data not downloaded', text: reasonOf(error), destructive: true })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="grid gap-4">
      <p>
        One file with your account, cards and categories, and what you played. My Cards can import its cards.
      </p>
      <Button
        variant="outlined"
        className="justify-self-end"
        pending={pending}
        pendingLabel="Downloading..."
        onClick={() => void download()}
      >
        Download my data
      </Button>
    </div>
  )
}
