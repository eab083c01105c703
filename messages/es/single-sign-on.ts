import type english from '../en/single-sign-on.ts';

export default {
  tryAgainWheneverYouLike: 'Inténtalo de nuevo cuando quieras.',
  tryAgainLaterOrSign: 'Inténtalo más tarde o inicia sesión de otra forma.',
  tryAgainIfItHappens:
    'Inténtalo de nuevo. Si vuelve a pasar, avisa a la persona que administra este servidor.',
  tryAgainIfItHappensAgain:
    'Inténtalo de nuevo. Si vuelve a pasar, pide a la persona que administra este servidor que revise el ID y el secreto de cliente.',
  askThePersonWhoRuns: 'Pide a la persona que administra este servidor que corrija su reloj.',
  theSignInTookToo: 'El inicio de sesión tardó demasiado',
  tryAgainInASingle: 'Inténtalo de nuevo en una sola pestaña.',
  youHaveNoAccountOn: 'No tienes cuenta en este servidor',
  signUpIsClosedAsk: 'El registro está cerrado. Pregunta a la persona que lo administra.',
  verifyItThereFirstOr: 'Verifícalo allí primero o pregunta a la persona que lo administra.',
  youAreSignedInHere: 'Has iniciado sesión aquí con otra cuenta',
  signOutFirstOrChoose: 'Cierra sesión primero o elige allí la cuenta que corresponde.',
  disconnectItFromThatAccount: 'Desconéctala primero de esa cuenta.',
  signOutOfHeddleSign:
    'Cierra la sesión de Heddle, vuelve a iniciarla e inténtalo de nuevo en menos de diez minutos.',
  tryAgainInAMoment: 'Inténtalo de nuevo en un momento.',
  providerSilent: 'El servicio de inicio de sesión no responde',
  providerMisconfigured: 'El servicio de inicio de sesión está mal configurado',
  issuerDiffers: 'Su emisor no coincide con OIDC_ISSUER. Avisa a la persona que administra este servidor.',
  providerCancelled: (name: string) => `No has iniciado sesión con ${name}`,
  providerUnreachable: (name: string) => `No se pudo conectar con ${name}`,
  wrongIssuer: (name: string) => `La respuesta no venía de ${name}`,
  notConfirmed: (name: string) => `${name} no confirmó el inicio de sesión`,
  notVerified: (name: string) => `No se pudo verificar la respuesta de ${name}`,
  clocksApart: (name: string) => `Los relojes de este servidor y de ${name} difieren demasiado`,
  connectIfYours: (name: string) =>
    `Si es tuya, inicia sesión como antes, ve a Ajustes > Inicio de sesión y dispositivos y pulsa Conectar ${name}.`,
  emailUnverified: (name: string) => `Tu correo no está verificado en ${name}`,
  noEmail: (name: string) => `No se recibió ningún correo de ${name}`,
  shareEmail: (name: string) => `Permite que ${name} lo comparta o añade uno allí primero.`,
  connectedElsewhere: (name: string) => `Esa cuenta de ${name} ya está conectada a otra cuenta de Heddle`,
  notAskedAgain: (name: string) => `No se te ha pedido que inicies sesión de nuevo en ${name}`,
  providerFailed: (name: string) => `No se pudo iniciar sesión con ${name}`,
  continueWith: (name: string) => `Continuar con ${name}`,
  passwordsAreOffAsk:
    'Este servidor no usa contraseñas. Pide a la persona que lo administra que conecte tu cuenta.',
} satisfies typeof english;
