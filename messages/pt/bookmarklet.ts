import type english from '../en/bookmarklet.ts';

export default {
  dragThisToYourBookmarks:
    'Arraste isto para a barra de favoritos e clique nele lá, na página que quiser salvar.',
  savePages: 'Salvar páginas',
  saveThePageYouAre:
    'Salve como link a página que você está lendo, ou transforme-a em tarefa, com um clique em qualquer navegador.',
  saveToHeddle: 'Salvar no Heddle',
  addressOfTheBookmark: 'Endereço do favorito',
  copyAddress: 'Copiar endereço',
  bookmarkAddressCopied: 'Endereço do favorito copiado',
  itOpensHeddleWithThe: (command: string) =>
    `Ele abre o Heddle com o título e o endereço da página no campo de registro. Enter salva o link; apague antes “${command}” para criar uma tarefa. Nada é guardado antes disso, e o favorito não dá a ninguém acesso à sua conta.`,
  dragThis: 'Arraste isto para a barra de favoritos:',
  withoutMouseBookmark:
    'Sem mouse ou barra de favoritos: adicione qualquer página aos favoritos, edite esse favorito e cole isto como endereço.',
  onThisDeviceBookmark:
    'Neste dispositivo: adicione qualquer página aos favoritos, edite esse favorito e cole isto como endereço.',
} satisfies typeof english;
