/** A value in a message: a name, or a number. */
type Value = string | number;

/** What an access token may do, as in `that may read and write`. */
const may = { read: 'read', write: 'write', settings: 'change settings' };

/** What the server’s errors say, by their codes. Errors that only programs read are not among them. */
export default {
  'access_tokens.expired': 'This access token has expired. Create another one in Settings.',
  'access_tokens.invalid': 'There is no such access token, or it was revoked. Create one in Settings.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `This call needs an access token that may ${scopes.map((scope) => may[scope]).join(' and ')}.`,
  'access_tokens.not_found': 'There is no such access token.',
  'access_tokens.session_required': 'Access tokens cannot be used for this call. Sign in instead.',
  'access_tokens.too_many': (max: Value) => `There are already ${max} access tokens. Revoke one first.`,
  'access_tokens.too_many_calls': 'This access token was used too often. Try again in a minute.',
  'activity.change_not_found': 'There is no such change.',
  'assistant.answer_in_use': 'A proposal of this answer has been accepted, so it stays. Ask again instead.',
  'assistant.conversation_full': (max: Value) =>
    `This conversation has reached the limit of ${max} messages. Start a new one.`,
  'assistant.conversation_not_found': 'There is no such conversation.',
  'assistant.id_taken': 'This id belongs to another message. Send the question again with a new id.',
  'assistant.nothing_to_retry': 'There is no question to answer again.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted'
      ? 'This proposal has already been accepted.'
      : 'This proposal has already been refused.',
  'assistant.proposal_not_found': 'There is no such proposal.',
  'assistant.too_many_conversations': (max: Value) =>
    `You have reached the limit of ${max} conversations. Delete some to start a new one.`,
  'auth.unauthenticated': 'Sign in to continue.',
  'backup.none': 'There is no backup yet.',
  'backup.unreadable': 'The latest backup cannot be read. The server’s log says why.',
  'calendar.not_found': 'There is no such calendar.',
  'calendar.too_many_feeds': (max: Value) => `You already have ${max} calendar addresses. Delete one first.`,
  'calendar.too_many_fetches': 'This calendar was fetched too often. Try again later.',
  'calendar_subscriptions.busy': 'A calendar is being fetched. Try again in a moment.',
  'calendar_subscriptions.exists': 'You already have this calendar.',
  'calendar_subscriptions.invalid_address':
    'This is not the address of a calendar. It begins with https:// or webcal:// and has no user name and password.',
  'calendar_subscriptions.not_found': 'There is no such calendar.',
  'calendar_subscriptions.too_many': (max: Value) => `You already have ${max} calendars. Remove one first.`,
  'calendar_subscriptions.too_often': 'Calendars were fetched too often. Try again later.',
  'capture.reclassifying': 'Your tasks are already being filed. Wait until that is done.',
  'captures.unknown_type': (type: Value) =>
    `Send the text itself as text/plain, or {"text": "…"} as application/json, not ${type}.`,
  'focus.session_not_found': 'There is no such focus session.',
  'import.busy': 'Too many files are being read. Try again in a moment.',
  'import.cannot_undo': 'A restore cannot be undone. Delete the account to start over.',
  'import.not_a_preview': 'This import has already been started. Choose the file again.',
  'import.not_empty':
    'This account is no longer empty. Choose the file again to add its tasks to what is there.',
  'import.not_found': 'There is no such import. Choose the file again.',
  'import.running': 'Another import is in progress. Wait until it has ended, or cancel it.',
  'import.too_slow': 'Reading this file takes too long. Split it, and import the parts.',
  'input.broken_off': 'The request broke off. Send it again.',
  'input.too_large': (megabytes: Value) => `This is too much for one request: the limit is ${megabytes} MB.`,
  'language_models.api_key_missing': 'This provider needs an API key.',
  'language_models.base_url_missing': 'Enter the address of the server, such as https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'This server may only call public https addresses. Whoever runs it can allow others with ALLOWED_LLM_HOSTS.',
  'language_models.key_unreadable':
    'The stored API key can no longer be read, because the SECRET of this server has changed. Enter the key again.',
  'language_models.operator_provider':
    'This provider is set by whoever runs this server, so it cannot be changed here.',
  'language_models.provider_not_found': 'You have not added this provider.',
  'mindfulness.not_found': 'There is no such session.',
  'notes.not_found': 'There is no such note.',
  'projects.not_found': 'There is no such project.',
  'push.gone': 'This browser no longer receives notifications. Turn them on there again.',
  'push.not_found': 'There is no such device.',
  'push.too_many_devices': (max: Value) =>
    `Notifications are already on in ${max} browsers. Remove one first.`,
  'reclassify.no_model': 'No language model is active. Add a provider in Admin, or activate one.',
  'refinements.not_found': 'No language model was asked about this capture.',
  'reminders.token_refused': 'This notification can no longer do that. Open Heddle instead.',
  'settings.not_found': 'There is no such setting.',
  'tasks.has_subtasks': 'A task with subtasks cannot become a subtask. Move its subtasks first.',
  'tasks.id_taken': 'These ids belong to something else already. Send it again with a new id.',
  'tasks.not_found': 'There is no such task.',
  'themes.name_taken': (name: Value) => `There is already a theme called ${name}. Choose another name.`,
  'themes.not_found': 'There is no such theme.',
  'themes.standard': 'The standard themes cannot be deleted. You can hide them in Settings > Appearance.',
  'threads.merged_into_itself': 'A thread cannot be merged into itself.',
  'threads.not_found': 'There is no such thread.',
  'trash.not_found': 'There is no such thing in the trash.',
  'trash.theme_deleted': 'The theme of this thread is in the trash. Restore the theme.',
  'voice.format_not_supported':
    'The speech recognizer of this server reads WAV only. Open the file in Heddle, which converts it.',
  'voice.install_not_allowed':
    'Speech models can be installed on the page opened on the server itself, or with npm run speech:install there. ALLOW_SPEECH_INSTALL=open allows it from everywhere.',
  'voice.install_runs': 'Another speech model is being installed. Wait until it is done, or stop it.',
  'voice.no_speech': 'No speech detected. Check that the right microphone is on, and speak closer to it.',
  'voice.no_transcriber':
    'Nothing here can transcribe speech yet. Add an OpenAI, Groq or Mistral provider in Admin, or ask whoever runs this server to set up speech recognition.',
  'voice.not_audio': 'This is not a recording that can be read. Use WAV, WebM, Ogg, MP4 or MP3.',
  'voice.not_base64': 'The recording arrived damaged: it is not valid base64. Send it again.',
  'voice.not_found': 'There is no such recording.',
  'voice.speech_model_not_found': 'There is no such speech model.',
  'voice.upload_replaced': 'The same recording is being sent a second time. Wait for that.',
  'webhooks.delivery_not_found': 'There is no such delivery.',
  'webhooks.not_found': 'There is no such webhook.',
  'webhooks.stopped': 'This webhook is off. Turn it on first.',
  'webhooks.too_many': (max: Value) => `You already have ${max} webhooks. Delete one first.`,
  'http.not_found': (method: Value, path: Value) => `There is nothing at ${method} ${path}.`,
  'service.failed': 'Something went wrong on the server. Try again.',
  'server.storage_full':
    'The server has run out of storage, so nothing can be saved on it until its operator makes room.',
  'service.unavailable': 'The server cannot reach its database. Try again in a moment.',
  'voice.bad_wav': (why: Value) =>
    `This WAV file cannot be read: ${why}. Use 16-bit PCM with one or two channels.`,
  'voice.not_transcribed': (why: Value) => `The speech recognizer did not answer: ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Your recordings on this server take ${used} MB of ${max} MB, so there is no room for this one. Delete earlier recordings on the Voice Input page, then try again.`,
  'voice.too_long': (minutes: Value) =>
    `A recording can be at most ${minutes} minutes long. Record it in parts.`,
};
