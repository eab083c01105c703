import type english from '../en/ui.ts';

export default {
  notHeddle: 'Algo que não é o Heddle respondeu. Verifique a conexão e tente de novo.',
  notStored: 'Não foi possível salvar neste dispositivo. Libere espaço e tente de novo.',
  serverUnreachable: 'Não foi possível acessar o servidor. Verifique a conexão e tente de novo.',
  language: 'Idioma',
  languageOfBrowser: 'Automático (do navegador)',
  close: 'Fechar',
  thisPartIsNotOn: 'Esta parte ainda não está no seu dispositivo. Será carregada quando a conexão voltar.',
  thisPartCouldNotBe: 'Não foi possível carregar esta parte. Recarregue para usar a versão atual.',
  thisPartCouldNotBeLoaded: 'Não foi possível carregar esta parte.',
  reload: 'Recarregar',
  tryAgain: 'Tentar de novo',
  couldNotBeLoaded: 'Não foi possível carregar',
  hidePassword: 'Ocultar senha',
  showPassword: 'Mostrar senha',
} satisfies typeof english;
