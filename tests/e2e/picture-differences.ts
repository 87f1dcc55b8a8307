import type { Page } from 'playwright/test'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Out of 255. What differs by less is not seen as two states by everyone. */
const VISIBLE = 96

/**
 * How many pixels differ visibly between two pictures of equal size.
 * @param judge any page: it reads the pictures, and is not changed
 * @param boxes parts of the pictures
 * @returns one number for each box
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

/** The share of a picture's part that has exactly this color, from 0 to 1. */
export async function shareOfColor(
  judge: Page,
  picture: Buffer,
  color: readonly number[],
  box: Box,
): Promise<number> {
  return judge.evaluate(
    async ({ base64, rgb, part }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(part.left, part.top, part.width, part.height)
      let count = 0
      for (let at = 0; at < data.length; at += 4)
        if (rgb.every((value, channel) => data[at + channel] === value)) count += 1
      return (count * 4) / data.length
    },
    { base64: picture.toString('base64'), rgb: color, part: box },
  )
}
