import type english from '../en/tags.ts';
import { plural } from './plural.ts';

export default {
  allItsTasksGetThe: 'Todas sus tareas reciben la etiqueta que elijas.',
  intoTheTag: 'Con la etiqueta',
  merge: 'Combinar',
  editTag: 'Editar etiqueta',
  save: 'Guardar',
  aTagCannotHaveA: 'Una etiqueta no puede tener comas.',
  theTagCouldNotBe: 'No se pudo cambiar la etiqueta. Inténtalo de nuevo.',
  standard: 'Estándar',
  aTagNeedsAName: 'Una etiqueta necesita un nombre.',
  nameAndColor: 'Nombre y color…',
  mergeIntoAnotherTag: 'Combinar con otra etiqueta…',
  deleteTag: 'Eliminar etiqueta',
  tags: 'Etiquetas',
  noTagsYet: 'Aún no hay etiquetas',
  writeAndAWordIn:
    'Escribe @ y una palabra en una tarea, como “comprar semillas @jardín”, y su etiqueta aparecerá aquí.',
  searchTags: 'Buscar etiquetas',
  clearTheSearch: 'Borrar la búsqueda',
  mergeTag: (tag: string) => `Combinar “${tag}”`,
  taskCount: (count: number) => plural(count, { one: '# tarea', other: '# tareas' }),
  colorChanged: (tag: string) => `Color de “${tag}” cambiado`,
  tagTooLong: (max: number) => `Una etiqueta puede tener ${max} caracteres como máximo.`,
  tagExists: (name: string) =>
    `Ya hay una etiqueta que se llama ${name}. Elige otro nombre o combina las dos.`,
  tag: (tag: string) => `Etiqueta ${tag}`,
  tagMore: (tag: string) => `Etiqueta ${tag}: más`,
  tagCount: (count: number) => plural(count, { one: '# etiqueta', other: '# etiquetas' }),
  noTagHas: (words: string) => `Ninguna etiqueta tiene “${words}” en su nombre.`,
  openCount: (count: number) => plural(count, { one: '# pendiente', other: '# pendientes' }),
  openOf: (open: number, total: number) =>
    `${plural(open, { one: '# pendiente', other: '# pendientes' })} ${plural(total, { other: 'de #' })}`,
} satisfies typeof english;
