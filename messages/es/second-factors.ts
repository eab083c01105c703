import type english from '../en/second-factors.ts';

export default {
  trustThisDeviceFor30: 'Confiar en este dispositivo durante 30 días',
  youWillNotBeAsked: 'Aquí no se te pedirá un código. Confía solo en un dispositivo que no use nadie más.',
  codeIsRequired: 'El código es obligatorio',
  aCodeHas6Digits: 'Un código tiene 6 cifras; un código de recuperación, 10 letras y cifras',
  aCodeHas6Digits2: 'Un código tiene 6 cifras',
  yourBrowserCouldNotSay: 'Tu navegador no ha dicho por qué. Inténtalo de nuevo.',
  passkeysWorkOnlyOverHttps:
    'Las llaves de acceso solo funcionan con HTTPS. Abre Heddle en una dirección que empiece por https:// para añadir una.',
  thisBrowserDoesNotSupport: 'Este navegador no admite llaves de acceso. Actualízalo o usa otro.',
  untilWhoeverRunsThisServer:
    'Hasta que quien administra este servidor ponga en BASE_URL su dirección https://, las llaves de acceso solo funcionan en http://localhost.',
  wrongCode: 'Ese código es incorrecto o ha caducado. Escribe el que tu aplicación muestra ahora.',
  usedCode: 'Ese código es incorrecto, ya se ha usado o ha caducado. Escribe el siguiente.',
  noPasskeyUsed: 'No se usó ninguna llave de acceso',
  passkeyDialogClosed: 'El cuadro de diálogo se cerró o esperó demasiado. Inténtalo de nuevo cuando quieras.',
  passkeyExists: 'Aquí ya hay una llave de acceso para tu cuenta',
  noSecondPasskey:
    'Este dispositivo o gestor de contraseñas no necesita otra: usa la que tiene o un dispositivo distinto.',
  noPasskeysHere: 'Las llaves de acceso no funcionan en esta dirección',
  openAtItsAddress: 'Abre Heddle en la dirección para la que está configurado.',
  cannotCreatePasskey: 'Este dispositivo no puede crear una llave de acceso para Heddle',
  passkeyNeedsLock:
    'Las llaves de acceso necesitan un bloqueo de pantalla, una huella, un rostro o un PIN. Configura uno o usa otro dispositivo.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `Las llaves de acceso de este servidor son de ${passkeyHost} y esta página está en ${pageHost}. Abre https://${passkeyHost} para añadir una.`,
  appCode: {
    title: 'Escribe tu código',
    lead: 'Abre tu aplicación de autenticación y escribe las seis cifras que muestra para Heddle.',
    label: 'Código de tu aplicación',
    other: 'Usar un código de recuperación',
  },
  recoveryCode: {
    title: 'Usa un código de recuperación',
    lead: (count: number) =>
      `Escribe uno de los ${count} códigos que guardaste al activar la verificación en dos pasos. Cada uno sirve una vez.`,
    label: 'Código de recuperación',
    other: 'Usar tu aplicación de autenticación',
  },
  lostBoth:
    '¿Has perdido la aplicación y los códigos de recuperación? Quien administra este servidor puede desactivar la verificación en dos pasos. <again>Empezar de nuevo</again>',
} satisfies typeof english;
