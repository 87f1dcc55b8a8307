import type { landing as english } from '../en/landing.ts'
import { type Messages, pluralIn } from '../messages.ts'

const plural = pluralIn('pt-BR')

export const landing: Messages<typeof english> = {
  pitch: {
    make: { shout: 'Crie.', line: '<verb>Faça</verb> uma cartela com o que sempre acontece.' },
    send: { shout: 'Mande.', line: '<verb>Compartilhe</verb> um link. Todo mundo joga.' },
    shout: { shout: 'Grite.', line: '<verb>Toque</verb> e marque. Uma\u00a0linha é BINGO.' },
  },
  create: 'Crie sua primeira cartela',
  noAccount: 'Jogue ou faça uma cartela sem conta.',
  onlyToShare: 'Entre para editar ao vivo.',
  occasions: 'O que você vai ver, curtir ou aguentar?',
  movies: 'Noite de filme',
  meetings: 'Reuniões online',
  classroom: 'Sala de aula',
  family: 'Almoços de família',
  road: 'Viagens de carro',
  office: 'Festas da firma',
  sports: 'Jogos na TV',
  television: 'Maratonas de séries',
  classic: 'Bingo clássico, de 1 a 75',
  surprise: 'Me surpreenda',
  shuffling: 'Embaralhando...',
  start: 'Comece agora',

  sample: {
    explanation: 'Uma cartela de amostra para jogar aqui mesmo. Nada é salvo nem enviado.',
    tryIt: 'Teste:',
    heading: (title) => `Teste: ${title}`,
    titleField: 'Dê um nome à sua cartela',
    won: (sentence) => `BINGO! ${sentence}`,
    lines: (count) => plural(count, { one: `${count} linha`, other: `${count} linhas` }),
    idle: 'Toque no que acontecer',
    nudge: 'Vai, pode tocar',
    makeOwn: 'Faça a sua',
    again: 'De novo',
    reset: 'A cartela de amostra voltou ao começo. Falta um.',
  },

  welcome: {
    title: 'Suas cartelas',
    logIn: 'Entre para ver todas as suas cartelas',
    all: 'Todas as minhas cartelas',
    newCard: 'Nova cartela',
    play: 'Jogar',
    playNamed: (title) => `Jogar ${title}`,
    edit: 'Editar',
    editNamed: (title) => `Editar ${title}`,
  },
}
