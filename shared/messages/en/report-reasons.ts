/** Why a card or a category is reported. */
export const reportReasons = {
  illegal: 'It breaks the law',
  hateful: 'It insults or threatens people',
  sexual: 'It is sexual',
  private: 'It shows private details of someone',
  copyright: "It uses someone else's work",
  spam: 'It is advertising or a trap',
  other: 'Something else',
}
