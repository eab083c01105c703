import type { ModelFailureTexts } from '../en/model-failures.ts';
import { plural } from './plural.ts';

export default {
  failures: {
    timeout: {
      message: (provider: string) => `${provider} hat nicht rechtzeitig geantwortet.`,
      advice:
        'Probier ein kleineres oder schnelleres Modell. Ein lokales Modell lädt vielleicht noch: Versuch es in einer Minute noch einmal.',
    },
    dropped: {
      message: (provider: string) => `${provider} hat die Verbindung vor der Antwort geschlossen.`,
      advice:
        'Versuch es noch einmal. Passiert es immer wieder, hat der Server vielleicht zu wenig Arbeitsspeicher für dieses Modell.',
    },
    unreachable: {
      message: (host: string) => `${host} ist nicht erreichbar.`,
      advice:
        'Prüf die Adresse und ob dieser Server Zugang zum Internet hat. Wer ihn betreibt, kann mit ALLOWED_LLM_HOSTS private Adressen erlauben.',
    },
    'unreachable.here': {
      message: (host: string) => `${host} ist nicht erreichbar.`,
      advice:
        'Prüf, ob es läuft. Läuft Heddle in einem Container, ist diese Adresse der Container selbst: Nimm http://host.docker.internal mit demselben Port und starte Ollama mit OLLAMA_HOST=0.0.0.0.',
    },
    provider_down: {
      message: (provider: string, status: string) => `${provider} hat gerade Probleme (${status}).`,
      advice: 'Versuch es später noch einmal oder aktiviere einen anderen Anbieter.',
    },
    rate_limit: {
      message: (provider: string) =>
        `${provider} hat zu viele Anfragen bekommen, oder dein Guthaben ist aufgebraucht.`,
      advice: (provider: string) =>
        `Warte ein wenig und versuch es noch einmal. Passiert es immer wieder, prüf die Limits deines Kontos bei ${provider}.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} hat den API-Schlüssel abgelehnt.`,
      advice:
        'Prüf, ob der Schlüssel vollständig und nicht abgelaufen ist und dieses Modell verwenden darf. Füge den Anbieter dann noch einmal hinzu.',
    },
    no_such_model: {
      message: (provider: string, model: string) =>
        `${provider} hat unter dieser Adresse kein Modell ${model}.`,
      advice: 'Wähle ein Modell aus der Liste. Bei Ollama lade es zuerst mit „ollama pull“ herunter.',
    },
    no_credit: {
      message: (provider: string) => `Dein Guthaben bei ${provider} ist aufgebraucht.`,
      advice: (provider: string) => `Lade dein Konto bei ${provider} auf.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} hat die Anfrage abgelehnt (${status}).`,
      advice: 'Prüf das Modell und seine Einstellungen.',
    },
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} hat die Anfrage abgelehnt: ${reason}`,
      advice: 'Prüf das Modell und seine Einstellungen.',
    },
    empty_answer: {
      message: (model: string) => `${model} hat eine leere Antwort gegeben.`,
      advice:
        'Ein Modell, das nachdenkt, hat damit vielleicht alle seine Tokens verbraucht. Erlaube mehr Tokens oder wähle einen geringeren Denkaufwand.',
    },
    cut_short: {
      message: (model: string) => `${model} hatte keine Tokens mehr, bevor die Antwort vollständig war.`,
      advice: 'Erlaube diesem Anbieter mehr Tokens oder wähle einen geringeren Denkaufwand.',
    },
    unusable_answer: {
      message: (model: string) => `${model} hat nicht in der Form geantwortet, um die Heddle gebeten hat.`,
      advice: 'Probier ein größeres Modell: Kleine verlieren bei langen Antworten oft den Faden.',
    },
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} hat mit etwas geantwortet, das Heddle nicht lesen kann.`,
      advice: (_provider: string, model: string) =>
        `Prüf, ob die Adresse die der API ist und ob ${model} ein Textmodell ist.`,
    },
    'unusable_answer.capture': {
      message: 'Die Antwort des Modells passte nicht zu dem, was du geschrieben hast.',
      advice:
        'Deine Aufgaben bleiben, wie sie waren. Passiert das oft, wähle in der Verwaltung ein größeres Modell.',
    },
    'unusable_answer.text': {
      message: 'Die Antwort des Modells passte nicht zum Text.',
      advice: 'Wähle in der Verwaltung ein größeres Modell.',
    },
    busy: {
      message: 'Dein Sprachmodell ist noch mit früheren Anfragen beschäftigt.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `Heddle schickt ihm höchstens ${maxConcurrent} Anfragen gleichzeitig und ${maxPerMinute} in einer Minute. Versuch es in einer Minute noch einmal.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'Das # Token für heute ist aufgebraucht.',
          other: 'Die # Tokens für heute sind aufgebraucht.',
        }),
      advice:
        'Erhöhe in der Verwaltung das Tageslimit oder warte bis Mitternacht (UTC). Bis dahin arbeitet Heddle ohne Modell.',
    },
    no_model: {
      message: 'Kein Sprachmodell ist aktiv.',
      advice: 'Füge in der Verwaltung einen Anbieter hinzu oder aktiviere einen.',
    },
    key_unreadable: {
      message:
        'Der gespeicherte API-Schlüssel ist nicht mehr lesbar, weil sich das SECRET dieses Servers geändert hat. Gib den Schlüssel noch einmal ein.',
      advice: 'Füge den Anbieter dazu in der Verwaltung noch einmal hinzu.',
    },
    stopped: {
      message: 'Die Antwort wurde gestoppt.',
      advice: 'Frag noch einmal, wann du möchtest.',
    },
  },
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle fragt in # Sekunde wieder.',
        other: 'Heddle fragt in # Sekunden wieder.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle fragt in # Minute wieder.',
        other: 'Heddle fragt in # Minuten wieder.',
      })}`,
  },
  names: { 'OpenAI-compatible server': 'OpenAI-kompatibler Server' },
} satisfies ModelFailureTexts;
