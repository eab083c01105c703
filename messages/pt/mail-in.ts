import type english from '../en/mail-in.ts';

export default {
  addTasksByEmail: 'Adicionar tarefas por e-mail',
  sendOrForwardAnEmail: 'Envie ou encaminhe um e-mail para um endereço privado seu, e ele vira uma tarefa.',
  yourAddressForTasksIs: 'Seu endereço para tarefas está pronto',
  stopAddingTasksByEmail: 'Deixar de adicionar tarefas por e-mail?',
  yourAddressStopsWorkingAt:
    'Seu endereço deixa de funcionar imediatamente. Se você ativar isto de novo, receberá um novo.',
  stop: 'Parar',
  cancel: 'Cancelar',
  emailsNoLongerBecomeTasks: 'E-mails não viram mais tarefas',
  acceptEmails: 'Aceitar e-mails',
  onlyFromSendersThatYou: 'Só de remetentes que você permite. Os outros e-mails são devolvidos com o motivo.',
  thisServerDoesNotReceive:
    'Este servidor não recebe e-mails. Quem o administra pode ativar isso: docs/capture-from-anywhere.md diz como.',
  getANewAddress: 'Gerar um novo endereço?',
  theCurrentAddressStopsWorking:
    'O endereço atual deixa de funcionar imediatamente, e os e-mails para ele são devolvidos.',
  newAddress: 'Novo endereço',
  youHaveANewAddress: 'Você tem um novo endereço',
  yourAddressForTasks: 'Seu endereço para tarefas',
  copyAddress: 'Copiar endereço',
  addressCopied: 'Endereço copiado',
  allow: 'Permitir',
  anEmailWithOnlyA:
    'Um e-mail só com assunto é lido como se você o tivesse digitado. Um com texto, ou encaminhado, vira uma tarefa com o texto na descrição; os anexos são citados nela, mas não guardados.',
  theAddressIsLikeA:
    'O endereço é como uma senha: remetentes podem ser falsificados, então não o compartilhe com ninguém. Salve-o nos seus contatos para encontrá-lo rápido.',
  noEmailHasArrivedYet: 'Nenhum e-mail chegou ainda.',
  enterAnEmailAddressSuch: 'Informe um e-mail, como ana@example.com.',
  thisAddressMayAlreadySend: 'Este endereço já pode enviar.',
  thisAddressCannotBeUsed: 'Este endereço não pode ser usado. Verifique como está escrito.',
  whoMaySend: 'Quem pode enviar',
  anotherSender: 'Outro remetente',
  allowSender: 'Permitir remetente',
  wasRefused: (ago: string) => `Um e-mail de <sender/> foi recusado ${ago}.`,
  allowThis: (sender: string) => `Permitir ${sender}`,
  maySendAgain: (sender: string) => `${sender} já pode enviar. Peça que envie o e-mail de novo.`,
  loadingMailIn: 'Carregando como você adiciona tarefas por e-mail',
  lastEmailArrived: (ago: string) => `O último e-mail chegou ${ago}.`,
  tooManySenders: (max: number) => `Você pode permitir no máximo ${max} endereços. Remova um primeiro.`,
  maySend: (sender: string) => `${sender} já pode enviar`,
  isRefused: (sender: string) => `E-mails de ${sender} agora são recusados`,
  removeSender: (sender: string) => `Remover ${sender}`,
} satisfies typeof english;
