import type english from '../en/sync.ts';
import { plural } from './plural.ts';

export default {
  heddleWorksWithoutAConnection:
    'Heddle funciona sin conexión. Lo que haces se guarda en este dispositivo y se envía cuando vuelves a tenerla.',
  everythingOnThisDeviceIs: 'Todo lo que hay en este dispositivo también está guardado en el servidor.',
  theServersStorageIsFull:
    'El servidor no tiene espacio. Tus cambios están a salvo en este dispositivo y se enviarán cuando quien lo administra haga sitio.',
  yourChangesAreOnThis:
    'Tus cambios están en este dispositivo y se enviarán cuando se pueda acceder al servidor.',
  tryNow: 'Intentar ahora',
  waitingSince: (time: string) => `${time}, sin enviar`,
  couldNotBeSaved: (problem: string) => `No se pudo guardar: ${problem}`,
  restored: (name: string) => `Se ha restaurado “${name}”`,
  notRestored: 'No se pudo restaurar. Inténtalo de nuevo.',
  deletedElsewhere: (name: string) => `“${name}” se eliminó en otro dispositivo. Tu cambio se conserva.`,
  waiting: (count: number) => plural(count, { one: '# cambio sin enviar', other: '# cambios sin enviar' }),
  offlineWaiting: (count: number) =>
    plural(count, {
      one: 'Sin conexión, # cambio sin enviar',
      other: 'Sin conexión, # cambios sin enviar',
    }),
  fullKeptHere: (count: number) =>
    plural(count, {
      one: 'El servidor no tiene espacio, # cambio guardado aquí',
      other: 'El servidor no tiene espacio, # cambios guardados aquí',
    }),
  refused: (count: number) =>
    plural(count, { one: '# cambio no se pudo guardar', other: '# cambios no se pudieron guardar' }),
  unreachable: {
    goOn: 'No se puede acceder al servidor. Puedes seguir trabajando.',
    kept: (count: number) =>
      plural(count, {
        one: 'No se puede acceder al servidor. # cambio guardado en este dispositivo.',
        other: 'No se puede acceder al servidor. # cambios guardados en este dispositivo.',
      }),
  },
  withoutNetwork: {
    goOn: 'Estás sin conexión. Puedes seguir trabajando.',
    kept: (count: number) =>
      plural(count, {
        one: 'Estás sin conexión. # cambio guardado en este dispositivo.',
        other: 'Estás sin conexión. # cambios guardados en este dispositivo.',
      }),
  },
  notSentYet: (count: number) =>
    plural(count, {
      one: '# cambio aún sin enviar, guardado en este dispositivo.',
      other: '# cambios aún sin enviar, guardados en este dispositivo.',
    }),
  fullKept: (count: number) =>
    plural(count, {
      one: 'El servidor no tiene espacio. # cambio guardado en este dispositivo.',
      other: 'El servidor no tiene espacio. # cambios guardados en este dispositivo.',
    }),
  showRefused: (count: number) =>
    plural(count, {
      one: 'El servidor ha rechazado # cambio. Mostrar',
      other: 'El servidor ha rechazado # cambios. Mostrar',
    }),
  itWasDeletedForGood: 'Se eliminó definitivamente en otro dispositivo.',
  itWasDeletedOnAnother:
    'Se eliminó en otro dispositivo y está en la papelera. Si lo restauras, este cambio también se aplicará.',
  tryAgain: 'Reintentar',
  restore: 'Restaurar',
  discard: 'Descartar',
  synced: 'Sincronizado',
  savingOnThisDevice: 'Guardando en este dispositivo',
  connecting: 'Conectando',
  offline: 'Sin conexión',
  whatYouChangedWasDeleted: 'Lo que cambiaste se eliminó definitivamente en otro dispositivo',
  noSuchTask: 'Esa tarea no existe.',
  thisDeviceCannotStoreYour:
    'Este dispositivo no puede guardar tus tareas. Libera espacio y vuelve a cargar la página.',
} satisfies typeof english;
