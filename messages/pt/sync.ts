import type english from '../en/sync.ts';
import { plural } from './plural.ts';

export default {
  noSuchTask: 'Esta tarefa não existe.',
  heddleWorksWithoutAConnection:
    'O Heddle funciona sem conexão. O que você faz fica neste dispositivo e é enviado quando a conexão voltar.',
  everythingOnThisDeviceIs: 'Tudo o que está neste dispositivo também está salvo no servidor.',
  theServersStorageIsFull:
    'O armazenamento do servidor está cheio. Suas alterações estão seguras neste dispositivo e serão enviadas quando quem administra o servidor liberar espaço.',
  yourChangesAreOnThis:
    'Suas alterações estão neste dispositivo e serão enviadas quando o servidor estiver acessível.',
  tryNow: 'Tentar agora',
  waitingSince: (time: string) => `${time}, aguardando envio`,
  couldNotBeSaved: (problem: string) => `Não foi possível salvar: ${problem}`,
  restored: (name: string) => `“${name}” restaurado`,
  notRestored: 'Não foi possível restaurar. Tente de novo.',
  deletedElsewhere: (name: string) =>
    `“${name}” foi excluído em outro dispositivo. Sua alteração foi guardada.`,
  waiting: (count: number) =>
    plural(count, { one: '# alteração aguardando', other: '# alterações aguardando' }),
  offlineWaiting: (count: number) =>
    plural(count, { one: 'Offline, # alteração aguardando', other: 'Offline, # alterações aguardando' }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'O armazenamento do servidor está cheio, # alteração guardada aqui',
      other: 'O armazenamento do servidor está cheio, # alterações guardadas aqui',
    }),
  refused: (count: number) =>
    plural(count, { one: '# alteração não pôde ser salva', other: '# alterações não puderam ser salvas' }),
  unreachable: {
    goOn: 'O servidor está inacessível. Você pode continuar trabalhando.',
    kept: (count: number) =>
      plural(count, {
        one: 'O servidor está inacessível. # alteração guardada neste dispositivo.',
        other: 'O servidor está inacessível. # alterações guardadas neste dispositivo.',
      }),
  },
  withoutNetwork: {
    goOn: 'Você está offline. Pode continuar trabalhando.',
    kept: (count: number) =>
      plural(count, {
        one: 'Você está offline. # alteração guardada neste dispositivo.',
        other: 'Você está offline. # alterações guardadas neste dispositivo.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# alteração ainda não enviada, guardada neste dispositivo.',
      other: '# alterações ainda não enviadas, guardadas neste dispositivo.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'O armazenamento do servidor está cheio. # alteração guardada neste dispositivo.',
      other: 'O armazenamento do servidor está cheio. # alterações guardadas neste dispositivo.',
    }),
  showRefused: (count: number) =>
    plural(count, {
      one: 'O servidor recusou # alteração. Mostrar',
      other: 'O servidor recusou # alterações. Mostrar',
    }),
  itWasDeletedForGood: 'Foi excluído para sempre em outro dispositivo.',
  itWasDeletedOnAnother:
    'Foi excluído em outro dispositivo e está na lixeira. Se você restaurar, esta alteração também é aplicada.',
  tryAgain: 'Tentar de novo',
  restore: 'Restaurar',
  discard: 'Descartar',
  synced: 'Sincronizado',
  savingOnThisDevice: 'Salvando neste dispositivo',
  connecting: 'Conectando',
  offline: 'Offline',
  whatYouChangedWasDeleted: 'O que você alterou foi excluído para sempre em outro dispositivo',
  thisDeviceCannotStoreYour:
    'Este dispositivo não consegue guardar suas tarefas. Libere espaço e recarregue a página.',
} satisfies typeof english;
