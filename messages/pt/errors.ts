import type english from '../en/errors.ts';

/** A value in a message: a name, or a number. */
type Value = string | number;

/** What an access token may do, named as where it is created. */
const may = { read: 'Leitura', write: 'Escrita', settings: 'Configurações' };

export default {
  'access_tokens.expired': 'Este token de acesso expirou. Crie outro em Configurações.',
  'access_tokens.invalid': 'Este token de acesso não existe ou foi revogado. Crie um em Configurações.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `Esta chamada precisa de um token de acesso com: ${scopes.map((scope) => may[scope]).join(' e ')}.`,
  'access_tokens.not_found': 'Este token de acesso não existe.',
  'access_tokens.session_required': 'Tokens de acesso não servem para esta chamada. Entre na sua conta.',
  'access_tokens.too_many': (max: Value) => `Já existem ${max} tokens de acesso. Revogue um primeiro.`,
  'access_tokens.too_many_calls':
    'Este token de acesso foi usado vezes demais. Tente de novo daqui a um minuto.',
  'activity.change_not_found': 'Esta alteração não existe.',
  'assistant.answer_in_use': 'Uma proposta desta resposta foi aceita, então ela fica. Pergunte de novo.',
  'assistant.conversation_full': (max: Value) =>
    `Esta conversa atingiu o limite de ${max} mensagens. Comece uma nova.`,
  'assistant.conversation_not_found': 'Esta conversa não existe.',
  'assistant.id_taken': 'Este id pertence a outra mensagem. Envie a pergunta de novo com um novo id.',
  'assistant.nothing_to_retry': 'Não há pergunta para responder de novo.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted' ? 'Esta proposta já foi aceita.' : 'Esta proposta já foi recusada.',
  'assistant.proposal_not_found': 'Esta proposta não existe.',
  'assistant.too_many_conversations': (max: Value) =>
    `Você atingiu o limite de ${max} conversas. Exclua algumas para começar uma nova.`,
  'auth.unauthenticated': 'Entre para continuar.',
  'backup.none': 'Ainda não há backup.',
  'backup.unreadable': 'Não foi possível ler o backup mais recente. O log do servidor diz por quê.',
  'calendar.not_found': 'Esta agenda não existe.',
  'calendar.too_many_feeds': (max: Value) => `Você já tem ${max} endereços de agenda. Exclua um primeiro.`,
  'calendar.too_many_fetches': 'Esta agenda foi buscada vezes demais. Tente mais tarde.',
  'calendar_subscriptions.busy': 'Uma agenda está sendo buscada. Tente de novo daqui a pouco.',
  'calendar_subscriptions.exists': 'Você já tem esta agenda.',
  'calendar_subscriptions.invalid_address':
    'Este não é o endereço de uma agenda. Ele começa com https:// ou webcal:// e não tem usuário nem senha.',
  'calendar_subscriptions.not_found': 'Esta agenda não existe.',
  'calendar_subscriptions.too_many': (max: Value) => `Você já tem ${max} agendas. Remova uma primeiro.`,
  'calendar_subscriptions.too_often': 'As agendas foram buscadas vezes demais. Tente mais tarde.',
  'capture.reclassifying': 'Suas tarefas já estão sendo classificadas. Espere até terminar.',
  'captures.unknown_type': (type: Value) =>
    `Envie o próprio texto como text/plain, ou {"text": "…"} como application/json, não como ${type}.`,
  'focus.session_not_found': 'Esta sessão de foco não existe.',
  'import.busy': 'Há arquivos demais sendo lidos. Tente de novo daqui a pouco.',
  'import.cannot_undo': 'Não é possível desfazer uma restauração. Exclua a conta para recomeçar.',
  'import.not_a_preview': 'Esta importação já começou. Escolha o arquivo de novo.',
  'import.not_empty':
    'Esta conta não está mais vazia. Escolha o arquivo de novo para adicionar as tarefas dele ao que já existe.',
  'import.not_found': 'Esta importação não existe. Escolha o arquivo de novo.',
  'import.running': 'Outra importação está em andamento. Espere até terminar ou cancele-a.',
  'import.too_slow': 'Ler este arquivo demora demais. Divida-o e importe as partes.',
  'input.broken_off': 'A solicitação foi interrompida. Envie-a de novo.',
  'input.too_large': (megabytes: Value) => `Isto é demais para uma solicitação: o limite é ${megabytes} MB.`,
  'language_models.api_key_missing': 'Este provedor precisa de uma chave de API.',
  'language_models.base_url_missing': 'Informe o endereço do servidor, como https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'Este servidor só pode chamar endereços https públicos. Quem o administra pode permitir outros com ALLOWED_LLM_HOSTS.',
  'language_models.key_unreadable':
    'Não é mais possível ler a chave de API salva, porque o SECRET deste servidor mudou. Informe a chave de novo.',
  'language_models.operator_provider':
    'Este provedor foi definido por quem administra este servidor, então não pode ser alterado aqui.',
  'language_models.provider_not_found': 'Você não adicionou este provedor.',
  'mindfulness.not_found': 'Esta sessão não existe.',
  'notes.not_found': 'Esta nota não existe.',
  'projects.not_found': 'Este projeto não existe.',
  'push.gone': 'Este navegador não recebe mais notificações. Ative-as de novo lá.',
  'push.not_found': 'Este dispositivo não existe.',
  'push.too_many_devices': (max: Value) =>
    `As notificações já estão ativadas em ${max} navegadores. Remova um primeiro.`,
  'reclassify.no_model':
    'Nenhum modelo de linguagem está ativo. Adicione um provedor em Administração ou ative um.',
  'refinements.not_found': 'Nenhum modelo de linguagem foi consultado sobre este registro.',
  'reminders.token_refused': 'Esta notificação não pode mais fazer isso. Abra o Heddle.',
  'settings.not_found': 'Esta configuração não existe.',
  'tasks.has_subtasks':
    'Uma tarefa com subtarefas não pode virar subtarefa. Mova primeiro as subtarefas dela.',
  'tasks.id_taken': 'Estes ids já pertencem a outra coisa. Envie de novo com um novo id.',
  'tasks.not_found': 'Esta tarefa não existe.',
  'themes.name_taken': (name: Value) => `Já existe um tema chamado ${name}. Escolha outro nome.`,
  'themes.not_found': 'Este tema não existe.',
  'themes.standard':
    'Os temas padrão não podem ser excluídos. Você pode ocultá-los em Configurações > Aparência.',
  'threads.merged_into_itself': 'Uma linha não pode ser juntada a si mesma.',
  'threads.not_found': 'Esta linha não existe.',
  'trash.not_found': 'Isto não está na lixeira.',
  'trash.theme_deleted': 'O tema desta linha está na lixeira. Restaure o tema.',
  'voice.format_not_supported':
    'O reconhecimento de fala deste servidor só lê WAV. Abra o arquivo no Heddle, que o converte.',
  'voice.install_not_allowed':
    'Modelos de fala podem ser instalados na página aberta no próprio servidor ou com npm run speech:install lá. ALLOW_SPEECH_INSTALL=open permite isso de qualquer lugar.',
  'voice.install_runs': 'Outro modelo de fala está sendo instalado. Espere até terminar ou pare-o.',
  'voice.no_speech':
    'Nenhuma fala detectada. Verifique se o microfone certo está ligado e fale mais perto dele.',
  'voice.no_transcriber':
    'Este servidor ainda não consegue transcrever fala. Adicione um provedor OpenAI, Groq ou Mistral em Administração, ou peça a quem administra este servidor para configurar o reconhecimento de fala.',
  'voice.not_audio': 'Não é possível ler esta gravação. Use WAV, WebM, Ogg, MP4 ou MP3.',
  'voice.not_base64': 'A gravação chegou danificada: não é base64 válido. Envie-a de novo.',
  'voice.not_found': 'Esta gravação não existe.',
  'voice.speech_model_not_found': 'Este modelo de fala não existe.',
  'voice.upload_replaced': 'A mesma gravação está sendo enviada pela segunda vez. Espere terminar.',
  'webhooks.delivery_not_found': 'Esta entrega não existe.',
  'webhooks.not_found': 'Este webhook não existe.',
  'webhooks.stopped': 'Este webhook está desativado. Ative-o primeiro.',
  'webhooks.too_many': (max: Value) => `Você já tem ${max} webhooks. Exclua um primeiro.`,
  'http.not_found': (method: Value, path: Value) => `Não há nada em ${method} ${path}.`,
  'service.failed': 'Algo deu errado no servidor. Tente de novo.',
  'server.storage_full':
    'O armazenamento do servidor acabou, então nada pode ser salvo nele até que quem o administra libere espaço.',
  'service.unavailable': 'O servidor não consegue acessar o banco de dados. Tente de novo daqui a pouco.',
  'voice.bad_wav': (why: Value) =>
    `Não é possível ler este arquivo WAV: ${why}. Use PCM de 16 bits com um ou dois canais.`,
  'voice.not_transcribed': (why: Value) => `O reconhecimento de fala não respondeu: ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Suas gravações ocupam ${used} de ${max} MB neste servidor, então não há espaço para esta. Exclua gravações anteriores na página Entrada por voz e tente de novo.`,
  'voice.too_long': (minutes: Value) =>
    `Uma gravação pode ter no máximo ${minutes} minutos. Grave em partes.`,
} satisfies typeof english;
