import type english from '../en/mails.ts';
import { plural } from './plural.ts';

export default {
  digest: {
    why: 'Você recebeu este e-mail porque o resumo diário está ativado nas suas configurações.',
  },
  reminder: {
    subject: (title: string) => `Lembrete: ${title}`,
    subjectOfSeveral: (count: number) => plural(count, { one: '# lembrete', other: '# lembretes' }),
    why: 'Você recebeu este e-mail porque os lembretes por e-mail estão ativados nas suas configurações.',
  },
  resetPassword: {
    subject: 'Redefina sua senha do Heddle',
    text: (link: string) => `Alguém pediu uma nova senha para sua conta do Heddle.

Abra este link em até uma hora para escolhê-la:

${link}

Se não foi você, ignore este e-mail: nada mudou.
`,
  },
  security: {
    when: (day: string, time: string, zone: string) => `${day} às ${time} (${zone})`,
    nothingToDo: 'Se foi você, não é preciso fazer nada.',
    device: (name: string, address: string) => `${name}, de ${address}`,
    events: {
      'new-device': {
        subject: 'Nova entrada no Heddle',
        what: 'Alguém entrou na sua conta do Heddle em um novo dispositivo.',
        otherwise:
          'Se não foi, desconecte esse dispositivo em Configurações > Acesso e dispositivos e altere sua senha.',
      },
      'new-password': {
        subject: 'Sua senha do Heddle foi alterada',
        what: 'A senha da sua conta do Heddle foi alterada.',
        otherwise:
          'Se não foi, escolha “Esqueceu a senha?” na tela de entrada e verifique seus dispositivos, tokens de acesso e programas conectados.',
      },
      'password-removed': {
        subject: 'Sua senha do Heddle foi removida',
        what: 'A senha da sua conta do Heddle foi removida. Agora você entra com suas chaves de acesso ou com o serviço de login conectado.',
        otherwise:
          'Se não foi, escolha “Esqueceu a senha?” na tela de entrada e verifique suas chaves de acesso e dispositivos.',
      },
      'new-connection': {
        subject: 'Nova forma de entrar no Heddle',
        what: 'Sua conta do Heddle foi conectada a uma conta de um serviço de login, que agora pode entrar sem sua senha.',
        otherwise: 'Se não foi, desconecte-a em Configurações > Acesso e dispositivos e altere sua senha.',
      },
      'new-passkey': {
        subject: 'Nova chave de acesso do Heddle',
        what: 'Uma chave de acesso foi adicionada à sua conta do Heddle. Com ela, entra-se sem a senha.',
        otherwise: 'Se não foi, remova-a em Configurações > Acesso e dispositivos e altere sua senha.',
      },
      'two-step-off': {
        subject: 'A verificação em duas etapas foi desativada',
        what: 'A verificação em duas etapas foi desativada na sua conta do Heddle. Agora basta a senha para entrar.',
        otherwise: 'Se não foi, altere sua senha e ative-a de novo em Configurações > Acesso e dispositivos.',
      },
      'new-token': {
        subject: 'Novo token de acesso do Heddle',
        what: 'Um token de acesso foi criado para sua conta do Heddle. Com ele, um programa pode usar sua conta.',
        otherwise: 'Se não foi, revogue-o em Configurações > Agendas e conexões e altere sua senha.',
      },
      'new-program': {
        subject: 'Um programa foi conectado ao Heddle',
        what: 'Um programa foi conectado à sua conta do Heddle e pode usá-la.',
        otherwise: 'Se não foi, desconecte-o em Configurações > Agendas e conexões e altere sua senha.',
      },
    },
  },
} satisfies typeof english;
