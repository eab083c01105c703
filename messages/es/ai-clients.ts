import type english from '../en/ai-clients.ts';

export default {
  connectAnAiClientMcp: 'Conectar un cliente de IA (MCP)',
  claudeCursorAndOtherPrograms:
    'Claude, Cursor y otros programas que usan Model Context Protocol pueden consultar tus tareas y, si lo permites, cambiarlas.',
  giveTheClientThisAddress:
    'Da esta dirección al cliente. Abre aquí una página donde decides si puede conectarse.',
  address: 'Dirección',
  copyAddress: 'Copiar dirección',
  addressCopied: 'Dirección copiada',
  ifTheClientDoesNot: 'Si el cliente no abre una página',
  runInATerminal: 'Ejecuta en un terminal:',
  inClaudeDesktopConfigJson: 'En claude_desktop_config.json, con Node.js instalado:',
  inCursorMcpJson: 'En ~/.cursor/mcp.json:',
  inVscodeMcpJson: 'En .vscode/mcp.json:',
  whatAiClientsMayDo: 'Qué pueden hacer los clientes de IA',
  whatItMayDo: 'Qué puede hacer',
  seeYourTasksNotesRecording: 'Ver tus tareas, notas, transcripciones de grabaciones e historial.',
  changeTasks: 'Cambiar tareas',
  addsChangesAndDeletesWithout:
    'Añade, cambia y elimina sin preguntar antes. Actividad muestra cada cambio y puedes deshacerlo durante una hora.',
  itCannotSignInChange:
    'No puede iniciar sesión, cambiar tus ajustes ni eliminar tu cuenta. Desconéctalo cuando quieras en Ajustes > Calendarios y conexiones.',
  aiClientsAreTurnedOff: 'Los clientes de IA están desactivados',
  limitForAllAiClients: 'Límite para todos los clientes de IA',
  allow: 'Permitir',
  dontAllow: 'No permitir',
  theServerCannotBeReached: 'No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  connectAProgram: 'Conectar un programa',
  loadingTheRequest: 'Cargando la solicitud',
  tryAgain: 'Reintentar',
  whatTheyMayDo: 'qué pueden hacer los clientes de IA',
  createTokenToRead:
    '<link>Crea un token de acceso</link> para él, con “Leer”, y haz que lo envíe con cada solicitud, en la cabecera <header/>',
  createTokenToWrite:
    '<link>Crea un token de acceso</link> para él, con “Leer” y “Escribir”, y haz que lo envíe con cada solicitud, en la cabecera <header/>',
  access: { off: 'No', read: 'Leer', write: 'Leer y cambiar' },
  accessHints: {
    off: 'Ningún cliente de IA puede conectarse.',
    read: 'Los clientes de IA pueden ver tus tareas, notas, transcripciones de grabaciones e historial, pero no cambiar nada.',
    write:
      'Los clientes de IA también pueden añadir, cambiar y eliminar, sin preguntar antes. Actividad, en la página de inicio, muestra cada cambio con el cliente o token que lo hizo, y puedes deshacerlo durante una hora. Un texto que lea un cliente puede engañarlo, así que permítelo solo a clientes en los que confíes.',
  },
  sendingYourAnswer: 'Enviando tu respuesta a <name/>. Puedes cerrar esta página.',
  asksToUseYourAccount:
    'Un programa que se llama a sí mismo <name/> pide usar tu cuenta <account/>. Permítelo solo si acabas de empezar a conectarlo tú. Cualquier programa puede usar este nombre.',
  answerGoesTo: 'Tu respuesta va a <address/>.',
  answerGoesToThisDevice: 'Tu respuesta va a un programa de este dispositivo (<address/>).',
} satisfies typeof english;
