import type english from '../en/errors.ts';

/** A value in a message: a name, or a number. */
type Value = string | number;

/** What an access token may do, named as where it is created. */
const may = { read: 'Lezen', write: 'Schrijven', settings: 'Instellingen' };

/** What the server’s errors say, by their codes. Errors that only programs read are not among them. */
export default {
  'access_tokens.expired': 'Dit toegangstoken is verlopen. Maak een nieuw in Instellingen.',
  'access_tokens.invalid': 'Dit toegangstoken bestaat niet of is ingetrokken. Maak er een in Instellingen.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `Deze aanroep vraagt een toegangstoken met het recht: ${scopes.map((scope) => may[scope]).join(' en ')}.`,
  'access_tokens.not_found': 'Dit toegangstoken bestaat niet.',
  'access_tokens.session_required': 'Deze aanroep kan niet met een toegangstoken. Log in.',
  'access_tokens.too_many': (max: Value) => `Er zijn al ${max} toegangstokens. Trek er eerst een in.`,
  'access_tokens.too_many_calls':
    'Dit toegangstoken is te vaak gebruikt. Probeer het over een minuut opnieuw.',
  'activity.change_not_found': 'Deze wijziging bestaat niet.',
  'assistant.answer_in_use':
    'Een voorstel uit dit antwoord is geaccepteerd, dus het blijft staan. Stel de vraag opnieuw.',
  'assistant.conversation_full': (max: Value) =>
    `Dit gesprek heeft de grens van ${max} berichten bereikt. Begin een nieuw gesprek.`,
  'assistant.conversation_not_found': 'Dit gesprek bestaat niet.',
  'assistant.id_taken': 'Deze id hoort bij een ander bericht. Stuur de vraag opnieuw met een nieuwe id.',
  'assistant.nothing_to_retry': 'Er is geen vraag om opnieuw te beantwoorden.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted' ? 'Dit voorstel is al geaccepteerd.' : 'Dit voorstel is al afgewezen.',
  'assistant.proposal_not_found': 'Dit voorstel bestaat niet.',
  'assistant.too_many_conversations': (max: Value) =>
    `Je hebt de grens van ${max} gesprekken bereikt. Verwijder er een paar om een nieuw te beginnen.`,
  'auth.unauthenticated': 'Log in om verder te gaan.',
  'backup.none': 'Er is nog geen back-up.',
  'backup.unreadable':
    'De laatste back-up kan niet worden gelezen. In het logboek van de server staat waarom.',
  'calendar.not_found': 'Deze agenda bestaat niet.',
  'calendar.too_many_feeds': (max: Value) => `Je hebt al ${max} agenda-adressen. Verwijder er eerst een.`,
  'calendar.too_many_fetches': 'Deze agenda is te vaak opgehaald. Probeer het later opnieuw.',
  'calendar_subscriptions.busy': 'Er wordt al een agenda opgehaald. Probeer het zo opnieuw.',
  'calendar_subscriptions.exists': 'Je hebt deze agenda al.',
  'calendar_subscriptions.invalid_address':
    'Dit is geen adres van een agenda. Het begint met https:// of webcal:// en bevat geen gebruikersnaam of wachtwoord.',
  'calendar_subscriptions.not_found': 'Deze agenda bestaat niet.',
  'calendar_subscriptions.too_many': (max: Value) => `Je hebt al ${max} agenda’s. Haal er eerst een weg.`,
  'calendar_subscriptions.too_often': 'Er zijn te vaak agenda’s opgehaald. Probeer het later opnieuw.',
  'capture.reclassifying': 'Je taken worden al ingedeeld. Wacht tot dat klaar is.',
  'captures.unknown_type': (type: Value) =>
    `Stuur de tekst zelf als text/plain, of {"text": "…"} als application/json, niet ${type}.`,
  'focus.session_not_found': 'Deze focussessie bestaat niet.',
  'import.busy': 'Er worden al te veel bestanden gelezen. Probeer het zo opnieuw.',
  'import.cannot_undo':
    'Terugzetten kan niet ongedaan worden gemaakt. Verwijder het account om opnieuw te beginnen.',
  'import.not_a_preview': 'Deze import is al gestart. Kies het bestand opnieuw.',
  'import.not_empty':
    'Dit account is niet meer leeg. Kies het bestand opnieuw om de taken toe te voegen aan wat er al is.',
  'import.not_found': 'Deze import bestaat niet. Kies het bestand opnieuw.',
  'import.running': 'Er loopt al een andere import. Wacht tot die klaar is of breek hem af.',
  'import.too_slow': 'Dit bestand lezen duurt te lang. Splits het en importeer de delen.',
  'input.broken_off': 'Het verzoek is afgebroken. Stuur het opnieuw.',
  'input.too_large': (megabytes: Value) => `Dit is te veel voor één verzoek: de grens is ${megabytes} MB.`,
  'language_models.api_key_missing': 'Deze aanbieder vraagt een API-sleutel.',
  'language_models.base_url_missing':
    'Vul het adres van de server in, bijvoorbeeld https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'Deze server mag alleen openbare https-adressen aanroepen. De beheerder kan andere toestaan met ALLOWED_LLM_HOSTS.',
  'language_models.key_unreadable':
    'De bewaarde API-sleutel is niet meer leesbaar, omdat de SECRET van deze server is gewijzigd. Vul de sleutel opnieuw in.',
  'language_models.operator_provider':
    'Deze aanbieder is ingesteld door de beheerder van deze server en kan hier niet worden gewijzigd.',
  'language_models.provider_not_found': 'Je hebt deze aanbieder niet toegevoegd.',
  'mindfulness.not_found': 'Deze sessie bestaat niet.',
  'notes.not_found': 'Deze notitie bestaat niet.',
  'projects.not_found': 'Dit project bestaat niet.',
  'push.gone': 'Deze browser krijgt geen meldingen meer. Zet ze daar weer aan.',
  'push.not_found': 'Dit apparaat bestaat niet.',
  'push.too_many_devices': (max: Value) =>
    `Meldingen staan al aan in ${max} browsers. Haal er eerst een weg.`,
  'reclassify.no_model': 'Er is geen taalmodel actief. Voeg in Beheer een aanbieder toe of activeer er een.',
  'refinements.not_found': 'Voor deze invoer is geen taalmodel geraadpleegd.',
  'reminders.token_refused': 'Vanuit deze melding kan dat niet meer. Open Heddle.',
  'settings.not_found': 'Deze instelling bestaat niet.',
  'tasks.has_subtasks': 'Een taak met subtaken kan geen subtaak worden. Verplaats eerst de subtaken.',
  'tasks.id_taken': 'Deze id’s horen al bij iets anders. Stuur het opnieuw met een nieuwe id.',
  'tasks.not_found': 'Deze taak bestaat niet.',
  'themes.name_taken': (name: Value) => `Er is al een thema met de naam ${name}. Kies een andere naam.`,
  'themes.not_found': 'Dit thema bestaat niet.',
  'themes.standard':
    'De standaardthema’s kunnen niet worden verwijderd. Je kunt ze verbergen in Instellingen > Weergave.',
  'threads.merged_into_itself': 'Een draad kan niet met zichzelf worden samengevoegd.',
  'threads.not_found': 'Deze draad bestaat niet.',
  'trash.not_found': 'Dit staat niet in de prullenbak.',
  'trash.theme_deleted': 'Het thema van deze draad staat in de prullenbak. Zet het thema terug.',
  'voice.format_not_supported':
    'De spraakherkenning van deze server leest alleen WAV. Open het bestand in Heddle, dan wordt het omgezet.',
  'voice.install_not_allowed':
    'Spraakmodellen installeer je op de pagina die op de server zelf is geopend, of daar met npm run speech:install. Met ALLOW_SPEECH_INSTALL=open kan het overal.',
  'voice.install_runs':
    'Er wordt al een ander spraakmodel geïnstalleerd. Wacht tot dat klaar is of stop het.',
  'voice.no_speech':
    'Geen spraak gehoord. Controleer of de juiste microfoon aanstaat en praat er dichterbij.',
  'voice.no_transcriber':
    'Er is hier nog geen spraakherkenning. Voeg in Beheer OpenAI, Groq of Mistral toe als aanbieder, of vraag de beheerder van deze server om spraakherkenning in te stellen.',
  'voice.not_audio': 'Dit is geen leesbare opname. Gebruik WAV, WebM, Ogg, MP4 of MP3.',
  'voice.not_base64': 'De opname kwam beschadigd aan: het is geen geldige base64. Stuur hem opnieuw.',
  'voice.not_found': 'Deze opname bestaat niet.',
  'voice.speech_model_not_found': 'Dit spraakmodel bestaat niet.',
  'voice.upload_replaced': 'Dezelfde opname wordt voor de tweede keer verstuurd. Wacht daarop.',
  'webhooks.delivery_not_found': 'Deze bezorging bestaat niet.',
  'webhooks.not_found': 'Deze webhook bestaat niet.',
  'webhooks.stopped': 'Deze webhook staat uit. Zet hem eerst aan.',
  'webhooks.too_many': (max: Value) => `Je hebt al ${max} webhooks. Verwijder er eerst een.`,
  'http.not_found': (method: Value, path: Value) => `Er is niets op ${method} ${path}.`,
  'service.failed': 'Er ging iets mis op de server. Probeer het opnieuw.',
  'server.storage_full':
    'De opslag van de server is vol. Er kan niets worden opgeslagen tot de beheerder ruimte maakt.',
  'service.unavailable': 'De server kan zijn database niet bereiken. Probeer het zo opnieuw.',
  'voice.bad_wav': (why: Value) =>
    `Dit WAV-bestand kan niet worden gelezen: ${why}. Gebruik 16-bits PCM met een of twee kanalen.`,
  'voice.not_transcribed': (why: Value) => `De spraakherkenning gaf geen antwoord: ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Je opnamen op deze server nemen ${used} MB van ${max} MB in, dus voor deze is geen ruimte. Verwijder eerdere opnamen bij Spraakinvoer en probeer het opnieuw.`,
  'voice.too_long': (minutes: Value) =>
    `Een opname mag hoogstens ${minutes} minuten duren. Neem in delen op.`,
} satisfies typeof english;
