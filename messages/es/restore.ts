import type english from '../en/restore.ts';

export default {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  tooLarge: (gigabytes: number) => `Este archivo ocupa más de ${gigabytes} GB.`,
  tooLargeHint: 'Quien administra este servidor puede restaurarlo con npm run restore.',
  chooseFirst: 'Elige primero el archivo de una copia de seguridad.',
  restored: 'Se ha restaurado la copia de seguridad',
  asItWasOn: (moment: string) => `Todo está como estaba el ${moment}.`,
  asItWas: 'Todo está como estaba en la copia de seguridad.',
  signInAsThere: 'Inicia sesión con el correo y la contraseña que tenías allí.',
  signInAndEnterAgain:
    'Inicia sesión con el correo y la contraseña que tenías allí. La copia no estaba cifrada, así que hay que restablecer la verificación en dos pasos y volver a introducir las claves de API.',
  title: 'Restaurar una copia de seguridad',
  lead: 'Todo lo de tu otro Heddle pasa a este servidor: todas las cuentas, con sus tareas, grabaciones y ajustes. Aquí aún no hay ninguna cuenta, así que no se pierde nada.',
  createAccount: 'Crear una cuenta',
  file: 'Archivo de la copia',
  choose: 'Elegir un archivo',
  chooseAnother: 'Elegir otro archivo',
  whereBackupsAre: 'Heddle guarda sus copias en la carpeta backups de sus datos, y npm run backup crea una.',
  key: 'Clave de la copia',
  keyHint: 'La BACKUP_KEY del servidor que la creó. Déjala vacía si este servidor tiene la misma.',
  restore: 'Restaurar',
  sending: 'Enviando la copia…',
  sendingLabel: 'Enviando la copia de seguridad',
  percent: (share: number) => `${share} por ciento`,
  cancel: 'Cancelar',
  restoring: 'Restaurando. Puede tardar unos minutos; no cierres esta página.',
  notRestored: 'No se restauró la copia de seguridad',
  problems: {
    encrypted: { text: 'Esta copia está cifrada. Escribe la clave con la que se creó (BACKUP_KEY).' },
    wrongKey: { text: 'Esta no es la clave de la copia, o el archivo está dañado.' },
    damaged: { text: 'Esta copia está dañada o incompleta.', hint: 'Elige otra.' },
    noBackup: {
      text: 'Este archivo no es una copia de seguridad de Heddle.',
      hint: 'Su nombre termina en .backup.',
    },
    noAccounts: { text: 'En esta copia no hay ninguna cuenta, así que no hay nada que restaurar.' },
    newer: {
      text: 'Esta copia se creó con un Heddle más reciente.',
      hint: 'Actualiza este servidor y restáurala después.',
    },
    otherSecret: {
      text: 'Esta copia es de un servidor con otro SECRET.',
      hint: 'Quien administra este servidor tiene que poner ese mismo SECRET o usar npm run restore, que indica cuál era.',
    },
    inUse: {
      text: 'Alguien ya tiene una cuenta en este servidor, así que no se restauró nada.',
      hint: 'Quien administra este servidor puede reemplazar todo lo que contiene con npm run restore.',
    },
    partLost: { text: 'Una parte de la copia no llegó.', hint: 'Inténtalo de nuevo.' },
    busy: { text: 'El servidor está ocupado.', hint: 'Inténtalo de nuevo en un momento.' },
    noRoom: {
      text: 'El disco del servidor está lleno.',
      hint: 'Quien lo administra tiene que liberar espacio primero.',
    },
    restarting: {
      text: 'El servidor se está reiniciando con una copia restaurada.',
      hint: 'Inténtalo de nuevo en un momento.',
    },
    refused: { text: 'Esta copia no se puede restaurar.', hint: 'El registro del servidor dice por qué.' },
  },
} satisfies typeof english;
