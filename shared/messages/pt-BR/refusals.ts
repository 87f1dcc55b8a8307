import type { refusals as english } from '../en/refusals.ts'
import type { Messages } from '../messages.ts'

const most = (what: string) => `${what} pode ter até # caracteres`
const least = (what: string) => `${what} precisa ter pelo menos # caracteres`
const odd = (what: string) => `${what} tem caracteres que não conseguimos guardar`

export const refusals: Messages<typeof english> = {
  codes: {
    invalid: 'Algo aqui não é válido.',
    'not-signed-in': 'Entre na sua conta.',
    'another-account':
      'Outra pessoa entrou na conta dela aqui, então nada mudou. Veja de quem é esta conta e tente de novo.',
    'invalid-credential': 'Não confirmamos que é você. Entre na sua conta.',
    'invalid-token': 'Este token de acesso não funciona.',
    'invalid-action-code': 'Este link está incompleto. Abra de novo pelo e-mail.',
    'expired-action-code': 'Este link já foi usado ou expirou.',
    'wrong-password': 'Essa não é a sua senha.',
    'requires-recent-login': 'Entre de novo na sua conta.',
    'registration-closed':
      'Para criar uma conta aqui, é preciso um convite. Fale com quem cuida deste servidor.',
    forbidden: 'Você não tem permissão para fazer isso aqui.',
    'insufficient-scope': 'Este token de acesso não permite fazer isso.',
    'foreign-origin': 'Esta chamada vem de outro site.',
    'account-suspended': 'Esta conta está suspensa.',
    'not-found': 'Não encontramos.',
    removed: 'Saiu do ar após uma denúncia.',
    'card-id-taken': 'Este id de cartela já está em uso.',
    'category-id-taken': 'Este id de categoria já está em uso.',
    'email-already-in-use': 'Esse nome de usuário ou e-mail já está em uso.',
    conflict: 'Isto mudou em outro lugar.',
    'version-conflict': 'Isto mudou em outro lugar.',
    'quota-exceeded': 'Não há mais espaço para isto. Exclua algo para abrir espaço.',
    'too-many-requests': 'Tentativas demais. Espere um momento.',
    'too-large': 'O pedido é grande demais.',
    'unsupported-media-type': 'Algo aqui não é válido.',
    'not-implemented': 'Este servidor não oferece isso.',
    unavailable: 'O servidor está muito ocupado. Tente de novo daqui a pouco.',
    internal: 'Algo deu errado do nosso lado. Tente de novo.',
  },

  sentences: {
    // Accounts
    'Please log in again, then delete the account.': 'Entre de novo e depois exclua a conta.',
    'Incorrect email or password.': 'E-mail ou senha incorretos.',
    "That's not your current password.": 'Essa não é a sua senha atual.',
    "People don't log in with a password here. Use the button on the login page.":
      'Aqui não se entra com senha. Use o botão da página Entrar.',
    'This account is suspended. Our page Contact says who can tell you why.':
      'Esta conta está suspensa. Nossa página Contato mostra quem pode explicar o motivo.',
    'This server takes no new accounts. Ask the person who runs this server if you need one.':
      'Este servidor não aceita contas novas. Se precisar de uma, fale com quem cuida deste servidor.',
    'You need an invitation to register here. Ask the person who runs this server for one.':
      'Para criar uma conta aqui, é preciso um convite. Peça a quem cuida deste servidor.',
    'This invitation has already been used or has expired. Ask the person who runs this server for a new one.':
      'Este convite já foi usado ou expirou. Peça outro a quem cuida deste servidor.',
    'Use the address that we sent the invitation to.': 'Use o e-mail que recebeu o convite.',
    "We've already sent three emails this hour. Please check your inbox and spam folder.":
      'Já mandamos três e-mails na última hora. Confira sua caixa de entrada e o spam.',
    'Your data is already being downloaded. Please wait for that to end.':
      'Seus dados já estão sendo baixados. Espere terminar.',
    'Many people are downloading their data. Please try again in a minute.':
      'Muita gente está baixando os próprios dados. Tente de novo em um minuto.',
    'You have # tokens. Delete one to make room for another.':
      'Você tem # tokens. Exclua um para abrir espaço para outro.',
    "This token doesn't exist.": 'Este token não existe.',
    'Please enter a valid email': 'Digite um e-mail válido',
    'Email must be at most # characters': most('O e-mail'),
    'Username must be at least # characters': least('O nome de usuário'),
    'Username must be at most # characters': most('O nome de usuário'),
    'Use only letters, digits, _, - and .': 'Use só letras, números, _, - e .',
    'Password is required': 'Digite uma senha',
    'Password must be at least # characters': least('A senha'),
    'Password must be at most # characters': most('A senha'),
    "Password contains characters we can't store": odd('A senha'),
    "Passwords don't match": 'As senhas não são iguais',
    'Display name is required': 'Digite um nome de exibição',
    'Display name must be at most # characters': most('O nome de exibição'),
    "Display name contains characters we can't store": odd('O nome de exibição'),
    'Choose one of the icons shown': 'Escolha um dos ícones da lista',
    'Choose one of the languages in the menu': 'Escolha um dos idiomas do menu',
    'Name is required': 'Digite um nome',
    'Name must be at most # characters': most('O nome'),
    "Name contains characters we can't store": odd('O nome'),
    // Cards
    "This card doesn't exist.": 'Esta cartela não existe.',
    'This card was removed after a report.': 'Esta cartela saiu do ar após uma denúncia.',
    "You haven't deleted this within the last # days.": 'Você não excluiu isto nos últimos # dias.',
    'This card changed elsewhere.': 'Esta cartela mudou em outro lugar.',
    'Someone else has changed the same part of this card.': 'Outra pessoa mudou a mesma parte desta cartela.',
    'Only the owner and co-hosts can edit this card.':
      'Só o dono e os coanfitriões podem editar esta cartela.',
    'Only the owner can delete this card.': 'Só o dono pode excluir esta cartela.',
    "Only the owner and co-hosts can see a card's earlier versions.":
      'Só o dono e os coanfitriões podem ver as versões anteriores de uma cartela.',
    'This version is gone. We keep them for # days.': 'Essa versão não existe mais. Elas ficam por # dias.',
    'A lot of people are editing this card right now. Please try again.':
      'Muita gente está editando esta cartela agora. Tente de novo.',
    "You've reached # cards. Delete one to make room.":
      'Você chegou a # cartelas. Exclua uma para abrir espaço.',
    "You've used all your # MB. Delete cards, categories or items to make room.":
      'Você usou todos os seus # MB. Exclua cartelas, categorias ou ideias para abrir espaço.',
    "You've used all your # MB. Confirm your email to get # MB, or delete cards, categories or items to make room.":
      'Você usou todos os seus # MB. Confirme seu e-mail para ter # MB, ou exclua cartelas, categorias ou ideias.',
    'This card is #x#, not #x#.': 'Esta cartela é #x#, não #x#.',
    'This card has a free space.': 'Esta cartela tem espaço livre.',
    'This card has no free space.': 'Esta cartela não tem espaço livre.',
    'The words take too much room. Shorten them, or remove some.':
      'As frases ocupam espaço demais. Encurte ou remova algumas.',
    'No square says this.': 'Nenhum quadrado diz isso.',
    'A round has at most # calls. Start a new one.':
      'Uma rodada tem no máximo # frases cantadas. Comece outra.',
    'The calls of this round take too much room. Start a new one.':
      'O que já saiu nesta rodada ocupa espaço demais. Comece outra.',
    'Only the owner can get a code for this card.': 'Só o dono pode pedir um código para esta cartela.',
    'No code is free right now. Please try again.': 'Nenhum código livre agora. Tente de novo.',
    '# of your cards have a code. Try again when one has ended: # hours after you last used it.':
      '# das suas cartelas têm código. Tente quando um deles vencer: # horas depois do último uso.',
    'Title must be at most # characters': most('O título'),
    "Title contains characters we can't store": odd('O título'),
    'Cell must be at most # characters': most('O quadrado'),
    "Cell contains characters we can't store": odd('O quadrado'),
    'Cells must be a list of texts': 'Os quadrados precisam ser uma lista de textos',
    'Cells must be at most #': 'Pode haver até # quadrados',
    'Cells must be # for grid size #': 'É preciso ter # quadrados no tamanho #',
    'Grid size must be #, # or #': 'O tamanho precisa ser #, # ou #',
    'Extra word must be at most # characters': most('Cada frase de Mais frases'),
    "Extra word contains characters we can't store": odd('Uma frase de Mais frases'),
    "Extra word can't be empty": 'Nenhuma frase de Mais frases pode ficar vazia',
    'Extra words must be at most #': 'Mais frases pode ter até #',
    'Called word must be at most # characters': most('Cada frase cantada'),
    "Called word contains characters we can't store": odd('Uma frase cantada'),
    "Called word can't be empty": 'Uma frase cantada não pode ficar vazia',
    'Called words must be at most #': 'Pode haver até # frases cantadas',
    'Call must be at most # characters': most('A frase cantada'),
    "Call contains characters we can't store": odd('A frase cantada'),
    "Call can't be empty": 'A frase cantada não pode ficar vazia',
    'Image URL must start with http:// or https://': 'A URL precisa começar com http:// ou https://',
    'Image URL must be at most # characters': most('A URL da imagem'),
    "Image URL contains characters we can't store": odd('A URL da imagem'),
    "Image URL can't contain a username or password": 'A URL não pode ter usuário nem senha',
    // Co-hosts
    'Only the owner can choose who edits this card.': 'Só o dono escolhe quem edita esta cartela.',
    'No one has this username. Check the spelling.': 'Ninguém tem esse nome de usuário. Confira a grafia.',
    "You own this card. Enter someone else's username.":
      'Esta cartela é sua. Digite o nome de usuário de outra pessoa.',
    "They aren't a co-host of this card.": 'Essa pessoa não é coanfitriã desta cartela.',
    'This card has # co-hosts. Remove one to make room for another.':
      'Esta cartela tem # coanfitriões. Remova um para abrir espaço para outro.',
    'This card has # co-hosts. Ask the host to make room.':
      'Esta cartela tem # coanfitriões. Peça ao anfitrião que abra espaço.',
    'This invitation no longer works. Ask the host for a new link.':
      'Este convite não funciona mais. Peça outro link ao anfitrião.',
    // Categories
    "This category doesn't exist.": 'Esta categoria não existe.',
    'This category changed elsewhere.': 'Esta categoria mudou em outro lugar.',
    "This item doesn't exist.": 'Esta ideia não existe.',
    'This item changed elsewhere.': 'Esta ideia mudou em outro lugar.',
    "You've reached # categories. Delete one to make room.":
      'Você chegou a # categorias. Exclua uma para abrir espaço.',
    "A category can hold # items. There's room for # more.":
      'Em uma categoria cabem # ideias. Há espaço para mais #.',
    "This category's owner has used all their # MB. Ask them to make room.":
      'O dono desta categoria usou todos os # MB. Peça a ele que abra espaço.',
    'The grid needs # items, and this category has #.':
      'A cartela precisa de # ideias, e esta categoria tem #.',
    'You already own this category.': 'Esta categoria já é sua.',
    "This category isn't shared with them.": 'Esta categoria não é compartilhada com essa pessoa.',
    "This category isn't shared with you.": 'Esta categoria não é compartilhada com você.',
    "You've shared this category with # people. Remove someone to make room.":
      'Você compartilha esta categoria com # pessoas. Remova alguém para abrir espaço.',
    "Official categories can't be hidden.": 'As categorias oficiais não podem ser ocultadas.',
    'You own this category. You can only hide what others share with you.':
      'Esta categoria é sua. Você só pode ocultar o que outros compartilham com você.',
    "You've hidden # people. Unhide someone to make room.":
      'Você ocultou # pessoas. Volte a mostrar alguém para abrir espaço.',
    'Category name must be at least # characters': least('O nome da categoria'),
    'Category name must be at most # characters': most('O nome da categoria'),
    "Category name contains characters we can't store": odd('O nome da categoria'),
    'Description must be at most # characters': most('A descrição'),
    "Description contains characters we can't store": odd('A descrição'),
    'Content must be at least # characters': least('O texto'),
    'Content must be at most # characters': most('O texto'),
    "Content contains characters we can't store": odd('O texto'),
    'Tag must be at most # characters': most('Cada tag'),
    "Tag contains characters we can't store": odd('Uma tag'),
    'Tags must be at most #': 'Pode haver até # tags',
    'Source must be at most # characters': most('A fonte'),
    "Source contains characters we can't store": odd('A fonte'),
    'Items must be at most #': 'Pode haver até # ideias',
    'Count must be a whole number': 'Digite um número inteiro',
    'Count must be at least #': 'O número precisa ser pelo menos #',
    'Count must be at least # for grid size #': 'O número precisa ser pelo menos # no tamanho #',
    // Reports, and what an admin decides
    "You've already reported this. Someone will look at it.": 'Você já denunciou isto. Alguém vai olhar.',
    "This installation names no one who'd get your report. Ask the person who gave you the link.":
      'Esta instalação não diz quem receberia sua denúncia. Fale com quem deu o link para você.',
    'Choose one of the reasons shown': 'Escolha um dos motivos da lista',
    'Say what is wrong': 'Diga qual é o problema',
    'Confirm that you believe this is true': 'Confirme que você acredita que isto é verdade',
    'Text must be at most # characters': most('O texto'),
    "Text contains characters we can't store": odd('O texto'),
    'Enter a link, a code or a username': 'Digite um link, um código ou um nome de usuário',
    'Target must be at most # characters': most('A busca'),
    "Target contains characters we can't store": odd('A busca'),
    'Say why': 'Diga por quê',
    'Reason must be at most # characters': most('O motivo'),
    "Reason contains characters we can't store": odd('O motivo'),
    'Nothing here has this link, id or code.': 'Nada aqui tem esse link, id ou código.',
    'No account has this username.': 'Nenhuma conta tem esse nome de usuário.',
    'Only a category that someone owns can be taken down.': 'Só uma categoria que tem dono pode sair do ar.',
    "It isn't taken down.": 'Isto não está fora do ar.',
    'It is deleted already.': 'Já foi excluída.',
    'Its words are gone. They are kept for # days, or until its owner deletes their account.':
      'As frases não existem mais. Elas são guardadas por # dias, ou até o dono excluir a conta.',
    'This is an admin. Take their address off ADMIN_EMAILS first.':
      'Esta conta é de administração. Antes, tire o e-mail dela de ADMIN_EMAILS.',
    // Everywhere
    'Search must be at most # characters': most('A busca'),
    "Search contains characters we can't store": odd('A busca'),
    'Please try again.': 'Tente de novo.',
    "The request isn't valid.": 'O pedido não é válido.',
    'Too many long lists at once. Please wait a moment.':
      'Listas longas demais ao mesmo tempo. Espere um momento.',
    'Too many requests are running on this connection.': 'Há pedidos demais nesta conexão.',
    "We can't reach our database. Please try again in a minute.":
      'Nosso banco de dados não responde. Tente de novo em um minuto.',
  },
}
