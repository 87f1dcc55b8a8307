import { APPEAL_DAYS, INVITATION_DAYS, LINK_MINUTES, PRODUCT_NAME } from '#shared/product.ts'
import type { emails as english } from '../en/emails.ts'
import type { Messages } from '../messages.ts'

export const emails: Messages<typeof english> = {
  signature: `${PRODUCT_NAME} ekibi`,
  verificationSubject: `${PRODUCT_NAME} için e-postanı doğrula`,
  verification: (link) => `Hoş geldin! ${PRODUCT_NAME} için e-posta adresini buradan doğrula:

${link}

Link bir kez çalışır, süresi ${LINK_MINUTES} dakikada dolar.`,
  resetSubject: `${PRODUCT_NAME} için yeni şifre belirle`,
  reset: (link) => `Biri (umarız sensin) ${PRODUCT_NAME} şifresini yenilemek istedi. Yenisini buradan belirle:

${link}

Link bir kez çalışır, süresi ${LINK_MINUTES} dakikada dolar. Sen değilsen bu e-postayı boş ver. Şifren değişmedi.`,
  invitationSubject: `${PRODUCT_NAME} için kaydol`,
  invitation: (
    link,
  ) => `Biri (umarız sensin) e-postanla ${PRODUCT_NAME} hesabı açmak istedi. Hesabını buradan aç:

${link}

Link bir kez, yalnızca senin e-postanla çalışır; süresi ${INVITATION_DAYS} günde dolar. Zaten hesabın varsa giriş yapman yeter.`,
  signInElsewhereSubject: `${PRODUCT_NAME} hesabın`,
  signInElsewhere: (provider) =>
    `Biri (umarız sensin) yeni bir şifre istedi. Ama hesabının şifresi yok. ${provider} ile giriş yap.`,
  passwordChangedSubject: `${PRODUCT_NAME} şifren değişti`,
  passwordChanged: `Şifren az önce değişti, diğer bütün cihazlardan çıkışın yapıldı.

Sen değilsen giriş sayfasındaki “Şifreni mi unuttun?” ile hemen yenisini belirle.`,
  reportDecidedSubject: `${PRODUCT_NAME} şikâyetin`,
  reportDecided: (link, isRemoved, why) => `Şikâyetin için teşekkürler. Bir insan baktı:
${link}

${isRemoved ? 'Yayından kaldırdık.' : 'Olduğu gibi bıraktık.'}

Neden: ${why}

Aynı fikirde değilsen İletişim sayfamızdaki adrese yaz.`,
  takenDownSubject: `${PRODUCT_NAME} kartın yayından kaldırıldı`,
  takenDown: (link, why) => `Bir şikâyet üzerine bir kartını yayından kaldırdık:
${link}

Neden: ${why}

Bir yanlışlık varsa ${APPEAL_DAYS} gün içinde İletişim sayfamızdaki adrese yaz. Sonra kartın maddeleri tamamen silinir.`,
}
