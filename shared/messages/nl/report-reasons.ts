import type { Messages } from '../messages.ts'
import type { reportReasons as english } from '../en/report-reasons.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Het is tegen de wet',
  hateful: 'Het beledigt of bedreigt mensen',
  sexual: 'Het is seksueel',
  private: 'Er staan privégegevens van iemand in',
  copyright: 'Het gebruikt andermans werk',
  spam: 'Het is reclame of een valstrik',
  other: 'Iets anders',
}
