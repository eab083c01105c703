import type english from '../en/sign-in-methods.ts';
import { plural } from './plural.ts';

export default {
  passwordSet: 'Contraseña creada',
  yourAccountHasNoPassword: 'Tu cuenta no tiene contraseña.',
  newPassword: 'Nueva contraseña',
  setAPassword: 'Crear una contraseña',
  scanThisWithYourAuthenticator:
    'Escanéalo con tu aplicación de autenticación o escribe en ella la clave a mano.',
  qrCodeWithTheKey: 'Código QR con la clave para tu aplicación de autenticación',
  key: 'Clave',
  copyKey: 'Copiar clave',
  keyCopied: 'Clave copiada',
  codeThatYourAppShows: 'Código que muestra tu aplicación',
  cancel: 'Cancelar',
  turnOn: 'Activar',
  somethingWentWrong: 'Algo ha fallado',
  thePasskeyCouldNotBe: 'No se pudo añadir la llave de acceso',
  itWillNoLongerSign:
    'Ya no podrás iniciar sesión con ella. Elimínala también en tu dispositivo o gestor de contraseñas, o se te seguirá ofreciendo.',
  remove: 'Quitar',
  nameIsRequired: 'El nombre es obligatorio',
  thePasskeyCouldNotBeRenamed: 'No se pudo cambiar el nombre de la llave de acceso',
  loadingYourPasskeys: 'Cargando tus llaves de acceso',
  addAnotherPasskey: 'Añadir otra llave de acceso',
  addAPasskey: 'Añadir una llave de acceso',
  nameThisPasskey: 'Pon nombre a esta llave de acceso',
  aNameTellsItApart: 'Un nombre la distingue de tus otras llaves de acceso.',
  save: 'Guardar',
  rename: 'Cambiar nombre',
  passkeys: 'Llaves de acceso',
  signInWithYourFingerprint:
    'Inicia sesión con tu huella, tu rostro o el bloqueo de pantalla, sin contraseña y sin código.',
  removeYourPassword: '¿Quitar tu contraseña?',
  removePassword: 'Quitar contraseña',
  keepIt: 'Conservarla',
  passwordRemoved: 'Contraseña quitada',
  youWillNoLongerBe: 'Ya no podrás iniciar sesión con él.',
  disconnect: 'Desconectar',
  passwordSignInIsTurned: 'El inicio de sesión con contraseña está desactivado en este servidor.',
  passwordIsRequired: 'La contraseña es obligatoria',
  password: 'Contraseña',
  currentPasswordIsRequired: 'La contraseña actual es obligatoria',
  passwordChangedYourOtherDevices: 'Contraseña cambiada. Se ha cerrado la sesión en tus otros dispositivos.',
  passwordChangedYourOtherDevicesStay:
    'Contraseña cambiada. La sesión sigue abierta en tus otros dispositivos.',
  currentPassword: 'Contraseña actual',
  signOutMyOtherDevices: 'Cerrar sesión en mis otros dispositivos',
  leaveThisOnIfSomebody: 'Déjalo activado si otra persona puede saber tu contraseña.',
  changePassword: 'Cambiar contraseña',
  theRecoveryCodesAreCopied: 'Códigos de recuperación copiados',
  theBrowserDidNotAllow:
    'El navegador no ha permitido copiar. Los códigos están seleccionados: cópialos con el teclado o con una pulsación larga.',
  eachWorksOnce: 'Cada uno sirve una vez.',
  withoutYourAuthenticatorAppEach:
    'Sin tu aplicación de autenticación, cada uno de estos códigos te permite iniciar sesión una vez. Solo se muestran ahora: guárdalos donde puedas encontrarlos si pierdes el teléfono, como en tu gestor de contraseñas o en papel.',
  copyCodes: 'Copiar códigos',
  downloadCodes: 'Descargar códigos',
  iHaveSavedThem: 'Los he guardado',
  saveYourRecoveryCodes: 'Guarda tus códigos de recuperación',
  getNewRecoveryCodes: 'Obtener nuevos códigos de recuperación',
  yourCurrentCodesWillStop: 'Tus códigos actuales dejarán de servir, también los que no hayas usado.',
  getNewCodes: 'Obtener códigos nuevos',
  turnOffTwoStepSign: '¿Desactivar la verificación en dos pasos?',
  youWillThenSignIn:
    'Después iniciarás sesión solo con tu contraseña. Tus códigos de recuperación dejarán de servir y podrás eliminar Heddle de tu aplicación de autenticación.',
  turnOff: 'Desactivar',
  turnOnTwoStepSign: 'Activar la verificación en dos pasos',
  youNeedAnAuthenticatorApp:
    'Necesitas una aplicación de autenticación, como Aegis, 2FAS o Google Authenticator, o un gestor de contraseñas que muestre códigos.',
  continue: 'Continuar',
  twoStepSignIn: 'Verificación en dos pasos',
  afterYourPasswordHeddleAsks:
    'Después de tu contraseña, Heddle pide un código de una aplicación de autenticación. Quien averigüe tu contraseña seguirá sin poder iniciar sesión.',
  loadingHowYouSignIn: 'Cargando cómo inicias sesión',
  twoStepSignInNeeds: 'La verificación en dos pasos necesita una contraseña y tu cuenta no tiene ninguna.',
  twoStepSignInIs: 'La verificación en dos pasos está activada',
  yourOldRecoveryCodesNo: 'Tus códigos de recuperación anteriores ya no sirven',
  twoStepSignInIsOff: 'La verificación en dos pasos está desactivada',
  onThisDevice: 'En este dispositivo: <link>abrir tu aplicación de autenticación</link>',
  toTypeIt: (key: string) => `Para escribirla: ${key}`,
  removeThis: (name: string) => `¿Quitar “${name}”?`,
  removed: (name: string) => `Se ha quitado “${name}”`,
  couldNotBeRemoved: (name: string) => `No se pudo quitar “${name}”`,
  nameTooLong: (max: number) => `El nombre puede tener ${max} caracteres como máximo`,
  addedOn: (day: string) => `Añadida: ${day}`,
  addedOnAllDevices: (day: string) =>
    `Añadida: ${day}, en todos los dispositivos de tu gestor de contraseñas`,
  renamePasskey: (name: string) => `Cambiar nombre de ${name}`,
  removePasskey: (name: string) => `Quitar ${name}`,
  onlySignInWith: ({ hasPasskeys, provider }: { hasPasskeys: boolean; provider: string | undefined }) =>
    `Solo podrás iniciar sesión con ${[hasPasskeys && 'tus llaves de acceso', provider].filter(Boolean).join(' y ')}. Si pierdes el acceso, usa “¿Has olvidado tu contraseña?” en la página de inicio de sesión para recibir un enlace por correo. Si este servidor no envía correo, pregunta a la persona que lo administra.`,
  disconnectProvider: (provider: string) => `¿Desconectar ${provider}?`,
  disconnected: (provider: string) => `Se ha desconectado ${provider}`,
  youCanSignInWith: (provider: string) => `Puedes iniciar sesión con ${provider}.`,
  connectToSignIn: (provider: string) => `Conecta ${provider} para iniciar sesión sin contraseña ni código.`,
  connect: (provider: string) => `Conectar ${provider}`,
  passwordLead:
    'Una nueva contraseña anula los enlaces de restablecimiento anteriores, y a los dispositivos de confianza se les vuelve a pedir un código.',
  recoveryCodesOf: (address: string, server: string) =>
    `Códigos de recuperación de Heddle de ${address} en ${server}`,
  codesLeft: (left: number, all: number) =>
    left === 0
      ? `No te queda ninguno de tus ${all} códigos de recuperación.`
      : plural(left, {
          one: `Te queda # de tus ${all} códigos de recuperación.`,
          other: `Te quedan # de tus ${all} códigos de recuperación.`,
        }),
  getNewOnes: 'Obtén otros antes de necesitarlos.',
} satisfies typeof english;
