import type english from '../en/errors.ts';

/** A value in a message: a name, or a number. */
type Value = string | number;

const may = { read: 'leer', write: 'escribir', settings: 'cambiar los ajustes' };

export default {
  'access_tokens.expired': 'Este token de acceso ha caducado. Crea otro en Ajustes.',
  'access_tokens.invalid': 'Este token de acceso no existe o se revocó. Crea uno en Ajustes.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `Esta llamada necesita un token de acceso con permiso para ${scopes.map((scope) => may[scope]).join(' y ')}.`,
  'access_tokens.not_found': 'Este token de acceso no existe.',
  'access_tokens.session_required':
    'Los tokens de acceso no sirven para esta llamada. Inicia sesión en su lugar.',
  'access_tokens.too_many': (max: Value) => `Ya hay ${max} tokens de acceso. Revoca uno primero.`,
  'access_tokens.too_many_calls':
    'Este token de acceso se ha usado demasiado. Inténtalo de nuevo en un minuto.',
  'activity.change_not_found': 'Este cambio no existe.',
  'assistant.answer_in_use':
    'Se ha aceptado una propuesta de esta respuesta, así que se conserva. Pregunta de nuevo.',
  'assistant.conversation_full': (max: Value) =>
    `Esta conversación ha llegado al límite de ${max} mensajes. Empieza una nueva.`,
  'assistant.conversation_not_found': 'Esta conversación no existe.',
  'assistant.id_taken':
    'Este identificador pertenece a otro mensaje. Envía la pregunta de nuevo con otro identificador.',
  'assistant.nothing_to_retry': 'No hay ninguna pregunta que responder de nuevo.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted' ? 'Esta propuesta ya se aceptó.' : 'Esta propuesta ya se rechazó.',
  'assistant.proposal_not_found': 'Esta propuesta no existe.',
  'assistant.too_many_conversations': (max: Value) =>
    `Has llegado al límite de ${max} conversaciones. Elimina algunas para empezar una nueva.`,
  'auth.unauthenticated': 'Inicia sesión para continuar.',
  'backup.none': 'Aún no hay ninguna copia de seguridad.',
  'backup.unreadable':
    'La última copia de seguridad no se puede leer. El registro del servidor dice por qué.',
  'calendar.not_found': 'Este calendario no existe.',
  'calendar.too_many_feeds': (max: Value) =>
    `Ya tienes ${max} direcciones de calendario. Elimina una primero.`,
  'calendar.too_many_fetches': 'Este calendario se ha consultado demasiado. Inténtalo más tarde.',
  'calendar_subscriptions.busy': 'Se está obteniendo un calendario. Inténtalo de nuevo en un momento.',
  'calendar_subscriptions.exists': 'Ya tienes este calendario.',
  'calendar_subscriptions.invalid_address':
    'Esta no es la dirección de un calendario. Empieza por https:// o webcal:// y no lleva usuario ni contraseña.',
  'calendar_subscriptions.not_found': 'Este calendario no existe.',
  'calendar_subscriptions.too_many': (max: Value) => `Ya tienes ${max} calendarios. Quita uno primero.`,
  'calendar_subscriptions.too_often': 'Los calendarios se han consultado demasiado. Inténtalo más tarde.',
  'capture.reclassifying': 'Tus tareas ya se están clasificando. Espera a que termine.',
  'captures.unknown_type': (type: Value) =>
    `Envía el texto como text/plain, o {"text": "…"} como application/json, no como ${type}.`,
  'focus.session_not_found': 'Esta sesión de enfoque no existe.',
  'import.busy': 'Se están leyendo demasiados archivos. Inténtalo de nuevo en un momento.',
  'import.cannot_undo': 'Una restauración no se puede deshacer. Elimina la cuenta para empezar de cero.',
  'import.not_a_preview': 'Esta importación ya ha empezado. Elige el archivo otra vez.',
  'import.not_empty':
    'Esta cuenta ya no está vacía. Elige el archivo otra vez para añadir sus tareas a lo que hay.',
  'import.not_found': 'Esta importación no existe. Elige el archivo otra vez.',
  'import.running': 'Hay otra importación en curso. Espera a que termine o cancélala.',
  'import.too_slow': 'Leer este archivo lleva demasiado tiempo. Divídelo e importa las partes.',
  'input.broken_off': 'La solicitud se interrumpió. Envíala de nuevo.',
  'input.too_large': (megabytes: Value) =>
    `Esto es demasiado para una solicitud: el límite es de ${megabytes} MB.`,
  'language_models.api_key_missing': 'Este proveedor necesita una clave de API.',
  'language_models.base_url_missing': 'Escribe la dirección del servidor, como https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'Este servidor solo puede llamar a direcciones https públicas. Quien lo administra puede permitir otras con ALLOWED_LLM_HOSTS.',
  'language_models.key_unreadable':
    'La clave de API guardada ya no se puede leer porque el SECRET de este servidor ha cambiado. Escribe la clave de nuevo.',
  'language_models.operator_provider':
    'Este proveedor lo ha configurado quien administra este servidor, así que no se puede cambiar aquí.',
  'language_models.provider_not_found': 'No has añadido este proveedor.',
  'mindfulness.not_found': 'Esta sesión no existe.',
  'notes.not_found': 'Esta nota no existe.',
  'projects.not_found': 'Este proyecto no existe.',
  'push.gone': 'Este navegador ya no recibe notificaciones. Actívalas de nuevo allí.',
  'push.not_found': 'Este dispositivo no existe.',
  'push.too_many_devices': (max: Value) =>
    `Las notificaciones ya están activadas en ${max} navegadores. Quita uno primero.`,
  'reclassify.no_model': 'Ningún modelo de lenguaje está activo. Añade un proveedor en Admin o activa uno.',
  'refinements.not_found': 'No se preguntó a ningún modelo de lenguaje sobre este texto.',
  'reminders.token_refused': 'Esta notificación ya no puede hacer eso. Abre Heddle.',
  'settings.not_found': 'Este ajuste no existe.',
  'tasks.has_subtasks':
    'Una tarea con subtareas no puede convertirse en subtarea. Mueve primero sus subtareas.',
  'tasks.id_taken':
    'Estos identificadores ya pertenecen a otra cosa. Envíalo de nuevo con otro identificador.',
  'tasks.not_found': 'Esta tarea no existe.',
  'themes.name_taken': (name: Value) => `Ya hay un tema que se llama ${name}. Elige otro nombre.`,
  'themes.not_found': 'Este tema no existe.',
  'themes.standard': 'Los temas estándar no se pueden eliminar. Puedes ocultarlos en Ajustes > Aspecto.',
  'threads.merged_into_itself': 'Un hilo no se puede combinar consigo mismo.',
  'threads.not_found': 'Este hilo no existe.',
  'trash.not_found': 'Esto no está en la papelera.',
  'trash.theme_deleted': 'El tema de este hilo está en la papelera. Restaura el tema.',
  'voice.format_not_supported':
    'El reconocimiento de voz de este servidor solo lee WAV. Abre el archivo en Heddle, que lo convierte.',
  'voice.install_not_allowed':
    'Los modelos de voz se pueden instalar en la página abierta en el propio servidor o con npm run speech:install allí. ALLOW_SPEECH_INSTALL=open lo permite desde cualquier sitio.',
  'voice.install_runs': 'Se está instalando otro modelo de voz. Espera a que termine o detenlo.',
  'voice.no_speech':
    'No se ha detectado voz. Comprueba que esté activado el micrófono correcto y habla más cerca de él.',
  'voice.no_transcriber':
    'Aquí aún no hay nada que pueda transcribir la voz. Añade un proveedor de OpenAI, Groq o Mistral en Admin, o pide a quien administra este servidor que configure el reconocimiento de voz.',
  'voice.not_audio': 'Esta grabación no se puede leer. Usa WAV, WebM, Ogg, MP4 o MP3.',
  'voice.not_base64': 'La grabación llegó dañada: no es base64 válido. Envíala de nuevo.',
  'voice.not_found': 'Esta grabación no existe.',
  'voice.speech_model_not_found': 'Este modelo de voz no existe.',
  'voice.upload_replaced': 'La misma grabación se está enviando por segunda vez. Espera a que termine.',
  'webhooks.delivery_not_found': 'Esta entrega no existe.',
  'webhooks.not_found': 'Este webhook no existe.',
  'webhooks.stopped': 'Este webhook está desactivado. Actívalo primero.',
  'webhooks.too_many': (max: Value) => `Ya tienes ${max} webhooks. Elimina uno primero.`,
  'http.not_found': (method: Value, path: Value) => `No hay nada en ${method} ${path}.`,
  'service.failed': 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
  'server.storage_full':
    'El servidor se ha quedado sin espacio, así que no se puede guardar nada en él hasta que quien lo administra lo libere.',
  'service.unavailable': 'El servidor no puede acceder a su base de datos. Inténtalo de nuevo en un momento.',
  'voice.bad_wav': (why: Value) =>
    `Este archivo WAV no se puede leer: ${why}. Usa PCM de 16 bits con uno o dos canales.`,
  'voice.not_transcribed': (why: Value) => `El reconocimiento de voz no respondió: ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Tus grabaciones ocupan ${used} de ${max} MB en este servidor, así que no hay sitio para esta. Elimina grabaciones anteriores en la página Entrada de voz e inténtalo de nuevo.`,
  'voice.too_long': (minutes: Value) =>
    `Una grabación puede durar ${minutes} minutos como máximo. Grábala por partes.`,
} satisfies typeof english;
