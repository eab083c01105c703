import type english from '../en/errors.ts';

/** A value in a message: a name, or a number. */
type Value = string | number;

/** What an access token may do, named as where it is created. */
const may = { read: 'Lesen', write: 'Schreiben', settings: 'Einstellungen' };

/** What the server’s errors say, by their codes. Errors that only programs read are not among them. */
export default {
  'access_tokens.expired': 'Dieses Zugriffstoken ist abgelaufen. Erstelle in den Einstellungen ein neues.',
  'access_tokens.invalid':
    'Dieses Zugriffstoken gibt es nicht, oder es wurde widerrufen. Erstelle eines in den Einstellungen.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `Dieser Aufruf braucht ein Zugriffstoken mit der Berechtigung: ${scopes.map((scope) => may[scope]).join(' und ')}.`,
  'access_tokens.not_found': 'Dieses Zugriffstoken gibt es nicht.',
  'access_tokens.session_required':
    'Dieser Aufruf geht nicht mit einem Zugriffstoken. Melde dich stattdessen an.',
  'access_tokens.too_many': (max: Value) => `Es gibt schon ${max} Zugriffstokens. Widerrufe zuerst eines.`,
  'access_tokens.too_many_calls':
    'Dieses Zugriffstoken wurde zu oft verwendet. Versuch es in einer Minute noch einmal.',
  'activity.change_not_found': 'Diese Änderung gibt es nicht.',
  'assistant.answer_in_use':
    'Ein Vorschlag dieser Antwort wurde angenommen, deshalb bleibt sie. Frag stattdessen noch einmal.',
  'assistant.conversation_full': (max: Value) =>
    `Dieses Gespräch hat die Grenze von ${max} Nachrichten erreicht. Beginne ein neues.`,
  'assistant.conversation_not_found': 'Dieses Gespräch gibt es nicht.',
  'assistant.id_taken':
    'Diese ID gehört zu einer anderen Nachricht. Sende die Frage mit einer neuen ID noch einmal.',
  'assistant.nothing_to_retry': 'Es gibt keine Frage, die neu beantwortet werden könnte.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted'
      ? 'Dieser Vorschlag wurde schon angenommen.'
      : 'Dieser Vorschlag wurde schon abgelehnt.',
  'assistant.proposal_not_found': 'Diesen Vorschlag gibt es nicht.',
  'assistant.too_many_conversations': (max: Value) =>
    `Du hast die Grenze von ${max} Gesprächen erreicht. Lösche einige, um ein neues zu beginnen.`,
  'auth.unauthenticated': 'Melde dich an, um fortzufahren.',
  'backup.none': 'Es gibt noch keine Sicherung.',
  'backup.unreadable': 'Die letzte Sicherung ist nicht lesbar. Warum, steht im Protokoll des Servers.',
  'calendar.not_found': 'Diesen Kalender gibt es nicht.',
  'calendar.too_many_feeds': (max: Value) => `Du hast schon ${max} Kalenderadressen. Lösche zuerst eine.`,
  'calendar.too_many_fetches': 'Dieser Kalender wurde zu oft abgerufen. Versuch es später noch einmal.',
  'calendar_subscriptions.busy': 'Gerade wird ein Kalender abgerufen. Versuch es gleich noch einmal.',
  'calendar_subscriptions.exists': 'Du hast diesen Kalender schon.',
  'calendar_subscriptions.invalid_address':
    'Das ist keine Kalenderadresse. Sie beginnt mit https:// oder webcal:// und enthält weder Benutzernamen noch Passwort.',
  'calendar_subscriptions.not_found': 'Diesen Kalender gibt es nicht.',
  'calendar_subscriptions.too_many': (max: Value) => `Du hast schon ${max} Kalender. Entferne zuerst einen.`,
  'calendar_subscriptions.too_often': 'Kalender wurden zu oft abgerufen. Versuch es später noch einmal.',
  'capture.reclassifying': 'Deine Aufgaben werden schon eingeordnet. Warte, bis das fertig ist.',
  'captures.unknown_type': (type: Value) =>
    `Sende den Text selbst als text/plain oder {"text": "…"} als application/json, nicht ${type}.`,
  'focus.session_not_found': 'Diese Fokuszeit gibt es nicht.',
  'import.busy': 'Es werden gerade zu viele Dateien gelesen. Versuch es gleich noch einmal.',
  'import.cannot_undo':
    'Eine Wiederherstellung kann nicht rückgängig gemacht werden. Lösche das Konto, um neu anzufangen.',
  'import.not_a_preview': 'Dieser Import wurde schon gestartet. Wähle die Datei noch einmal.',
  'import.not_empty':
    'Dieses Konto ist nicht mehr leer. Wähle die Datei noch einmal, um ihre Aufgaben hinzuzufügen.',
  'import.not_found': 'Diesen Import gibt es nicht. Wähle die Datei noch einmal.',
  'import.running': 'Ein anderer Import läuft. Warte, bis er fertig ist, oder brich ihn ab.',
  'import.too_slow': 'Das Lesen dieser Datei dauert zu lange. Teile sie auf und importiere die Teile.',
  'input.broken_off': 'Die Anfrage wurde unterbrochen. Sende sie noch einmal.',
  'input.too_large': (megabytes: Value) =>
    `Das ist zu viel für eine Anfrage: Die Grenze liegt bei ${megabytes} MB.`,
  'language_models.api_key_missing': 'Dieser Anbieter braucht einen API-Schlüssel.',
  'language_models.base_url_missing':
    'Gib die Adresse des Servers ein, zum Beispiel https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'Dieser Server darf nur öffentliche https-Adressen aufrufen. Wer ihn betreibt, kann mit ALLOWED_LLM_HOSTS weitere erlauben.',
  'language_models.key_unreadable':
    'Der gespeicherte API-Schlüssel ist nicht mehr lesbar, weil sich das SECRET dieses Servers geändert hat. Gib den Schlüssel noch einmal ein.',
  'language_models.operator_provider':
    'Diesen Anbieter hat festgelegt, wer diesen Server betreibt. Hier kann er nicht geändert werden.',
  'language_models.provider_not_found': 'Du hast diesen Anbieter nicht hinzugefügt.',
  'mindfulness.not_found': 'Diese Übung gibt es nicht.',
  'notes.not_found': 'Diese Notiz gibt es nicht.',
  'projects.not_found': 'Dieses Projekt gibt es nicht.',
  'push.gone': 'Dieser Browser empfängt keine Mitteilungen mehr. Schalte sie dort wieder ein.',
  'push.not_found': 'Dieses Gerät gibt es nicht.',
  'push.too_many_devices': (max: Value) =>
    `Mitteilungen sind schon in ${max} Browsern eingeschaltet. Entferne zuerst einen.`,
  'reclassify.no_model':
    'Kein Sprachmodell ist aktiv. Füge in der Verwaltung einen Anbieter hinzu oder aktiviere einen.',
  'refinements.not_found': 'Zu dieser Eingabe wurde kein Sprachmodell gefragt.',
  'reminders.token_refused': 'Diese Mitteilung kann das nicht mehr. Öffne stattdessen Heddle.',
  'settings.not_found': 'Diese Einstellung gibt es nicht.',
  'tasks.has_subtasks':
    'Eine Aufgabe mit Teilaufgaben kann keine Teilaufgabe werden. Verschiebe zuerst ihre Teilaufgaben.',
  'tasks.id_taken': 'Diese IDs gehören schon zu etwas anderem. Sende es mit einer neuen ID noch einmal.',
  'tasks.not_found': 'Diese Aufgabe gibt es nicht.',
  'themes.name_taken': (name: Value) => `Ein Thema namens ${name} gibt es schon. Wähle einen anderen Namen.`,
  'themes.not_found': 'Dieses Thema gibt es nicht.',
  'themes.standard':
    'Die Standardthemen können nicht gelöscht werden. Du kannst sie unter Einstellungen > Erscheinungsbild ausblenden.',
  'threads.merged_into_itself': 'Ein Strang kann nicht mit sich selbst zusammengeführt werden.',
  'threads.not_found': 'Diesen Strang gibt es nicht.',
  'trash.not_found': 'Das gibt es nicht im Papierkorb.',
  'trash.theme_deleted': 'Das Thema dieses Strangs ist im Papierkorb. Stell das Thema wieder her.',
  'voice.format_not_supported':
    'Die Spracherkennung dieses Servers liest nur WAV. Öffne die Datei in Heddle, dort wird sie umgewandelt.',
  'voice.install_not_allowed':
    'Spracherkennungsmodelle lassen sich nur auf der Seite installieren, die auf dem Server selbst geöffnet ist, oder dort mit npm run speech:install. ALLOW_SPEECH_INSTALL=open erlaubt es von überall.',
  'voice.install_runs':
    'Ein anderes Spracherkennungsmodell wird gerade installiert. Warte, bis es fertig ist, oder stoppe es.',
  'voice.no_speech': 'Keine Sprache erkannt. Prüfe, ob das richtige Mikrofon an ist, und sprich näher daran.',
  'voice.no_transcriber':
    'Hier ist noch keine Spracherkennung eingerichtet. Füge in der Verwaltung OpenAI, Groq oder Mistral als Anbieter hinzu oder bitte die Person, die diesen Server betreibt, sie einzurichten.',
  'voice.not_audio': 'Das ist keine lesbare Aufnahme. Verwende WAV, WebM, Ogg, MP4 oder MP3.',
  'voice.not_base64': 'Die Aufnahme kam beschädigt an: Sie ist kein gültiges Base64. Sende sie noch einmal.',
  'voice.not_found': 'Diese Aufnahme gibt es nicht.',
  'voice.speech_model_not_found': 'Dieses Spracherkennungsmodell gibt es nicht.',
  'voice.upload_replaced': 'Dieselbe Aufnahme wird gerade ein zweites Mal gesendet. Warte darauf.',
  'webhooks.delivery_not_found': 'Diese Zustellung gibt es nicht.',
  'webhooks.not_found': 'Diesen Webhook gibt es nicht.',
  'webhooks.stopped': 'Dieser Webhook ist aus. Schalte ihn zuerst ein.',
  'webhooks.too_many': (max: Value) => `Du hast schon ${max} Webhooks. Lösche zuerst einen.`,
  'http.not_found': (method: Value, path: Value) => `Unter ${method} ${path} gibt es nichts.`,
  'service.failed': 'Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.',
  'server.storage_full':
    'Der Server hat keinen Speicherplatz mehr. Bis Platz geschaffen ist, kann dort nichts gespeichert werden.',
  'service.unavailable': 'Der Server erreicht seine Datenbank nicht. Versuch es gleich noch einmal.',
  'voice.bad_wav': (why: Value) =>
    `Diese WAV-Datei ist nicht lesbar: ${why}. Verwende 16-Bit-PCM mit einem oder zwei Kanälen.`,
  'voice.not_transcribed': (why: Value) => `Die Spracherkennung hat nicht geantwortet: ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Deine Aufnahmen belegen auf diesem Server ${used} MB von ${max} MB, für diese ist kein Platz mehr. Lösche frühere Aufnahmen unter Spracheingabe und versuch es noch einmal.`,
  'voice.too_long': (minutes: Value) =>
    `Eine Aufnahme kann höchstens ${minutes} Minuten lang sein. Nimm sie in Teilen auf.`,
} satisfies typeof english;
