import type english from '../en/model.ts';
import { inPlace, toPlace } from './place.ts';
import { plural } from './plural.ts';

const unsaved = (count: number) => (count === 1 ? 'ainda não foi salva' : 'ainda não foram salvas');
const changesOf = (count: number) => plural(count, { one: 'Uma alteração', other: '# alterações' });
const recordingsOf = (count: number) => plural(count, { one: 'Uma gravação', other: '# gravações' });
const onlyHere = (count: number) =>
  count === 1
    ? 'Ela só existe neste dispositivo e será removida ao sair. Para mantê-la,'
    : 'Elas só existem neste dispositivo e serão removidas ao sair. Para mantê-las,';
const sync = 'conecte-se e espere até a nuvem mostrar “Sincronizado”';
const process = (recordings: number) =>
  `processe ${recordings === 1 ? 'a gravação' : 'as gravações'} em Entrada por voz`;

export default {
  undoChanges: (count: number) =>
    plural(count, { one: 'Desfazer uma alteração', other: 'Desfazer # alterações' }),
  redoChanges: (count: number) =>
    plural(count, { one: 'Refazer uma alteração', other: 'Refazer # alterações' }),
  addProject: (name: string) => `Adicionar projeto “${name}”`,
  changeProject: (name: string) => `Alterar projeto “${name}”`,
  deleteProject: (name: string) => `Excluir projeto “${name}”`,
  moveProject: (name: string) => `Mover projeto “${name}”`,
  addThread: (name: string) => `Adicionar linha “${name}”`,
  changeThread: (name: string) => `Alterar linha “${name}”`,
  deleteThread: (name: string) => `Excluir linha “${name}”`,
  addTheme: (name: string) => `Adicionar tema “${name}”`,
  changeTheme: (name: string) => `Alterar tema “${name}”`,
  deleteTheme: (name: string) => `Excluir tema “${name}”`,
  moveTheme: (name: string) => `Mover tema “${name}”`,
  archiveProject: (name: string) => `Arquivar projeto “${name}”`,
  unarchiveProject: (name: string) => `Desarquivar projeto “${name}”`,
  closeThread: (name: string) => `Encerrar linha “${name}”`,
  reopenThread: (name: string) => `Reabrir linha “${name}”`,
  mergeThread: (name: string, into: string) => `Juntar linha “${name}” a “${into}”`,
  changeNamed: (name: string) => `Alterar “${name}”`,
  deleteNamed: (name: string) => `Excluir “${name}”`,
  addNamed: (name: string) => `Adicionar “${name}”`,
  restoreNamed: (name: string) => `Restaurar “${name}”`,
  completeNamed: (name: string) => `Concluir “${name}”`,
  reopenNamed: (name: string) => `Reabrir “${name}”`,
  changeTasks: (count: number) => plural(count, { one: 'Alterar # tarefa', other: 'Alterar # tarefas' }),
  restoredAs: (name: string, as: string) =>
    `Já existe um tema chamado “${name}”, então o restaurado agora se chama “${as}”`,
  priorities: { urgent: 'Urgente', high: 'Alta', medium: 'Média', low: 'Baixa' },
  statuses: {
    pending: 'Pendente',
    in_progress: 'Em andamento',
    completed: 'Concluída',
    paused: 'Pausada',
  },
  delete: 'Excluir',
  sureToDeleteTasks: (count: number) =>
    plural(count, {
      one: 'Quer mesmo excluir # tarefa?',
      other: 'Quer mesmo excluir estas # tarefas?',
    }),
  tasks: (count: number) => plural(count, { one: '# tarefa', other: '# tarefas' }),
  reopenedTasks: (tasks: string) => `Você reabriu ${tasks}`,
  completedTasks: (tasks: string) => `Você concluiu ${tasks}`,
  completedWithNext: (title: string, due: string) => `Você concluiu ${title}. Próxima: ${due}`,
  prioritized: {
    urgent: (tasks: string) => `Prioridade urgente para ${tasks}`,
    high: (tasks: string) => `Prioridade alta para ${tasks}`,
    medium: (tasks: string) => `Prioridade média para ${tasks}`,
    low: (tasks: string) => `Prioridade baixa para ${tasks}`,
  },
  noPriorityFor: (tasks: string) => `Sem prioridade para ${tasks}`,
  dateRemoved: (tasks: string) => `Data removida de ${tasks}`,
  movedToToday: (tasks: string) => `Você moveu ${tasks} para hoje`,
  movedToTomorrow: (tasks: string) => `Você moveu ${tasks} para amanhã`,
  movedToDay: (tasks: string, day: string) => `Você moveu ${tasks} para ${day}`,
  movedByADay: (tasks: string) => `Você moveu ${tasks} em um dia`,
  tagsChanged: (tasks: string) => `Etiquetas alteradas em ${tasks}`,
  deletedTasks: (tasks: string) => `Você excluiu ${tasks}`,
  moved: (name: string) => `Você moveu ${name}`,
  notMoved: (name: string) => `Não foi possível mover ${name}. Tente de novo.`,
  unsent: {
    changes: {
      title: (changes: number, _recordings: number) => `${changesOf(changes)} ${unsaved(changes)}`,
      text: (changes: number, _recordings: number) => `${onlyHere(changes)} ${sync}.`,
    },
    recordings: {
      title: (_changes: number, recordings: number) => `${recordingsOf(recordings)} ${unsaved(recordings)}`,
      text: (_changes: number, recordings: number) => `${onlyHere(recordings)} ${process(recordings)}.`,
    },
    both: {
      title: (changes: number, recordings: number) =>
        `${changesOf(changes)} e ${recordings === 1 ? 'uma gravação' : recordingsOf(recordings)} ainda não foram salvas`,
      text: (changes: number, recordings: number) =>
        `${onlyHere(changes + recordings)} ${sync} e ${process(recordings)}.`,
    },
  },
  inbox: 'Caixa de entrada',
  standardThemes: {
    Health: 'Saúde',
    Work: 'Trabalho',
    Personal: 'Pessoal',
    Shopping: 'Compras',
    Finance: 'Finanças',
    Learning: 'Aprendizado',
  },
  save: 'Salvar',
  note: 'Nota',
  archive: 'Arquivar',
  unarchive: 'Desarquivar',
  undo: 'Desfazer',
  thereIsNothingLeftTo: 'Não há mais nada a desfazer',
  signOutAnyway: 'Sair mesmo assim',
  staySignedIn: 'Continuar conectado',
  changeASetting: 'Alterar uma configuração',
  cancel: 'Cancelar',
  areYouSureYouWant: 'Quer mesmo excluir esta tarefa?',
  failedToUpdateTask: 'Não foi possível atualizar a tarefa',
  taskDeletedSuccessfully: 'Tarefa excluída',
  failedToDeleteTask: 'Não foi possível excluir a tarefa',
  complete: 'Concluir',
  reopen: 'Reabrir',
  taskUpdatedSuccessfully: 'Tarefa atualizada',
  close: 'Fechar',
  undoing: 'Desfazendo…',
  redoing: 'Refazendo…',
  redo: 'Refazer',
  theChangeCouldNotBe: 'Não foi possível desfazer a alteração. Tente de novo.',
  keptIn: (theme: string) => `Mantida ${inPlace(theme)}`,
  movedTo: (theme: string) => `Movida ${toPlace(theme)}`,
  movedToTimeToday: (tasks: string, time: string) => `Você moveu ${tasks} para hoje, ${time}`,
  movedToTimeTomorrow: (tasks: string, time: string) => `Você moveu ${tasks} para amanhã, ${time}`,
  movedToTimeOn: (tasks: string, day: string, time: string) => `Você moveu ${tasks} para ${day}, ${time}`,
} satisfies typeof english;
