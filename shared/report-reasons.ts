/** Why a card or a category is reported, in the words of the dialog and of the operator's email and page. */
export const REASON_WORDS = {
  illegal: 'It breaks the law',
  hateful: 'It insults or threatens people',
  sexual: 'It is sexual',
  private: 'It shows private details of someone',
  copyright: "It uses someone else's work",
  spam: 'It is advertising or a trap',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REASON_WORDS
export const REPORT_REASONS = Object.keys(REASON_WORDS) as [ReportReason, ...ReportReason[]]
