import { TRASH_DAYS } from '#shared/product.ts'
import type { Messages } from '../messages.ts'
import type { categoryDialogs as english } from '../en/category-dialogs.ts'

const RESTORABLE = `${TRASH_DAYS}日間は、マイカテゴリーのいちばん下の「ゴミ箱」から復元できます。`

export const categoryDialogs: Messages<typeof english> = {
  add: {
    title: 'お題を追加',
    how: '追加のしかた',
    single: '1個ずつ',
    bulk: 'まとめて',
    eachLine: '1行を1個ずつに分ける',
    items: 'お題',
    itemsHint: '1行に1個ずつ書きます。直すところがあれば、追加する前にお知らせします。',
    none: '1行以上書いてください',
    add: 'お題を追加',
    adding: '追加中…',
  },

  item: {
    title: 'お題を編集',
    content: 'お題',
    tags: 'タグ（任意）',
    tagsHint: (most) => `${most}個まで。例：ペット、定番`,
    wrongTags: 'タグを確認してください',
    source: '出典（任意）',
    sourceHint: '本、番組、人の名前など',
    failed: 'お題を保存できませんでした',
    deleted: '編集中に、ほかの人がこのお題を削除しました。書いた内容はここに残っています。',
    addAsNew: '新しく追加',
  },

  edit: {
    title: 'カテゴリーを編集',
    name: '名前',
    description: '説明（任意）',
    failed: 'カテゴリーを保存できませんでした',
    saved: 'カテゴリーを更新しました',
    savedText: (name) => `「${name}」を保存しました。`,
    delete: 'カテゴリーを削除',
  },

  save: '変更を保存',
  replaced: (words) => `別の場所での変更を上書きしました：「${words}」`,
  charactersLeft: (count) => `残り${count}文字`,
  charactersOver: (count) => `${count}文字オーバー`,

  delete: {
    title: '本当に削除しますか？',
    warning: (name) => `「${name}」を削除します。ほかの人も使えなくなります。${RESTORABLE}`,
    warningWithItems: (name, count) =>
      `「${name}」とお題${count}個を削除します。ほかの人も使えなくなります。${RESTORABLE}`,
    delete: '削除',
    deleted: 'カテゴリーを削除しました',
    deletedText: (name) => `「${name}」を削除しました。`,
    failed: 'カテゴリーを削除できませんでした',
  },

  leave: {
    title: 'このカテゴリーから抜けますか？',
    warning: (name, owner) =>
      `「${name}」がリストから消え、${owner}さんからもらった権限もなくなります。リンクからは、これからも開けます。`,
    leave: '抜ける',
    leaving: '処理中…',
    left: 'リストから外しました',
    leftText: (name) => `「${name}」から抜けました。`,
    failed: 'カテゴリーから抜けられませんでした',
  },
}
