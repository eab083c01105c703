import type english from '../en/second-factors.ts';

export default {
  trustThisDeviceFor30: 'Confiar neste dispositivo por 30 dias',
  youWillNotBeAsked: 'O código não será pedido aqui. Só confie em um dispositivo que ninguém mais usa.',
  codeIsRequired: 'Informe o código',
  aCodeHas6Digits: 'Um código tem 6 dígitos; um código de recuperação tem 10 letras e dígitos',
  aCodeHas6Digits2: 'Um código tem 6 dígitos',
  yourBrowserCouldNotSay: 'O navegador não soube dizer por quê. Tente de novo.',
  passkeysWorkOnlyOverHttps:
    'Chaves de acesso só funcionam por HTTPS. Abra o Heddle em um endereço que comece com https:// para adicionar uma.',
  thisBrowserDoesNotSupport: 'Este navegador não aceita chaves de acesso. Atualize-o ou use outro.',
  untilWhoeverRunsThisServer:
    'Até quem administra este servidor definir BASE_URL com o endereço https:// dele, as chaves de acesso só funcionam em http://localhost.',
  wrongCode: 'O código está errado ou expirou. Informe o que seu app mostra agora.',
  usedCode: 'O código está errado, já foi usado ou expirou. Informe o próximo.',
  noPasskeyUsed: 'Nenhuma chave de acesso foi usada',
  passkeyDialogClosed: 'A janela foi fechada ou esperou demais. Tente de novo quando quiser.',
  passkeyExists: 'Já existe uma chave de acesso para sua conta aqui',
  noSecondPasskey:
    'Este dispositivo ou gerenciador de senhas não precisa de outra: use a que ele tem ou outro dispositivo.',
  noPasskeysHere: 'Chaves de acesso não funcionam neste endereço',
  openAtItsAddress: 'Abra o Heddle no endereço para o qual ele foi configurado.',
  cannotCreatePasskey: 'Este dispositivo não consegue criar uma chave de acesso para o Heddle',
  passkeyNeedsLock:
    'Chaves de acesso precisam de bloqueio de tela, impressão digital, rosto ou PIN. Configure um deles ou use outro dispositivo.',
  passkeysElsewhere: (passkeyHost: string, pageHost: string) =>
    `As chaves de acesso deste servidor pertencem a ${passkeyHost}, e esta página está em ${pageHost}. Abra https://${passkeyHost} para adicionar uma.`,
  appCode: {
    title: 'Digite o código',
    lead: 'Abra seu app autenticador e digite os seis dígitos que ele mostra para o Heddle.',
    label: 'Código do app',
    other: 'Usar um código de recuperação',
  },
  recoveryCode: {
    title: 'Use um código de recuperação',
    lead: (count: number) =>
      `Digite um dos ${count} códigos que você guardou ao ativar a verificação em duas etapas. Cada um funciona uma vez.`,
    label: 'Código de recuperação',
    other: 'Usar o app autenticador',
  },
  lostBoth:
    'Perdeu o app e os códigos de recuperação? Quem administra este servidor pode desativar a verificação em duas etapas. <again>Recomeçar</again>',
} satisfies typeof english;
