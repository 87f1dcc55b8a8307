import type { reportReasons as english } from '../en/report-reasons.ts'
import type { Messages } from '../messages.ts'

export const reportReasons: Messages<typeof english> = {
  illegal: 'Łamie prawo',
  hateful: 'Obraża kogoś lub mu grozi',
  sexual: 'Ma treści seksualne',
  private: 'Pokazuje czyjeś prywatne dane',
  copyright: 'Narusza prawa autorskie',
  spam: 'To reklama albo pułapka',
  other: 'Coś innego',
}
