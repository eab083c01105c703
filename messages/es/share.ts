import type english from '../en/share.ts';
import { plural } from './plural.ts';

export default {
  linkSaved: 'Enlace guardado',
  sharedFromAnotherApp: 'Compartido desde otra aplicación',
  theSoundFileIsKept:
    'El archivo de sonido se guarda como grabación. Sus tareas aparecerán cuando se transcriba.',
  tooLong: (max: number) =>
    plural(max, {
      other: 'El texto compartido es demasiado largo: # caracteres como máximo. Compártelo por partes.',
    }),
  tasksCreated: (count: number) =>
    plural(count, {
      one: '✓ Se ha creado # tarea a partir de lo que compartiste',
      other: '✓ Se han creado # tareas a partir de lo que compartiste',
    }),
} satisfies typeof english;
