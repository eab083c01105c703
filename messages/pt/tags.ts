import type english from '../en/tags.ts';
import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'Todas as tarefas dela recebem a etiqueta que você escolher.',
  intoTheTag: 'Na etiqueta',
  merge: 'Juntar',
  editTag: 'Editar etiqueta',
  save: 'Salvar',
  aTagCannotHaveA: 'Uma etiqueta não pode ter vírgula.',
  theTagCouldNotBe: 'Não foi possível alterar a etiqueta. Tente de novo.',
  standard: 'Padrão',
  aTagNeedsAName: 'Uma etiqueta precisa de um nome.',
  nameAndColor: 'Nome e cor…',
  mergeIntoAnotherTag: 'Juntar a outra etiqueta…',
  deleteTag: 'Excluir etiqueta',
  tags: 'Etiquetas',
  noTagsYet: 'Ainda não há etiquetas',
  writeAndAWordIn:
    'Escreva @ e uma palavra em uma tarefa, como “comprar sementes @jardim”, e a etiqueta aparece aqui.',
  searchTags: 'Buscar etiquetas',
  clearTheSearch: 'Limpar busca',
  mergeTag: (tag: string) => `Juntar “${tag}”`,
  taskCount: (count: number) => plural(count, { one: '# tarefa', other: '# tarefas' }),
  colorChanged: (tag: string) => `Cor de “${tag}” alterada`,
  tagTooLong: (max: number) => `Uma etiqueta pode ter no máximo ${max} caracteres.`,
  tagExists: (name: string) => `Já existe uma etiqueta chamada ${name}. Escolha outro nome ou junte as duas.`,
  tag: (tag: string) => `Etiqueta ${tag}`,
  tagMore: (tag: string) => `Etiqueta ${tag}: mais`,
  tagCount: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  noTagHas: (words: string) => `Nenhuma etiqueta tem “${words}” no nome.`,
  openCount: (count: number) => plural(count, { one: '# aberta', other: '# abertas' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { one: '# aberta', other: '# abertas' })} ${plural(total, { other: 'de #' })}`,
} satisfies typeof english;
