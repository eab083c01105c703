import type { ModelFailureTexts } from '../en/model-failures.ts';
import { plural } from './plural.ts';

export default {
  failures: {
    timeout: {
      message: (provider: string) => `${provider} heeft niet op tijd geantwoord.`,
      advice:
        'Probeer een kleiner of sneller model. Een lokaal model wordt misschien nog geladen: probeer het over een minuut opnieuw.',
    },
    dropped: {
      message: (provider: string) => `${provider} verbrak de verbinding voordat er een antwoord was.`,
      advice:
        'Probeer het opnieuw. Blijft het gebeuren, dan heeft de server misschien te weinig geheugen voor dit model.',
    },
    unreachable: {
      message: (host: string) => `${host} is niet bereikbaar.`,
      advice:
        'Controleer het adres en of deze server toegang heeft tot internet. Wie hem beheert, kan privéadressen toestaan met ALLOWED_LLM_HOSTS.',
    },
    'unreachable.here': {
      message: (host: string) => `${host} is niet bereikbaar.`,
      advice:
        'Controleer of het draait. Draait Heddle in een container, dan is dit adres de container zelf: gebruik http://host.docker.internal met dezelfde poort en start Ollama met OLLAMA_HOST=0.0.0.0.',
    },
    provider_down: {
      message: (provider: string, status: string) => `${provider} heeft problemen (${status}).`,
      advice: 'Probeer het later opnieuw of activeer een andere aanbieder.',
    },
    rate_limit: {
      message: (provider: string) => `${provider} kreeg te veel verzoeken, of je tegoed is op.`,
      advice: (provider: string) =>
        `Wacht even en probeer het opnieuw. Blijft het gebeuren, controleer dan de limieten van je account bij ${provider}.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} heeft de API-sleutel geweigerd.`,
      advice:
        'Controleer of de sleutel volledig en niet verlopen is en dit model mag gebruiken. Voeg de aanbieder daarna opnieuw toe.',
    },
    no_such_model: {
      message: (provider: string, model: string) => `${provider} heeft op dit adres geen model ${model}.`,
      advice: 'Kies een model uit de lijst. Haal het bij Ollama eerst op met “ollama pull”.',
    },
    no_credit: {
      message: (provider: string) => `Je tegoed bij ${provider} is op.`,
      advice: (provider: string) => `Vul het tegoed van je account bij ${provider} aan.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} heeft het verzoek geweigerd (${status}).`,
      advice: 'Controleer het model en zijn instellingen.',
    },
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} heeft het verzoek geweigerd: ${reason}`,
      advice: 'Controleer het model en zijn instellingen.',
    },
    empty_answer: {
      message: (model: string) => `${model} gaf een leeg antwoord.`,
      advice:
        'Een redenerend model heeft misschien al zijn tokens verbruikt met nadenken. Sta meer tokens toe of kies een lagere redeneerinspanning.',
    },
    cut_short: {
      message: (model: string) => `${model} had geen tokens meer voordat het antwoord volledig was.`,
      advice: 'Sta deze aanbieder meer tokens toe of kies een lagere redeneerinspanning.',
    },
    unusable_answer: {
      message: (model: string) => `${model} antwoordde niet in de vorm waar Heddle om vroeg.`,
      advice: 'Probeer een groter model: kleine raken bij een lang antwoord vaak de draad kwijt.',
    },
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} antwoordde met iets wat Heddle niet kan lezen.`,
      advice: (_provider: string, model: string) =>
        `Controleer of het adres dat van de API is en of ${model} een tekstmodel is.`,
    },
    'unusable_answer.capture': {
      message: 'Het antwoord van het model paste niet bij wat je schreef.',
      advice: 'Je taken blijven zoals ze waren. Gebeurt dit vaak, kies dan een groter model in Beheer.',
    },
    'unusable_answer.text': {
      message: 'Het antwoord van het model paste niet bij de tekst.',
      advice: 'Kies een groter model in Beheer.',
    },
    busy: {
      message: 'Je taalmodel is nog bezig met eerdere verzoeken.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `Heddle stuurt het hoogstens ${maxConcurrent} verzoeken tegelijk en ${maxPerMinute} per minuut. Probeer het over een minuut opnieuw.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'Het # token van vandaag is op.',
          other: 'De # tokens van vandaag zijn op.',
        }),
      advice:
        'Verhoog de daglimiet in Beheer of wacht tot middernacht (UTC). Tot dan werkt Heddle zonder model.',
    },
    no_model: {
      message: 'Er is geen taalmodel actief.',
      advice: 'Voeg in Beheer een aanbieder toe of activeer er een.',
    },
    key_unreadable: {
      message:
        'De bewaarde API-sleutel is niet meer leesbaar, omdat de SECRET van deze server is gewijzigd. Vul de sleutel opnieuw in.',
      advice: 'Voeg daarvoor de aanbieder opnieuw toe in Beheer.',
    },
    stopped: {
      message: 'Het antwoord is gestopt.',
      advice: 'Stel je vraag opnieuw wanneer je wilt.',
    },
  },
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle vraagt het over # seconde opnieuw.',
        other: 'Heddle vraagt het over # seconden opnieuw.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle vraagt het over # minuut opnieuw.',
        other: 'Heddle vraagt het over # minuten opnieuw.',
      })}`,
  },
  names: { 'OpenAI-compatible server': 'OpenAI-compatibele server' },
} satisfies ModelFailureTexts;
