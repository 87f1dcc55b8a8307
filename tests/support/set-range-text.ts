/**
 * As in a browser: happy-dom writes through the field's own `value`, where React listens for what the page writes, so that
 * React takes the `input` after it for no change and puts the old words back at its next turn.
 */
const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!
HTMLTextAreaElement.prototype.setRangeText = function setRangeText(
  words: string,
  start?: number,
  end?: number,
) {
  const { value, selectionStart, selectionEnd } = this
  const before = value.slice(0, start ?? selectionStart) + words
  own.set!.call(this, before + value.slice(end ?? selectionEnd))
  this.setSelectionRange(before.length, before.length)
}
