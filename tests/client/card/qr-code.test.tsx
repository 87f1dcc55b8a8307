import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { QrCode } from '#client/features/card/components/qr-code.tsx'
import type * as Drawing from '#client/features/card/qr-drawing.ts'
import { drawQr } from '#client/features/card/qr-drawing.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'

vi.mock('#client/features/card/qr-drawing.ts', async (original) => {
  const drawing = await original<typeof Drawing>()
  return { ...drawing, drawQr: vi.fn(drawing.drawQr) }
})

const OWN = 'http://localhost:3000/play/sampleCard'
const LAN = 'http://192.168.1.20:3000/play/sampleCard'
const CODE = { name: 'QR code of the link' }

beforeEach(() => void vi.mocked(drawQr).mockReset())

describe('the QR code of a link', () => {
  it('SHARE-1: is rendered square by square as the standard specifies, for a long link', async () => {
    const url = `https://bingo.example/${'p'.repeat(400)}`
    render(<QrCode url={url} />)
    expect(shownModules(await screen.findByRole('img', CODE))).toEqual(qrModules(url))
  })

  it('SHARE-1: disappears immediately when the link changes', async () => {
    const { rerender } = render(<QrCode url={OWN} />)
    await screen.findByRole('img', CODE)
    rerender(<QrCode url={LAN} />)
    expect(screen.queryByRole('img', CODE)).toBeNull()
    expect(shownModules(await screen.findByRole('img', CODE))).toEqual(qrModules(LAN))
  })

  it('SHARE-1: is replaced by a message if it cannot be rendered, until there is a new link', async () => {
    vi.mocked(drawQr).mockImplementationOnce(() => {
      throw new Error('Failed to fetch dynamically imported module')
    })
    const { rerender } = render(<QrCode url={OWN} />)
    expect(await screen.findByRole('status')).toHaveTextContent("didn't load")
    expect(screen.queryByRole('img')).toBeNull()
    rerender(<QrCode url={LAN} />)
    expect(screen.queryByRole('status')).toBeNull()
    expect(await screen.findByRole('img', CODE)).toBeVisible()
  })
})
