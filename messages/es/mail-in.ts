import type english from '../en/mail-in.ts';

export default {
  addTasksByEmail: 'Añadir tareas por correo',
  sendOrForwardAnEmail: 'Envía o reenvía un correo a una dirección privada tuya y se convierte en una tarea.',
  yourAddressForTasksIs: 'Tu dirección para tareas está lista',
  stopAddingTasksByEmail: '¿Dejar de añadir tareas por correo?',
  yourAddressStopsWorkingAt:
    'Tu dirección deja de funcionar al momento. Si lo vuelves a activar, recibes otra.',
  stop: 'Dejarlo',
  cancel: 'Cancelar',
  emailsNoLongerBecomeTasks: 'Los correos ya no se convierten en tareas',
  acceptEmails: 'Aceptar correos',
  onlyFromSendersThatYou: 'Solo de remitentes que permitas. Los demás correos se devuelven con el motivo.',
  thisServerDoesNotReceive:
    'Este servidor no recibe correo. Quien lo administra puede activarlo: docs/capture-from-anywhere.md explica cómo.',
  getANewAddress: '¿Obtener otra dirección?',
  theCurrentAddressStopsWorking:
    'La dirección actual deja de funcionar al momento y los correos que reciba se devuelven.',
  newAddress: 'Nueva dirección',
  youHaveANewAddress: 'Tienes una nueva dirección',
  yourAddressForTasks: 'Tu dirección para tareas',
  copyAddress: 'Copiar dirección',
  addressCopied: 'Dirección copiada',
  allow: 'Permitir',
  anEmailWithOnlyA:
    'Un correo que solo tiene asunto se lee como si lo hubieras escrito tú. Uno con texto, o reenviado, se convierte en una tarea con el texto en la descripción; los adjuntos se nombran allí, pero no se guardan.',
  theAddressIsLikeA:
    'La dirección es como una contraseña: el remitente se puede falsificar, así que no la compartas con nadie. Guárdala en tus contactos para encontrarla rápido.',
  noEmailHasArrivedYet: 'Aún no ha llegado ningún correo.',
  enterAnEmailAddressSuch: 'Escribe un correo como ada@example.com.',
  thisAddressMayAlreadySend: 'Esta dirección ya puede enviar.',
  thisAddressCannotBeUsed: 'Esta dirección no se puede usar. Revisa cómo está escrita.',
  whoMaySend: 'Quién puede enviar',
  anotherSender: 'Otro remitente',
  allowSender: 'Permitir remitente',
  wasRefused: (ago: string) => `Se rechazó un correo de <sender/> ${ago}.`,
  allowThis: (sender: string) => `Permitir a ${sender}`,
  maySendAgain: (sender: string) => `${sender} ya puede enviar. Pídele que vuelva a enviar el correo.`,
  loadingMailIn: 'Cargando cómo añades tareas por correo',
  lastEmailArrived: (ago: string) => `El último correo llegó ${ago}.`,
  tooManySenders: (max: number) => `Puedes permitir ${max} direcciones como máximo. Quita una primero.`,
  maySend: (sender: string) => `${sender} ya puede enviar`,
  isRefused: (sender: string) => `Los correos de ${sender} se rechazan desde ahora`,
  removeSender: (sender: string) => `Quitar ${sender}`,
} satisfies typeof english;
