import type { Messages } from '../messages.ts'
import type { reportReasons as english } from '../en/report-reasons.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Es verstößt gegen Gesetze',
  hateful: 'Es beleidigt oder bedroht jemanden',
  sexual: 'Es ist sexuell',
  private: 'Es verrät Privates über jemanden',
  copyright: 'Es nutzt fremde Werke',
  spam: 'Es ist Werbung oder eine Falle',
  other: 'Etwas anderes',
}
