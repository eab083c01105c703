import type english from '../en/mails.ts';
import { plural } from './plural.ts';

/** The one o’clock hour is singular in Spanish. */
const atTime = (time: string) => (/^0?1\D/.test(time) ? `a la ${time}` : `a las ${time}`);

export default {
  digest: {
    why: 'Recibes este correo porque el resumen diario está activado en tus ajustes.',
  },
  reminder: {
    subject: (title: string) => `Recordatorio: ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# recordatorio', other: '# recordatorios' }),
    why: 'Recibes este correo porque los recordatorios por correo están activados en tus ajustes.',
  },
  resetPassword: {
    subject: 'Restablece tu contraseña de Heddle',
    text: (link: string) => `Alguien ha pedido una nueva contraseña para tu cuenta de Heddle.

Abre este enlace antes de una hora para elegirla:

${link}

Si no has sido tú, ignora este correo: no ha cambiado nada.
`,
  },
  security: {
    when: (day: string, time: string, zone: string) => `${day} ${atTime(time)} (${zone})`,
    nothingToDo: 'Si has sido tú, no tienes que hacer nada.',
    device: (name: string, address: string) => `${name}, desde ${address}`,
    events: {
      'new-device': {
        subject: 'Nuevo inicio de sesión en Heddle',
        what: 'Alguien ha iniciado sesión en tu cuenta de Heddle en un dispositivo nuevo.',
        otherwise:
          'Si no, cierra la sesión de ese dispositivo en Ajustes > Inicio de sesión y dispositivos y cambia tu contraseña.',
      },
      'new-password': {
        subject: 'Tu contraseña de Heddle ha cambiado',
        what: 'Se ha cambiado la contraseña de tu cuenta de Heddle.',
        otherwise:
          'Si no, elige “¿Has olvidado tu contraseña?” al iniciar sesión y revisa tus dispositivos, tokens de acceso y programas conectados.',
      },
      'password-removed': {
        subject: 'Se ha quitado tu contraseña de Heddle',
        what: 'Se ha quitado la contraseña de tu cuenta de Heddle. Ahora inicias sesión con tus llaves de acceso o con el servicio de inicio de sesión conectado.',
        otherwise:
          'Si no, elige “¿Has olvidado tu contraseña?” al iniciar sesión y revisa tus llaves de acceso y dispositivos.',
      },
      'new-connection': {
        subject: 'Nueva forma de iniciar sesión en Heddle',
        what: 'Tu cuenta de Heddle se ha conectado con una cuenta de un servicio de inicio de sesión, que ahora puede iniciar sesión sin tu contraseña.',
        otherwise: 'Si no, desconéctala en Ajustes > Inicio de sesión y dispositivos y cambia tu contraseña.',
      },
      'new-passkey': {
        subject: 'Nueva llave de acceso para Heddle',
        what: 'Se ha añadido una llave de acceso a tu cuenta de Heddle. Inicia sesión sin tu contraseña.',
        otherwise: 'Si no, quítala en Ajustes > Inicio de sesión y dispositivos y cambia tu contraseña.',
      },
      'two-step-off': {
        subject: 'La verificación en dos pasos está desactivada',
        what: 'Se ha desactivado la verificación en dos pasos de tu cuenta de Heddle. Ahora basta tu contraseña para iniciar sesión.',
        otherwise:
          'Si no, cambia tu contraseña y vuelve a activarla en Ajustes > Inicio de sesión y dispositivos.',
      },
      'new-token': {
        subject: 'Nuevo token de acceso para Heddle',
        what: 'Se ha creado un token de acceso para tu cuenta de Heddle. Un programa puede usar tu cuenta con él.',
        otherwise: 'Si no, revócalo en Ajustes > Calendarios y conexiones y cambia tu contraseña.',
      },
      'new-program': {
        subject: 'Se ha conectado un programa a Heddle',
        what: 'Se ha conectado un programa a tu cuenta de Heddle y puede usarla.',
        otherwise: 'Si no, desconéctalo en Ajustes > Calendarios y conexiones y cambia tu contraseña.',
      },
    },
  },
} satisfies typeof english;
