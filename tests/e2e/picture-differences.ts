import type { Page } from 'playwright/test'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The smallest difference, out of 255, that everyone can see. */
const VISIBLE = 96

/**
 * Counts the pixels that differ visibly between two pictures of equal size.
 * @param judge any page: it decodes the pictures and is not changed
 * @param boxes the parts of the pictures to compare
 * @returns one count per box
 */
export function differences(
  judge: Page,
  one: Buffer,
  other: Buffer,
  boxes: readonly Box[],
): Promise<number[]> {
  return judge.evaluate(
    async ({ pictures, parts, visible }) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      return parts.map((box) => {
        let count = 0
        for (
          let y = Math.max(0, Math.floor(box.top));
          y < Math.min(first!.height, box.top + box.height);
          y += 1
        )
          for (
            let x = Math.max(0, Math.floor(box.left));
            x < Math.min(first!.width, box.left + box.width);
            x += 1
          ) {
            const at = (y * first!.width + x) * 4
            const differs = [0, 1, 2].some(
              (channel) => Math.abs(first!.data[at + channel]! - second!.data[at + channel]!) >= visible,
            )
            if (differs) count += 1
          }
        return count
      })
    },
    { pictures: [one.toString('base64'), other.toString('base64')], parts: boxes, visible: VISIBLE },
  )
}

export interface Pixels {
  /** The red, green, blue and alpha values of each pixel, from the top left. */
  rgba: Uint8ClampedArray
  width: number
  height: number
}

/** Decodes a PNG. @param judge any page: it decodes the picture and is not changed */
export async function pixelsOf(judge: Page, png: Buffer): Promise<Pixels> {
  const { base64, ...size } = await judge.evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let bytes = ''
    for (let at = 0; at < data.length; at += 0x8000)
      bytes += String.fromCharCode(...data.subarray(at, at + 0x8000))
    return { base64: btoa(bytes), width: canvas.width, height: canvas.height }
  }, png.toString('base64'))
  return { rgba: new Uint8ClampedArray(Buffer.from(base64, 'base64')), ...size }
}

/** Returns the share of a picture's part that has exactly this color, from 0 to 1. */
export function shareOfColor({ rgba, width }: Pixels, color: readonly number[], box: Box): number {
  let count = 0
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1)
      if (color.every((value, channel) => rgba[(y * width + x) * 4 + channel] === value)) count += 1
  return count / (box.width * box.height)
}
