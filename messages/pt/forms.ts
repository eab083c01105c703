import type english from '../en/forms.ts';
import { plural } from './plural.ts';

export default {
  colors: {
    slate: 'Ardósia',
    madder: 'Carmim',
    rust: 'Ferrugem',
    weld: 'Mostarda',
    moss: 'Musgo',
    fern: 'Samambaia',
    teal: 'Azul-petróleo',
    woad: 'Índigo',
    heather: 'Urze',
    rose: 'Rosa',
  },
  anotherColorNow: (color: string) => `Outra cor, agora ${color}`,
  showAsChart: (title: string) => `Mostrar “${title}” como gráfico`,
  showAsTable: (title: string) => `Mostrar “${title}” como tabela`,
  downloadAsCsv: (title: string) => `Baixar “${title}” em CSV`,
  found: (count: number) => plural(count, { one: '# resultado', other: '# resultados' }),
  moreToFind: (count: number) =>
    plural(count, { one: 'mais #; digite para encontrar', other: 'mais #; digite para encontrar' }),
  copyingNotAllowed: (label: string) =>
    `O navegador não permitiu copiar. O conteúdo de “${label}” está selecionado: copie-o com o teclado ou com um toque longo.`,
  findIn: (label: string) => `Encontrar: ${label}`,
  moreToNarrow: (count: number) =>
    plural(count, {
      one: 'Mais #. Digite para filtrar a lista.',
      other: 'Mais #. Digite para filtrar a lista.',
    }),
  doneOf: (done: string, total: string) => `${done} de ${total} concluídas`,
  color: 'Cor',
  anotherColor: 'Outra cor',
  nothingFound: 'Nada encontrado',
  copied: 'Copiado',
  cancel: 'Cancelar',
  name: 'Nome',
  find: 'Encontrar',
  nothingHasThisNameTry: 'Nada tem este nome. Tente outro.',
  thisIsKeptOnThe: 'Isto fica no servidor, que está inacessível no momento.',
  theServerCannotBeReached: 'O servidor está inacessível no momento, então isto pode estar desatualizado.',
} satisfies typeof english;
