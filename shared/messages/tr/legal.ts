import {
  APPEAL_DAYS,
  JOIN_CODE_HOURS,
  LINK_MINUTES,
  PRODUCT_NAME,
  RECENT_PLAYS_PER_USER,
  REPORT_DAYS,
  TRASH_DAYS,
  VERSION_DAYS,
} from '#shared/product.ts'
import type { legal as english } from '../en/legal.ts'
import type { Messages } from '../messages.ts'

export const legal: Messages<typeof english> = {
  operator: {
    known: `Bu ${PRODUCT_NAME} sitesini çalıştıran: <name></name>. E-posta: <address></address>`,
    private: `Bu özel bir ${PRODUCT_NAME} kurulumu: biri bunu tanıdıkları için çalıştırıyor ve burada e-posta yayınlamamış. Linki sana gönderene sor.`,
    failed: 'Bu siteyi kimin çalıştırdığını yükleyemedik. İnternetini kontrol et ve bu sayfaya dön.',
  },
  terms: {
    lead: 'Kart yap, paylaş, oyna. İşte evin kuralları.',
    yours: {
      title: 'Kartların senindir',
      owned:
        'Yazdıkların senin kalır. Saklamamıza ve linki olan herkese göstermemize izin verirsin: kart bunun için var.',
      fridge:
        'Linki buzdolabına asılı bir not gibi gör. Onu bulan herkes kartı okuyabilir, onunla oynayabilir, kendine bir kopyasını yapabilir.',
    },
    dont: {
      title: 'Lütfen',
      bully: 'yasaya aykırı, tehdit ya da zorbalık içeren bir şey yazma,',
      expose: 'başkalarının özel bilgilerini bir karta koyma,',
      steal: 'başkasının eserini ya da resimlerini onun isteği dışında paylaşma,',
      attack: `sisteme sızmaya ya da başkalarının ${PRODUCT_NAME} kullanmasını engellemeye çalışma.`,
    },
    measures: {
      title: 'Biz ne yapabiliriz',
      takeDown:
        'Bu kurallara uymayan kart ve kategorileri yayından kaldırabilir, hesapları kapatabiliriz. Böyle bir şey görürsen <contact>bize söyle</contact>.',
    },
    guarantee: {
      title: 'Garanti yok',
      none: `Her şey çalışsın, hiçbir şey kaybolmasın diye elimizden geleni yaparız ama söz veremeyiz. Yasanın izin verdiği ölçüde, ${PRODUCT_NAME} kullanmanın riski sana aittir.`,
    },
    leaving: {
      title: 'Ayrılmak',
      how: 'Hesabını istediğin zaman <profile>Profil ayarlarında</profile> silebilirsin. Geriye ne kaldığı <privacy>Gizlilik</privacy> sayfasında yazar.',
    },
    who: { title: '“Biz” kimiz' },
  },
  privacy: {
    lead: 'Kısacası: işaretlerin cihazında kalır, reklam ve takip yok, sakladıklarımızı indirebilir ya da silebilirsin.',
    device: {
      title: 'Yalnızca senin cihazında',
      marks:
        'İşaretlerin, bingoların ve karelerin sana özel sırası. Kimin neyi işaretlediğini ya da kimin kazandığını hiç görmeyiz.',
      cards: 'Hesapsız yaptığın kartlar ve bize henüz ulaşmamış değişiklikler.',
      played: 'Çevrimdışıyken de açılsın diye oynadığın son 20 kart ve koyu görünüm gibi seçimlerin.',
      until:
        'Tarayıcında bu sitenin verilerini silene kadar kalırlar. Sen oynarken, kaç kişinin oynadığını herkes görsün diye açık sayfaları sayarız: yalnızca sayı, ad yok.',
    },
    account: {
      title: 'Kaydolursan',
      stored: 'Sunucumuzda, sen silene kadar:',
      names:
        'Kullanıcı adın, e-postan, görünen adın, simgen ve ne zaman kaydolduğun. E-postanı başka hiçbir kullanıcı görmez. Adını, kategori paylaştıkların, kartın sahibi ve yardımcıları görür.',
      password:
        'Şifren, tek yönlü bir kod olarak (argon2id özeti). Google ya da kurumunla giriş yapıyorsan onun yerine oradaki kimliğin.',
      cards:
        'Kartların, maddeleriyle kategorilerin ve onları kimlerle paylaştığın. Kartlarına kimin yardımcı olduğu ve senin kimin kartlarına yardımcı olduğun.',
      versions: `Kartlarının önceki sürümleri ve onları kimin yaptığı, ${VERSION_DAYS} gün. Yalnızca kartın sahibi ve yardımcıları görür.`,
      codes: `İstersen kartlarının kodları: her biri, son kullanmandan ${JOIN_CODE_HOURS} saat sonra biter.`,
      tokens:
        'Oluşturursan erişim tokenların: tek yönlü kod olarak, adlarıyla ve en son ne zaman kullandığınla.',
      plays: `Oynamak için açtığın son ${RECENT_PLAYS_PER_USER} kart ve zamanı.`,
      logIns: `Girişlerin: her biri son ziyaretinden 30 gün sonra ya da çıkış yapınca biter, en çok 50 tane olur. E-postalarımızdaki linkler ${LINK_MINUTES} dakika çalışır.`,
      cookies:
        'Bunun için iki çerez var: biri girişini açık tutar, biri girişin açık olabileceğini söyler. Hesabın yoksa hiç çerez yok; yalnız Google ile giriş yaparken on dakikalığına olur. Bir dil seçersen bir çerez daha onu bir yıl saklar, hesabın olmasa da.',
    },
    links: {
      title: 'Bir link ne gösterir',
      shown:
        'Bir kartı ya da kategoriyi, linki kimdeyse o görebilir. Arama motorlarından kartları atlamasını isteriz. Kart, onu kimin yaptığını hiç söylemez.',
    },
    deletion: {
      title: 'Bir şey sildiğinde',
      words: `Sildiğin bir kartı ya da kategoriyi ${TRASH_DAYS} gün boyunca geri getirebilirsin; başka kimse göremez. Bu süreden sonra ya da tamamen silersen maddelerini sileriz. Eski bir link hiçbir zaman başkasınınkine gitmesin diye id değerini, tarihlerini ve onu yapan hesabı saklarız.`,
      account:
        'Hesabını, kategorilerin, seninle paylaşılanlar ve oynadıklarınla birlikte hemen sileriz. Kartlarınla, adın görünmeden, oynanmaya devam eder: onlar da gitsin istiyorsan önce onları sil.',
      backups: 'Siteyi çalıştıranlar yedek alıyorsa, yedeklerin üzerine yazıldığında oradan da gider.',
    },
    abuse: {
      title: 'Kötüye kullanıma karşı',
      counts:
        'Girişleri, kayıtları ve yanlış kodları ağ adresine göre en çok bir saat, bir hesabın yaptıklarını en çok bir gün, yalnızca bellekte sayarız.',
      log: 'Kayıt dosyamız, yanlış şifre gibi geri çevirdiğimiz çağrıların ağ adresini, e-posta yerine bir kodla yazar. Diğer satırlar bir hesabı en çok id değeriyle anar. Hiçbir satırda e-posta ya da şifre bulunmaz. Kayıtların ne kadar saklanacağına siteyi çalıştıran karar verir.',
    },
    reports: {
      title: 'Bir şeyi şikâyet edersen',
      kept: `Şikâyetini ${REPORT_DAYS} gün saklarız: neyle ilgili olduğunu, nedenini ve sözlerini, verirsen adını ve e-postanı. Ağ adresin tek yönlü bir kod olarak saklanır ki her adresten bir açık şikâyet olsun. Siteyi çalıştıranlara e-postayla gider.`,
      takenDown: `Bir kartı veya kategoriyi yayından kaldırırlarsa, yanlışlık düzeltilebilsin diye maddeleri ${APPEAL_DAYS} gün ayrı tutulur, sonra silinir. Kimin, neye, neden karar verdiği bir yıl saklanır.`,
    },
    others: {
      title: 'Başkaları',
      pictures: 'Joker karedeki resim kendi sitesinden gelir; o site de ağ adresini görür.',
      embeds:
        'Bir kartı sayfasına ekleyen site, senin ya da işaretlerin hakkında bizden hiçbir şey öğrenmez.',
      logIns: 'Google ya da kurumun, onunla giriş yapmayı seçersen girişini öğrenir.',
      networks: 'Facebook ve Twitter, düğmelerine basmadıkça hiçbir şey öğrenmez.',
      nothing: 'Buradan başka hiçbir yerden bir şey yüklenmez; hiçbir şeyi başkasına vermez ya da satmayız.',
    },
    say: {
      title: 'Söz senin',
      how: `${PRODUCT_NAME} senin hakkında ne saklıyorsa <profile>Profil ayarlarında</profile> görebilir, düzeltebilir, indirebilir ve silebilirsin. Başka her şey için sor:`,
    },
  },
  contact: {
    lead: 'Bu sitenin arkasında kim var, ona nasıl ulaşılır.',
    who: { title: 'Kim çalıştırıyor' },
    takeDown: {
      title: 'Bir şeyi yayından kaldırtmak',
      how: 'Bir kart ya da kategori seninle mi ilgili, senin eserini mi kullanıyor, yoksa yasaya mı aykırı? Sayfasından şikâyet et ya da yukarıdakilere yaz:',
      link: 'içinde “/play/” ya da “/categories/” geçen linkini,',
      wrong: 'sorunun ne olduğunu,',
      reach: 'cevap istiyorsan sana nasıl ulaşılacağını.',
      then: 'Bakarlar; burada olmaması gerekiyorsa yayından kaldırırlar.',
    },
    yourself: {
      title: 'Bize gerek kalmadan',
      card: 'Kendi kartın: <myCards>Kartlarım</myCards> sayfasında sil.',
      password: 'Unutulan şifre: <reset>yenisini belirle</reset>.',
      data: 'Verilerin: <profile>Profil ayarlarında</profile> indir ya da sil.',
    },
    security: {
      title: 'Bir güvenlik açığı mı buldun?',
      how: `Dikkatin için teşekkürler. Başkalarından önce bize söyle ve yalnızca kendi kartlarında, kendi hesaplarında dene. ${PRODUCT_NAME} senin sayende daha iyi olur.`,
    },
  },
}
