import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyText } from '#client/lib/copy-text.ts'

const LINK = 'http://192.168.1.20:3000/play/sampleCard'

/** What the old way of copying would have put on the clipboard: the selected part of the field in focus. */
let selected: string | undefined
let hostOfSelection: Element | null
const execCommand = vi.fn<(command: string) => boolean>()

beforeEach(() => {
  selected = undefined
  execCommand.mockReset().mockImplementation((command) => {
    const field = document.activeElement
    if (command !== 'copy' || !(field instanceof HTMLTextAreaElement)) return false
    selected = field.value.slice(field.selectionStart, field.selectionEnd)
    hostOfSelection = field.parentElement
    return true
  })
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'execCommand')
})

function clipboardIs(clipboard: Partial<Clipboard> | undefined): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard)
}
const refused = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))

describe('copying a link', () => {
  it('EDIT-7: uses the clipboard if there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    clipboardIs({ writeText })
    expect(await copyText(LINK)).toBe(true)
    expect(writeText.mock.calls).toEqual([[LINK]])
    expect(execCommand).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no clipboard, as over plain http', undefined],
    ['the clipboard refuses', { writeText: refused }],
  ])('EDIT-7: selects and copies the whole text if %s', async (_what, clipboard) => {
    clipboardIs(clipboard)
    expect(await copyText(LINK)).toBe(true)
    expect(selected).toBe(LINK)
  })

  it('EDIT-7: leaves no field behind and returns the focus', async () => {
    clipboardIs(undefined)
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    await copyText(LINK)
    expect(document.querySelector('textarea')).toBeNull()
    expect(button).toHaveFocus()
  })

  it.each(['dialog', 'alertdialog'])('EDIT-7: selects inside the open %s', async (role) => {
    clipboardIs(undefined)
    const dialog = document.body.appendChild(document.createElement('div'))
    dialog.setAttribute('role', role)
    const button = dialog.appendChild(document.createElement('button'))
    button.focus()
    expect(await copyText(LINK)).toBe(true)
    expect(hostOfSelection).toBe(dialog)
    expect(dialog.children).toHaveLength(1)
    expect(button).toHaveFocus()
  })

  it.each([
    ['does nothing', () => false],
    [
      'throws',
      () => {
        throw new DOMException('Not supported', 'NotSupportedError')
      },
    ],
  ])('EDIT-7: reports failure if selecting %s too, and leaves nothing behind', async (_what, copy) => {
    clipboardIs({ writeText: refused })
    execCommand.mockImplementation(copy)
    expect(await copyText(LINK)).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
})
