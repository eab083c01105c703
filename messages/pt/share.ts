import type english from '../en/share.ts';
import { plural } from './plural.ts';

export default {
  linkSaved: 'Link salvo',
  sharedFromAnotherApp: 'Compartilhado de outro app',
  theSoundFileIsKept:
    'O arquivo de som foi guardado como gravação. As tarefas aparecem quando ele for transcrito.',
  tooLong: (max: number) =>
    plural(max, {
      other: 'O texto compartilhado é longo demais: o máximo é de # caracteres. Compartilhe-o em partes.',
    }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ # tarefa criada do que você compartilhou',
      other: '✓ # tarefas criadas do que você compartilhou',
    }),
} satisfies typeof english;
