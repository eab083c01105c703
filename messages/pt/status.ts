import type english from '../en/status.ts';

export default {
  database: { own: 'PostgreSQL em DATABASE_URL', included: 'PostgreSQL incluído no Heddle' },
  mail: {
    sent: 'Enviado por SMTP_URL',
    written: 'Os e-mails são gravados em uma pasta, porque SMTP_URL não está definida.',
  },
  push: 'Enviadas aos dispositivos com as notificações ativadas',
  backups: {
    off: 'Sem backups diários, porque BACKUP está desativado.',
    tonight: 'O primeiro backup será feito esta noite.',
    failed: 'Desde então, o backup diário falhou. O log do servidor diz por quê.',
    readable: 'Não criptografado',
    encrypted: 'Criptografado',
  },
  speech: {
    notSetUp:
      'O reconhecimento de fala não está configurado. Adicione aqui OpenAI, Groq ou Mistral como provedor, ou peça a quem administra este servidor que instale um modelo de fala (npm run speech:install) ou defina TRANSCRIPTION_BASE_URL.',
    server: 'O servidor de fala',
    usesModel: (recognizer: string, model: string) => `${recognizer}, modelo ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} recusou a chave de API.`,
    noAnswer: (recognizer: string) => `${recognizer} não respondeu.`,
    ownModel: 'Um modelo de fala neste servidor',
    noFolder: 'Falta uma pasta para SPEECH_MODEL_DIR.',
    folderMissing: (folder: string) => `Falta a pasta ${folder} para SPEECH_MODEL_DIR.`,
    tokensMissing: (folder: string) => `Falta um arquivo tokens.txt em ${folder} para SPEECH_MODEL_DIR.`,
    modelMissing: (folder: string) =>
      `Falta um modelo .onnx (um codificador e um decodificador, ou um modelo) em ${folder} para SPEECH_MODEL_DIR.`,
  },
  understands: {
    many: 'Cerca de 100 idiomas',
    manyFaster: 'Cerca de 100 idiomas, mais rápido, com mais erros',
    english: 'Somente inglês',
  },
  install: {
    gone: (status: number) =>
      `O servidor do fornecedor não oferece mais este modelo (${status}). Escolha outro.`,
    withoutEncryption: 'O servidor do fornecedor leva a um endereço sem criptografia.',
    differs:
      'Pelo tamanho ou pela soma de verificação, o que o servidor do fornecedor envia não é o arquivo que o Heddle conhece, então ele foi excluído. Tente de novo ou escolha outro modelo.',
    broken: (percent: number) =>
      `A conexão caiu em ${percent} %. Tente de novo: o download continua de onde parou.`,
    diskFull: 'O disco está cheio. O que tinha chegado foi excluído. Libere espaço e tente de novo.',
    noSpace: (needed: number, free: number) =>
      `O modelo precisa de ${needed.toLocaleString('pt-BR')} MB livres para o download e a descompactação, e há ${free.toLocaleString('pt-BR')} MB. Libere espaço e tente de novo.`,
    notWritten: (file: string) =>
      `O Heddle não tem permissão para gravar em ${file}. Verifique a quem DATA_DIR pertence.`,
    noModel: 'Não há nenhum modelo de fala no arquivo baixado.',
    notUnpacked: 'Não foi possível descompactar o arquivo baixado. Há espaço suficiente?',
    noUnpacker:
      'Os programas tar e bzip2 são necessários para descompactar modelos de fala. Instale-os (por exemplo, com apt install tar bzip2) e tente de novo.',
    failed: 'Não foi possível instalar o modelo. O log do servidor diz por quê.',
  },
  allow: {
    ollama: (address: string) => `Para usá-lo, inicie o Heddle com OLLAMA_BASE_URL=${address}.`,
    others: (host: string) => `Para usá-lo, adicione ${host} a ALLOWED_LLM_HOSTS e reinicie o Heddle.`,
  },
  settingIgnored: (feature: string) => `“${feature}” é ignorado por este modelo`,
} satisfies typeof english;
