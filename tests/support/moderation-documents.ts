import { Types } from 'mongoose'

/** Returns a document for each collection of reports and takedowns. */
export function moderationDocuments(userId: Types.ObjectId, now: Date, expires: Date) {
  return {
    reports: [
      { _id: new Types.ObjectId(), target: 'card card-1', openKey: 'card card-1 0123456789ab', expires },
    ],
    taken_down_cards: [
      { _id: 'card-2', card: { title: 'Gone', cells: ['a'] }, coHosts: [{ userId }], expires },
    ],
    taken_down_categories: [
      { _id: 'category-2', category: { name: 'Gone' }, items: [{ content: 'a' }], permissions: [], expires },
    ],
    trash: [
      { _id: 'card card-2', kind: 'card', id: 'card-2', userId, title: 'Gone', deletedAt: now, expires },
    ],
    admin_log: [{ _id: new Types.ObjectId(), by: 'console', act: 'take-down', at: now, expires }],
  }
}
