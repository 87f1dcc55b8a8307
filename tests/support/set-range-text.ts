/**
 * Makes setRangeText behave as in browsers. happy-dom writes through the field's own `value`, where React tracks the page's own
 * writes, so React would see no change in the following `input` event and restore the old text.
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
