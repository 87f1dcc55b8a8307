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
    known: `Quem cuida deste ${PRODUCT_NAME} é <name></name>. E-mail: <address></address>`,
    private: `Esta é uma instalação particular do ${PRODUCT_NAME}: alguém cuida dela para gente conhecida e não publicou um e-mail aqui. Fale com quem mandou o link para você.`,
    failed: 'Não deu para carregar quem cuida deste site. Confira sua conexão e volte a esta página.',
  },
  terms: {
    lead: 'Faça cartelas, compartilhe, jogue. Estas são as regras da casa.',
    yours: {
      title: 'Suas cartelas são suas',
      owned:
        'O que você escreve continua seu. Você nos deixa guardar e mostrar a todos que têm o link: é para isso que serve uma cartela.',
      fridge:
        'Trate um link como um bilhete na geladeira. Quem tem o link pode ler a cartela, jogar e fazer a própria cópia.',
    },
    dont: {
      title: 'Por favor, não',
      bully: 'escreva nada que viole a lei, ou que ameace ou intimide alguém,',
      expose: 'ponha dados particulares de outras pessoas em uma cartela,',
      steal: 'compartilhe obras ou imagens de outras pessoas contra a vontade delas,',
      attack: `tente invadir o ${PRODUCT_NAME} nem impedir que outros usem.`,
    },
    measures: {
      title: 'O que podemos fazer',
      takeDown:
        'Podemos tirar do ar cartelas e categorias e encerrar contas que quebrem estas regras. Se você encontrar alguma, <contact>avise a gente</contact>.',
    },
    guarantee: {
      title: 'Sem garantia',
      none: `Fazemos o possível para manter tudo funcionando e não perder nada, mas não podemos prometer. Até onde a lei permite, você usa o ${PRODUCT_NAME} por sua conta e risco.`,
    },
    leaving: {
      title: 'Se você for embora',
      how: 'Você pode excluir sua conta quando quiser em <profile>Ajustes do perfil</profile>. Em <privacy>Privacidade</privacy> está o que fica.',
    },
    who: { title: 'Quem somos “nós”' },
  },
  privacy: {
    lead: 'Em resumo: suas marcações ficam no seu aparelho, não há anúncios nem rastreadores, e você pode baixar ou excluir o que guardamos.',
    device: {
      title: 'Só no seu aparelho',
      marks:
        'Suas marcações, seus bingos e a sua ordem de quadrados. Nunca vemos quem marcou o quê, nem quem ganhou.',
      cards: 'Cartelas que você faz sem conta e mudanças que ainda não chegaram até nós.',
      played:
        'As últimas 20 cartelas que você jogou, para quando estiver sem conexão, e escolhas como o modo escuro.',
      until:
        'Isso fica até você limpar os dados deste site no navegador. Enquanto você joga, contamos as páginas abertas para que todos vejam quantas pessoas estão jogando: um número, sem nomes.',
    },
    account: {
      title: 'Se você criar uma conta',
      stored: 'No nosso servidor, até você excluir:',
      names:
        'Seu nome de usuário, e-mail, nome de exibição, ícone e quando você criou a conta. Nenhum outro usuário vê seu e-mail. Seu nome aparece para as pessoas com quem você compartilha uma categoria e para os outros anfitriões da cartela.',
      password:
        'Sua senha, como código irreversível (um hash argon2id). Se você entra com o Google ou com a sua organização, no lugar dela, seu identificador lá.',
      cards:
        'Suas cartelas, suas categorias com as ideias e com quem você as compartilha. Quem é coanfitrião das suas cartelas, e de quais cartelas você é coanfitrião.',
      versions: `As versões anteriores das suas cartelas, e quem as fez, por ${VERSION_DAYS} dias. Só os anfitriões da cartela veem.`,
      codes: `Os códigos das suas cartelas, se você pedir: cada um deixa de valer ${JOIN_CODE_HOURS} horas depois da última vez que você usou.`,
      tokens:
        'Seus tokens de acesso, se você criar algum: como códigos irreversíveis, com o nome e o último uso.',
      plays: `As últimas ${RECENT_PLAYS_PER_USER} cartelas que você abriu para jogar, e quando.`,
      logIns: `Suas sessões: cada uma termina 30 dias depois da sua última visita ou quando você sai, e há no máximo 50. Os links dos nossos e-mails funcionam por ${LINK_MINUTES} minutos.`,
      cookies:
        'Dois cookies fazem parte disso: um mantém você dentro da conta, o outro indica que talvez você esteja. Sem conta não há nenhum, a não ser por dez minutos enquanto você entra com o Google. Se você escolher um idioma, mais um o guarda por um ano, mesmo sem conta.',
    },
    links: {
      title: 'O que um link mostra',
      shown:
        'Quem tem o link de uma cartela ou categoria pode ver. Pedimos aos buscadores que deixem as cartelas de fora. Uma cartela nunca diz quem fez.',
    },
    deletion: {
      title: 'Quando você exclui',
      words: `Por ${TRASH_DAYS} dias, você pode restaurar uma cartela ou categoria excluída, e mais ninguém a vê. Depois, ou se você a excluir de vez, excluímos as frases. Para que um link antigo nunca leve às de outra pessoa, guardamos o id, as datas e a conta que a fez.`,
      account:
        'Excluímos sua conta na hora, com suas categorias, o que foi compartilhado com você e o que você jogou. Suas cartelas ainda podem ser jogadas, sem o seu nome: exclua antes, se elas também devem sumir.',
      backups: 'Se quem cuida deste site mantém cópias de segurança, tudo some delas quando são regravadas.',
    },
    abuse: {
      title: 'Contra abusos',
      counts:
        'Contamos entradas, contas novas e códigos errados por endereço de rede por até uma hora, e o que uma conta faz por até um dia, só na memória.',
      log: 'Nosso registro anota o endereço de rede dos pedidos que recusamos, como uma senha errada, com um código no lugar do e-mail. As outras linhas identificam uma conta no máximo pelo id. Nenhuma linha contém um e-mail ou uma senha. Quem cuida do servidor decide por quanto tempo os registros ficam guardados.',
    },
    reports: {
      title: 'Se você denunciar algo',
      kept: `Guardamos sua denúncia por ${REPORT_DAYS} dias: do que se trata, seu motivo e suas palavras, e seu nome e e-mail, se você informar. Seu endereço de rede é guardado como código irreversível, para que cada um tenha só uma denúncia aberta. Quem cuida deste site recebe a denúncia por e-mail.`,
      takenDown: `Se uma cartela ou categoria sai do ar, as frases ficam guardadas à parte por ${APPEAL_DAYS} dias, para que um engano possa ser corrigido, e depois são excluídas. Quem decidiu, o quê e por quê fica guardado por um ano.`,
    },
    others: {
      title: 'Outros',
      pictures: 'A imagem de um espaço livre vem do próprio site dela, que então vê seu endereço de rede.',
      embeds: 'Um site que incorpora uma cartela não recebe de nós nada sobre você nem sobre suas marcações.',
      logIns: 'O Google ou a sua organização ficam sabendo da sua entrada se você escolher entrar por lá.',
      networks:
        'O Facebook e o Twitter não ficam sabendo de nada, a não ser que você toque nos botões deles.',
      nothing: 'Nada mais é carregado de outro lugar, e não repassamos nem vendemos nada.',
    },
    say: {
      title: 'Você decide',
      how: `Em <profile>Ajustes do perfil</profile> você pode ver, corrigir, baixar e excluir o que o ${PRODUCT_NAME} guarda sobre você. Para qualquer outra coisa, fale com:`,
    },
  },
  contact: {
    lead: 'Quem está por trás deste site e como entrar em contato.',
    who: { title: 'Quem cuida deste site' },
    takeDown: {
      title: 'Pedir para tirar algo do ar',
      how: 'Uma cartela ou categoria é sobre você, usa sua obra ou viola a lei? Denuncie na página dela ou escreva para quem está indicado acima:',
      link: 'o link, com “/play/” ou “/categories/” nele,',
      wrong: 'qual é o problema,',
      reach: 'como falar com você, se quiser uma resposta.',
      then: 'Alguém vai analisar e, se não devia estar aqui, tirar do ar.',
    },
    yourself: {
      title: 'Mais rápido sem a gente',
      card: 'Uma cartela sua: exclua em <myCards>Minhas cartelas</myCards>.',
      password: 'Sua senha, se você esqueceu: <reset>crie outra</reset>.',
      data: 'Seus dados: baixe ou exclua em <profile>Ajustes do perfil</profile>.',
    },
    security: {
      title: 'Encontrou uma falha de segurança?',
      how: `Conte primeiro para a gente e faça testes só nas suas próprias cartelas e contas. Agradecemos: assim o ${PRODUCT_NAME} fica melhor para todos.`,
    },
  },
}
