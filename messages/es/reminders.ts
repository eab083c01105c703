import type english from '../en/reminders.ts';
import { plural } from './plural.ts';

export default {
  dailyDigest: 'Resumen diario',
  whatIsDueTodayAnd: 'Lo que vence hoy y lo que ya ha vencido, una vez al día.',
  at: 'A las',
  notificationsAreOn: 'Las notificaciones están activadas',
  notifications: 'Notificaciones',
  remindersRingWhileHeddleIs:
    'Los recordatorios suenan mientras Heddle está abierto. Activa las notificaciones para recibirlos también cuando esté cerrado.',
  dismiss: 'Descartar',
  turnOnNotifications: 'Activar las notificaciones',
  remindersRingWhileHeddleIsOpen:
    'Los recordatorios suenan mientras Heddle está abierto. Un dispositivo con las notificaciones activadas los recibe también cuando está cerrado.',
  loadingYourDevices: 'Cargando tus dispositivos',
  devicesWithNotificationsOn: 'Dispositivos con notificaciones activadas',
  thisDevice: 'Este dispositivo',
  noNotificationYet: 'Aún no ha recibido ninguna notificación',
  sentItShouldAppearOn: 'Enviada. Debería aparecer en ese dispositivo en unos segundos.',
  sendATest: 'Enviar una prueba',
  turnOff: 'Desactivar',
  quietHours: 'Horas de silencio',
  noRemindersRingDuringThese:
    'Durante estas horas no suena ningún recordatorio. Los que toquen se envían juntos después.',
  from: 'Desde',
  to: 'Hasta',
  reminders: 'Recordatorios',
  dismissAll: 'Descartar todos',
  reminder: 'Recordatorio',
  emailReminders: 'Recordatorios por correo',
  open: 'Abrir',
  done: 'Hecha',
  snooze: 'Posponer',
  reminderSound: 'Sonido de los recordatorios',
  playTheSound: 'Reproducir el sonido',
  notificationsAreOffOnThis: 'Las notificaciones están desactivadas en este dispositivo',
  turnOn: 'Activar',
  theBrowserCouldNotReach:
    'El navegador no pudo conectar con su servicio de notificaciones. Comprueba tu conexión o si algún ajuste de privacidad las bloquea, e inténtalo de nuevo.',
  digestWays: { off: 'No', push: 'Notificación', mail: 'Correo' },
  yourReminderSettings: 'tus ajustes de recordatorios',
  notificationsAreOff: (device: string) => `Notificaciones desactivadas: ${device}`,
  lastNotification: (ago: string) => `Última notificación ${ago}`,
  sendATestTo: (device: string) => `Enviar una prueba: ${device}`,
  turnOffOn: (device: string) => `Desactivar las notificaciones: ${device}`,
  obstacles: {
    denied:
      'Este navegador bloquea las notificaciones de Heddle. Abre los ajustes del sitio junto a la barra de direcciones, permite las notificaciones y vuelve aquí.',
    insecure:
      'Las notificaciones necesitan una conexión segura. Abre Heddle en una dirección que empiece por https o pregunta a quien administra este servidor.',
    needs_install:
      'En el iPhone y el iPad, añade primero Heddle a la pantalla de inicio: pulsa Compartir y después Añadir a pantalla de inicio. Ábrelo desde allí y vuelve aquí.',
    unsupported:
      'Este navegador no puede recibir notificaciones. Los recordatorios seguirán sonando mientras Heddle esté abierto.',
  },
  pushErrors: {
    refused:
      'Su servicio de notificaciones rechazó la última. Desactiva las notificaciones en ese dispositivo y vuelve a activarlas.',
    unreachable:
      'No se pudo conectar con su servicio de notificaciones. Heddle lo intentará de nuevo con la próxima.',
    busy: 'Su servicio de notificaciones estaba saturado. Heddle lo intentará de nuevo con la próxima.',
  },
  showAll: (count: number) => `Mostrar todos (${count})`,
  remindersWhileAway: (count: number) =>
    plural(count, {
      one: '# recordatorio mientras no estabas',
      other: '# recordatorios mientras no estabas',
    }),
  countReminders: (count: number) => plural(count, { one: '# recordatorio', other: '# recordatorios' }),
  alsoSendsTo: (address: string) => `Envía además cada recordatorio a ${address}.`,
  completed: (title: string) => `Se ha completado “${title}”`,
  snoozedUntil: (time: string) => `Pospuesto hasta: ${time}`,
  snoozedUntilTomorrow: (time: string) => `Pospuesto hasta mañana, ${time}`,
  dismissOf: (title: string) => `Descartar ${title}`,
  doneOf: (title: string) => `Hecha: ${title}`,
  snoozeOf: (title: string) => `Posponer ${title}`,
  snoozes: {
    snooze_10_minutes: '10 minutos',
    snooze_1_hour: '1 hora',
    snooze_tomorrow: 'Mañana',
  },
} satisfies typeof english;
