import type english from '../en/forms.ts';
import { plural } from './plural.ts';

export default {
  colors: {
    slate: 'Pizarra',
    madder: 'Granza',
    rust: 'Óxido',
    weld: 'Gualda',
    moss: 'Musgo',
    fern: 'Helecho',
    teal: 'Verde azulado',
    woad: 'Glasto',
    heather: 'Brezo',
    rose: 'Rosa',
  },
  anotherColorNow: (color: string) => `Otro color, ahora ${color}`,
  showAsChart: (title: string) => `Mostrar “${title}” como gráfico`,
  showAsTable: (title: string) => `Mostrar “${title}” como tabla`,
  downloadAsCsv: (title: string) => `Descargar “${title}” como CSV`,
  found: (count: number) => plural(count, { one: '# resultado', other: '# resultados' }),
  moreToFind: (count: number) =>
    plural(count, {
      one: '# más; escribe para encontrarlo',
      other: '# más; escribe para encontrarlos',
    }),
  copyingNotAllowed: (label: string) =>
    `El navegador no ha permitido copiar. El texto está seleccionado (${label.toLowerCase()}): cópialo con el teclado o con una pulsación larga.`,
  findIn: (label: string) => `Buscar: ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, {
      one: '# más. Escribe para acortar la lista.',
      other: '# más. Escribe para acortar la lista.',
    }),
  doneOf: (done: string, total: string) => `${done} de ${total} hechas`,
  color: 'Color',
  anotherColor: 'Otro color',
  nothingFound: 'Sin resultados',
  copied: 'Copiado',
  cancel: 'Cancelar',
  name: 'Nombre',
  find: 'Buscar',
  nothingHasThisNameTry: 'Nada tiene este nombre. Prueba con otro.',
  thisIsKeptOnThe: 'Esto se guarda en el servidor, al que no se puede acceder ahora mismo.',
  theServerCannotBeReached:
    'Ahora mismo no se puede acceder al servidor, así que esto puede no estar al día.',
} satisfies typeof english;
