import type english from '../en/bookmarklet.ts';

export default {
  dragThisToYourBookmarks:
    'Arrástralo a tu barra de marcadores y haz clic allí cuando estés en la página que quieras guardar.',
  savePages: 'Guardar páginas',
  saveThePageYouAre:
    'Guarda como enlace la página que estás leyendo, o conviértela en una tarea, con un clic en cualquier navegador.',
  saveToHeddle: 'Guardar en Heddle',
  addressOfTheBookmark: 'Dirección del marcador',
  copyAddress: 'Copiar dirección',
  bookmarkAddressCopied: 'Dirección del marcador copiada',
  itOpensHeddleWithThe: (command: string) =>
    `Abre Heddle con el título y la dirección de la página en el campo para anotar. Enter guarda el enlace; borra antes “${command}” para crear una tarea. Hasta entonces no se guarda nada, y el marcador no da a nadie acceso a tu cuenta.`,
  dragThis: 'Arrástralo a tu barra de marcadores:',
  withoutMouseBookmark:
    'Sin ratón o sin barra de marcadores: añade cualquier página a marcadores, edita ese marcador y pega esto como dirección.',
  onThisDeviceBookmark:
    'En este dispositivo: añade cualquier página a marcadores, edita ese marcador y pega esto como dirección.',
} satisfies typeof english;
