import type english from '../en/ui.ts';

export default {
  notHeddle: 'Ha respondido algo que no es Heddle. Comprueba tu conexión e inténtalo de nuevo.',
  notStored: 'No se pudo guardar en este dispositivo. Libera espacio e inténtalo de nuevo.',
  serverUnreachable: 'No se pudo acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  language: 'Idioma',
  languageOfBrowser: 'Automático (navegador)',
  close: 'Cerrar',
  thisPartIsNotOn: 'Esta parte aún no está en tu dispositivo. Se cargará cuando vuelvas a tener conexión.',
  thisPartCouldNotBe: 'No se pudo cargar esta parte. Recarga para obtener la versión actual.',
  thisPartCouldNotBeLoaded: 'No se pudo cargar esta parte.',
  reload: 'Recargar',
  tryAgain: 'Reintentar',
  couldNotBeLoaded: 'No se pudo cargar',
  hidePassword: 'Ocultar la contraseña',
  showPassword: 'Mostrar la contraseña',
} satisfies typeof english;
