import type { Messages } from '../messages.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: '使えない内容が含まれています。',
    'not-signed-in': 'ログインしてください。',
    'another-account':
      'ここで別の人がログインしたため、何も変更していません。誰のアカウントか確認して、もう一度お試しください。',
    'invalid-credential': '本人確認ができていません。ログインしてください。',
    'invalid-token': 'このアクセストークンは使えません。',
    'invalid-action-code': 'リンクが途中で切れています。もう一度メールから開いてください。',
    'expired-action-code': 'このリンクは使用済みか、期限切れです。',
    'wrong-password': 'パスワードが違います。',
    'requires-recent-login': 'もう一度ログインしてください。',
    'registration-closed': '新規登録には招待が必要です。このサーバーの運営者に頼んでみてください。',
    forbidden: 'この操作をする権限がありません。',
    'insufficient-scope': 'このアクセストークンにはその権限がありません。',
    'foreign-origin': 'ほかのサイトからの呼び出しです。',
    'account-suspended': 'このアカウントは利用停止中です。',
    'not-found': '見つかりませんでした。',
    removed: '通報を受けて公開が停止されました。',
    'card-id-taken': 'このカードIDはすでに使われています。',
    'category-id-taken': 'このカテゴリーIDはすでに使われています。',
    'email-already-in-use': 'このユーザー名かメールアドレスはすでに使われています。',
    conflict: 'ほかで内容が変わりました。',
    'version-conflict': 'ほかで内容が変わりました。',
    'quota-exceeded': 'いっぱいです。何か削除すると空きができます。',
    'too-many-requests': '回数が多すぎます。少し待ってください。',
    'too-large': 'データが大きすぎます。',
    'unsupported-media-type': '使えない内容が含まれています。',
    'not-implemented': 'このサーバーでは使えない機能です。',
    unavailable: 'サーバーが混み合っています。少ししてからもう一度お試しください。',
    internal: 'こちらで問題が起きました。もう一度お試しください。',
  },

  sentences: {
    'Please log in again, then delete the account.':
      'もう一度ログインしてから、アカウントを削除してください。',
    'Incorrect email or password.': 'メールアドレスかパスワードが違います。',
    "That's not your current password.": '現在のパスワードが違います。',
    "People don't log in with a password here. Use the button on the login page.":
      'ここではパスワードでログインしません。ログイン画面のボタンを使ってください。',
    'This account is suspended. Our page Contact says who can tell you why.':
      'このアカウントは利用停止中です。理由の問い合わせ先は「お問い合わせ」のページにあります。',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'このサーバーでは新しいアカウントを作れません。必要なときは、このサーバーの運営者に相談してください。',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      '新規登録には招待が必要です。このサーバーの運営者に頼んでみてください。',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      '招待は使用済みか、期限切れです。このサーバーの運営者に新しい招待を頼んでみてください。',
    'Use the address that we sent the invitation to.': '招待が届いたメールアドレスを使ってください。',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'この1時間にメールを3通送りました。受信トレイと迷惑メールを確認してください。',
    'Your data is already being downloaded. Please wait for that to end.':
      'データはもうダウンロード中です。終わるまで待ってください。',
    'Many people are downloading their data. Please try again in a minute.':
      'ダウンロードが混み合っています。1分後にもう一度お試しください。',
    'You have # tokens. Delete one to make room for another.':
      'トークンが#個あります。新しく作るには、どれかを削除してください。',
    "This token doesn't exist.": 'このトークンはありません。',
    'Please enter a valid email': 'メールアドレスを正しく入力してください',
    'Email must be at most # characters': 'メールアドレスは#文字までです',
    'Username must be at least # characters': 'ユーザー名は#文字以上にしてください',
    'Username must be at most # characters': 'ユーザー名は#文字までです',
    'Use only letters, digits, _, - and .': '使えるのは英数字と_、-、.だけです',
    'Password is required': 'パスワードを入力してください',
    'Password must be at least # characters': 'パスワードは#文字以上にしてください',
    'Password must be at most # characters': 'パスワードは#文字までです',
    "Password contains characters we can't store": 'パスワードに使えない文字があります',
    "Passwords don't match": 'パスワードが一致しません',
    'Display name is required': '表示名を入力してください',
    'Display name must be at most # characters': '表示名は#文字までです',
    "Display name contains characters we can't store": '表示名に使えない文字があります',
    'Choose one of the icons shown': '表示されているアイコンから選んでください',
    'Choose one of the languages in the menu': 'メニューにある言語から選んでください',
    'Name is required': '名前を入力してください',
    'Name must be at most # characters': '名前は#文字までです',
    "Name contains characters we can't store": '名前に使えない文字があります',
    "This card doesn't exist.": 'このカードはありません。',
    'This card was removed after a report.': 'このカードは通報を受けて公開が停止されました。',
    "You haven't deleted this within the last # days.": 'この#日間に削除したものではありません。',
    'This card changed elsewhere.': 'カードがほかで変わりました。',
    'Someone else has changed the same part of this card.': 'カードの同じところを、ほかの人が変更しました。',
    'Only the owner and co-hosts can edit this card.':
      'このカードを編集できるのは、所有者と共同ホストだけです。',
    'Only the owner can delete this card.': 'このカードを削除できるのは所有者だけです。',
    "Only the owner and co-hosts can see a card's earlier versions.":
      '変更履歴を見られるのは、所有者と共同ホストだけです。',
    'This version is gone. We keep them for # days.': 'このバージョンはもうありません。保存期間は#日です。',
    'A lot of people are editing this card right now. Please try again.':
      'いま大勢がこのカードを編集しています。もう一度お試しください。',
    "You've reached # cards. Delete one to make room.":
      'カードが#枚になりました。新しく作るには、どれかを削除してください。',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      '容量の# MBを使いきりました。カード、カテゴリー、お題を削除すると空きができます。',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      '容量の# MBを使いきりました。メールアドレスを確認すると# MBに増えます。カード、カテゴリー、お題を削除しても空きができます。',
    'This card is #x#, not #x#.': 'このカードは#×#です。#×#ではありません。',
    'This card has a free space.': 'このカードにはFREEマスがあります。',
    'This card has no free space.': 'このカードにはFREEマスがありません。',
    'The words take too much room. Shorten them, or remove some.':
      'お題が多すぎます。短くするか、いくつか減らしてください。',
    'No square says this.': 'このお題のマスはありません。',
    'A round has at most # calls. Start a new one.':
      '発表は1ラウンドに#回までです。次のラウンドを始めてください。',
    'The calls of this round take too much room. Start a new one.':
      'このラウンドの発表がいっぱいです。次のラウンドを始めてください。',
    'Only the owner can get a code for this card.': 'このカードのコードを出せるのは所有者だけです。',
    'No code is free right now. Please try again.':
      'いま空いているコードがありません。もう一度お試しください。',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '#枚のカードにコードがあります。どれかが終わってからお試しください。コードは最後に使ってから#時間で終わります。',
    'Title must be at most # characters': 'タイトルは#文字までです',
    "Title contains characters we can't store": 'タイトルに使えない文字があります',
    'Cell must be at most # characters': 'マスのお題は#文字までです',
    "Cell contains characters we can't store": 'マスのお題に使えない文字があります',
    'Cells must be a list of texts': 'マスには文字を入れてください',
    'Cells must be at most #': 'マスは#個までです',
    'Cells must be # for grid size #': 'マスは#個にしてください（一辺#マス）',
    'Grid size must be #, # or #': 'マスの数は一辺#、#、#のどれかです',
    'Extra word must be at most # characters': '予備のお題は#文字までです',
    "Extra word contains characters we can't store": '予備のお題に使えない文字があります',
    "Extra word can't be empty": '予備のお題を入力してください',
    'Extra words must be at most #': '予備のお題は#個までです',
    'Called word must be at most # characters': '発表済みのお題は#文字までです',
    "Called word contains characters we can't store": '発表済みのお題に使えない文字があります',
    "Called word can't be empty": '発表済みのお題を入力してください',
    'Called words must be at most #': '発表済みのお題は#個までです',
    'Call must be at most # characters': '発表するお題は#文字までです',
    "Call contains characters we can't store": '発表するお題に使えない文字があります',
    "Call can't be empty": '発表するお題を入力してください',
    'Image URL must start with http:// or https://': '画像のURLはhttp://かhttps://で始めてください',
    'Image URL must be at most # characters': '画像のURLは#文字までです',
    "Image URL contains characters we can't store": '画像のURLに使えない文字があります',
    "Image URL can't contain a username or password": '画像のURLにユーザー名やパスワードは使えません',
    'Only the owner can choose who edits this card.': '編集する人を選べるのは、カードの所有者だけです。',
    'No one has this username. Check the spelling.':
      'このユーザー名の人はいません。つづりを確認してください。',
    "You own this card. Enter someone else's username.":
      'これはあなたのカードです。ほかの人のユーザー名を入力してください。',
    "They aren't a co-host of this card.": 'このカードの共同ホストではありません。',
    'This card has # co-hosts. Remove one to make room for another.':
      '共同ホストがもう#人います。追加するには、誰かを外してください。',
    'This card has # co-hosts. Ask the host to make room.':
      '共同ホストがもう#人います。ホストに空きを作ってもらいましょう。',
    'This invitation no longer works. Ask the host for a new link.':
      'この招待はもう使えません。ホストに新しいリンクを頼んでください。',
    "This category doesn't exist.": 'このカテゴリーはありません。',
    'This category changed elsewhere.': 'カテゴリーがほかで変わりました。',
    "This item doesn't exist.": 'このお題はありません。',
    'This item changed elsewhere.': 'お題がほかで変わりました。',
    "You've reached # categories. Delete one to make room.":
      'カテゴリーが#個になりました。新しく作るには、どれかを削除してください。',
    "A category can hold # items. There's room for # more.":
      '1つのカテゴリーに入るお題は#個までです。あと#個入ります。',
    "This category's owner has used all their # MB. Ask them to make room.":
      'カテゴリーの所有者が容量の# MBを使いきりました。空きを作ってもらいましょう。',
    'The grid needs # items, and this category has #.':
      'カードにはお題が#個いりますが、このカテゴリーにあるのは#個です。',
    'You already own this category.': 'これはもうあなたのカテゴリーです。',
    "This category isn't shared with them.": 'この人には共有していないカテゴリーです。',
    "This category isn't shared with you.": 'あなたには共有されていないカテゴリーです。',
    "You've shared this category with # people. Remove someone to make room.":
      'このカテゴリーはもう#人に共有しています。追加するには、誰かを外してください。',
    "Official categories can't be hidden.": '公式のカテゴリーは非表示にできません。',
    'You own this category. You can only hide what others share with you.':
      'これはあなたのカテゴリーです。非表示にできるのは、ほかの人から共有されたものだけです。',
    "You've hidden # people. Unhide someone to make room.":
      '#人を非表示にしています。誰かを再表示すると空きができます。',
    'Category name must be at least # characters': 'カテゴリーの名前は#文字以上にしてください',
    'Category name must be at most # characters': 'カテゴリーの名前は#文字までです',
    "Category name contains characters we can't store": 'カテゴリーの名前に使えない文字があります',
    'Description must be at most # characters': '説明は#文字までです',
    "Description contains characters we can't store": '説明に使えない文字があります',
    'Content must be at least # characters': 'お題は#文字以上にしてください',
    'Content must be at most # characters': 'お題は#文字までです',
    "Content contains characters we can't store": 'お題に使えない文字があります',
    'Tag must be at most # characters': 'タグは#文字までです',
    "Tag contains characters we can't store": 'タグに使えない文字があります',
    'Tags must be at most #': 'タグは#個までです',
    'Source must be at most # characters': '出典は#文字までです',
    "Source contains characters we can't store": '出典に使えない文字があります',
    'Items must be at most #': 'お題は#個までです',
    'Count must be a whole number': 'お題の数は整数で入力してください',
    'Count must be at least #': 'お題の数は#以上にしてください',
    'Count must be at least # for grid size #': 'お題の数は#以上にしてください（一辺#マス）',
    "You've already reported this. Someone will look at it.": 'もう通報済みです。担当者が確認します。',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'ここでは通報を受け取る人が決まっていません。リンクを送ってくれた人に相談してください。',
    'Choose one of the reasons shown': '表示されている理由から選んでください',
    'Say what is wrong': '問題を教えてください',
    'Confirm that you believe this is true': '「事実だと考えて通報します」にチェックを入れてください',
    'Text must be at most # characters': '文章は#文字までです',
    "Text contains characters we can't store": '文章に使えない文字があります',
    'Enter a link, a code or a username': 'リンク、コード、ユーザー名のどれかを入力してください',
    'Target must be at most # characters': '検索する言葉は#文字までです',
    "Target contains characters we can't store": '検索する言葉に使えない文字があります',
    'Say why': '理由を入力してください',
    'Reason must be at most # characters': '理由は#文字までです',
    "Reason contains characters we can't store": '理由に使えない文字があります',
    'Nothing here has this link, id or code.': 'このリンク、ID、コードのものはありません。',
    'No account has this username.': 'このユーザー名のアカウントはありません。',
    'Only a category that someone owns can be taken down.':
      '公開を停止できるのは、所有者のいるカテゴリーだけです。',
    "It isn't taken down.": '公開停止になっていません。',
    'It is deleted already.': 'すでに削除されています。',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'お題はもう残っていません。保存期間は#日間、または所有者がアカウントを削除するまでです。',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'この人は管理者です。先にADMIN_EMAILSからメールアドレスを外してください。',
    'Search must be at most # characters': '検索する言葉は#文字までです',
    "Search contains characters we can't store": '検索する言葉に使えない文字があります',
    'Please try again.': 'もう一度お試しください。',
    "The request isn't valid.": 'リクエストの内容に問題があります。',
    'Too many long lists at once. Please wait a moment.': '長いリストが続いています。少し待ってください。',
    'Too many requests are running on this connection.': 'この接続で同時に処理できる数を超えています。',
    "We can't reach our database. Please try again in a minute.":
      'データベースにつながりません。1分後にもう一度お試しください。',
  },
}
