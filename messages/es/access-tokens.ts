import type english from '../en/access-tokens.ts';

export default {
  accessTokens: 'Tokens de acceso',
  copyItNowAndKeep: 'Cópialo ahora y guárdalo como una contraseña: no se volverá a mostrar.',
  token: 'Token',
  copyToken: 'Copiar token',
  tokenCopied: 'Token copiado',
  addATaskFromA: 'Añadir una tarea desde un terminal',
  iHaveSavedIt: 'Lo he guardado',
  itLosesAccessAtOnce: 'Pierde el acceso al momento. Puedes volver a conectarlo desde el programa.',
  disconnect: 'Desconectar',
  cancel: 'Cancelar',
  noProgramsAreConnected: 'No hay programas conectados.',
  readAndChange: 'Leer y cambiar',
  read: 'Leer',
  connectedPrograms: 'Programas conectados',
  aiClientsYouHaveConnected:
    'Clientes de IA que has conectado. Cada uno sigue conectado hasta que lo desconectas, aunque cambies tu contraseña.',
  chooseAtLeastOne: 'Elige al menos uno',
  createAnAccessToken: 'Crear un token de acceso',
  createToken: 'Crear token',
  name: 'Nombre',
  whatWillUseItSuch: 'Qué lo usará, como “Atajos de mi teléfono”.',
  whatItMayDo: 'Qué puede hacer',
  noTokenCanSignIn:
    'Ningún token puede iniciar sesión, crear tokens, eliminar tu cuenta ni acceder a las claves de los modelos de lenguaje.',
  expires: 'Caduca',
  whatUsesThisTokenIs:
    'Lo que use este token se rechaza desde ahora. Un token revocado no se recupera; puedes crear otro.',
  revoke: 'Revocar',
  thereAreNoAccessTokens: 'Aún no hay tokens de acceso.',
  createAToken: 'Crear un token',
  neverUsed: 'Nunca usado',
  theServerCannotBeReached:
    'No se puede acceder al servidor, así que no se ha creado el token. Comprueba tu conexión e inténtalo de nuevo.',
  thisNameCannotBeUsed: 'Este nombre no se puede usar. Elige uno con letras, cifras y signos corrientes.',
  theTokenCouldNotBe: 'No se pudo crear el token. Inténtalo de nuevo en un momento.',
  accessTokensLead:
    'Con un token, un script, un atajo del teléfono u otro programa puede usar tu cuenta sin tu contraseña. Sirve hasta que caduca o lo revocas, aunque cambies tu contraseña. <link>Qué puede hacer la API</link>',
  loadingTokens: 'Cargando tus tokens de acceso',
  revokeThis: (name: string) => `¿Revocar “${name}”?`,
  isRevoked: (name: string) => `Se ha revocado “${name}”`,
  couldNotBeRevoked: (name: string) =>
    `No se pudo revocar “${name}”, así que puede que siga sirviendo. Comprueba tu conexión e inténtalo de nuevo.`,
  revokeToken: (name: string) => `Revocar ${name}`,
  yourTokenFor: 'Tu token para <name/>',
  loadingPrograms: 'Cargando tus programas conectados',
  disconnectThis: (name: string) => `¿Desconectar “${name}”?`,
  isDisconnected: (name: string) => `Se ha desconectado “${name}”`,
  couldNotBeDisconnected: (name: string) =>
    `No se pudo desconectar “${name}”, así que puede que siga funcionando. Comprueba tu conexión e inténtalo de nuevo.`,
  disconnectProgram: (name: string) => `Desconectar ${name}`,
  connectedAndUsed: (connected: string, used: string, address: string | null) =>
    address
      ? `Conectado: ${connected}, último uso ${used} desde ${address}`
      : `Conectado: ${connected}, último uso ${used}`,
  connectedNeverUsed: (connected: string) => `Conectado: ${connected}, nunca usado`,
  nameIsRequired: 'El nombre es obligatorio',
  scopes: {
    read: {
      label: 'Leer',
      hint: 'Ver tus tareas, notas, grabaciones, ajustes y todo lo que incluye una exportación.',
    },
    write: { label: 'Escribir', hint: 'Añadir, cambiar y eliminar. No puede vaciar la papelera.' },
    settings: { label: 'Ajustes', hint: 'Cambiar tus ajustes, tu nombre y tu zona horaria.' },
  },
  scopesTogether: {
    read: 'Leer',
    write: 'Escribir',
    settings: 'Ajustes',
    'read write': 'Leer y escribir',
    'read settings': 'Leer y ajustes',
    'write settings': 'Escribir y ajustes',
    'read write settings': 'Leer, escribir y ajustes',
  },
  lifetimes: { '30': 'En 30 días', '90': 'En 90 días', '365': 'En un año', null: 'Nunca' },
  used: (ago: string, address: string | null) =>
    address ? `Último uso ${ago} desde ${address}` : `Último uso ${ago}`,
  neverExpires: (use: string) => `${use}, no caduca`,
  expiresOn: (use: string, day: string) => `${use}, caduca: ${day}`,
  expiredOn: (use: string, day: string) => `${use}, caducó: ${day}`,
  tooMany: (max: number) => `Ya tienes ${max} tokens. Revoca uno que ya no uses e inténtalo de nuevo.`,
} satisfies typeof english;
