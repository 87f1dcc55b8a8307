import type { Messages } from '../messages.ts'
import type { editorVersions as english } from '../en/editor-versions.ts'
import { VERSION_DAYS } from '#shared/product.ts'
import { pluralIn } from '../messages.ts'

const plural = pluralIn('ar')

export const editorVersions: Messages<typeof english> = {
  explanation: `نحتفظ بالإصدارات السابقة ${VERSION_DAYS} يومًا.`,
  none: `لا إصدارات سابقة بعد. نحتفظ بإصدار كل بضع دقائق من تعديلك، لمدة ${VERSION_DAYS} يومًا.`,
  version: 'الإصدار',
  dayFormat: 'd MMM',
  dateFormat: 'd MMM yyyy',
  timeFormat: 'h:mm a',
  today: (time) => `اليوم، ${time}`,
  yesterday: (time) => `أمس، ${time}`,
  onDay: (day, time) => `${day}، ${time}`,
  token: 'رمز وصول',
  tokenOf: (name) => `رمز وصول لدى ${name}`,
  freeSpace: (size) => `${size}×${size} مع خانة حرة`,
  noFreeSpace: (size) => `${size}×${size} بلا خانة حرة`,
  differs: (squares) =>
    plural(squares, {
      zero: 'الخانات نفسها كما هي الآن',
      one: 'خانة واحدة تختلف عن الآن',
      two: 'خانتان تختلفان عن الآن',
      few: `${squares} خانات تختلف عن الآن`,
      many: `${squares} خانة تختلف عن الآن`,
      other: `${squares} خانة تختلف عن الآن`,
    }),
  same: 'كما هي الآن',
  sameSquares: 'الخانات نفسها كما هي الآن',
}
