/** Copies a text by selecting it, because pages on plain http have no clipboard API. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px'
  const focused = document.activeElement
  // Appended inside an open dialog, because the dialog takes the focus back from anything outside.
  const host = focused?.closest('[role=dialog],[role=alertdialog]') ?? document.body
  host.append(field)
  field.focus({ preventScroll: true })
  field.select()
  field.setSelectionRange(0, text.length)
  let copied: boolean
  try {
    // Deprecated, but the only way to copy without a secure context.
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

/** Copies a text to the clipboard. @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
