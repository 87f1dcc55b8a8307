import type { lists as english } from '../en/lists.ts'
import type { Messages } from '../messages.ts'

export const lists: Messages<typeof english> = {
  openFile: 'Dosya aç',
  file: 'Listenin olduğu dosya',
  notRead: (name) => `“${name}” okunamıyor`,
  unreadable: 'Tekrar dene ya da listeyi kopyalayıp yapıştır.',
  tooLarge: 'Dosya 5 MB sınırından büyük. Sana gereken kısmı kopyalayıp yapıştır.',
  oldOffice: 'Dosya şifreli ya da eski biçimde. Şifresiz olarak .xlsx, .docx veya .csv biçiminde kaydet.',
  broken: 'Dosya bozuk. Yeniden kaydet ya da listeyi kopyalayıp yapıştır.',
  noText: 'İçinde okuyabildiğimiz bir yazı yok. Metin, tablo ya da belge dene.',
}
