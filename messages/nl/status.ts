import type english from '../en/status.ts';

export default {
  database: { own: 'PostgreSQL op DATABASE_URL', included: 'PostgreSQL die bij Heddle hoort' },
  mail: {
    sent: 'Verstuurd via SMTP_URL',
    written: 'E-mails worden in een map opgeslagen, omdat SMTP_URL niet is ingesteld.',
  },
  push: 'Verstuurd naar de apparaten waarop meldingen aanstaan',
  backups: {
    off: 'Geen dagelijkse back-ups, omdat BACKUP uitstaat.',
    tonight: 'De eerste back-up wordt vannacht gemaakt.',
    failed: 'Sindsdien is de dagelijkse back-up mislukt. In het logboek van de server staat waarom.',
    readable: 'Niet versleuteld',
    encrypted: 'Versleuteld',
  },
  speech: {
    notSetUp:
      'Spraakherkenning is niet ingesteld. Voeg hier OpenAI, Groq of Mistral toe als aanbieder, of vraag de beheerder van deze server om een spraakmodel te installeren (npm run speech:install) of TRANSCRIPTION_BASE_URL in te stellen.',
    server: 'De spraakserver',
    usesModel: (recognizer: string, model: string) => `${recognizer}, model ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} heeft de API-sleutel geweigerd.`,
    noAnswer: (recognizer: string) => `${recognizer} heeft niet geantwoord.`,
    ownModel: 'Een spraakmodel op deze server',
    noFolder: 'Voor SPEECH_MODEL_DIR ontbreekt een map.',
    folderMissing: (folder: string) => `Voor SPEECH_MODEL_DIR ontbreekt de map ${folder}.`,
    tokensMissing: (folder: string) => `Voor SPEECH_MODEL_DIR ontbreekt een bestand tokens.txt in ${folder}.`,
    modelMissing: (folder: string) =>
      `Voor SPEECH_MODEL_DIR ontbreekt een .onnx-model (een encoder en een decoder, of een model) in ${folder}.`,
  },
  understands: {
    many: 'Ongeveer 100 talen',
    manyFaster: 'Ongeveer 100 talen, sneller, met meer fouten',
    english: 'Alleen Engels',
  },
  install: {
    gone: (status: number) =>
      `De server van de uitgever biedt dit model niet meer aan (${status}). Kies een ander.`,
    withoutEncryption: 'De server van de uitgever leidt naar een adres zonder versleuteling.',
    differs:
      'Wat de server van de uitgever stuurt, is volgens de grootte of controlesom niet het bestand dat Heddle kent. Daarom is het verwijderd. Probeer het opnieuw of kies een ander model.',
    broken: (percent: number) =>
      `De verbinding is na ${percent} % verbroken. Probeer het opnieuw: het downloaden gaat verder waar het stopte.`,
    diskFull: 'De schijf is vol. Wat al binnen was, is verwijderd. Maak ruimte en probeer het opnieuw.',
    noSpace: (needed: number, free: number) =>
      `Het model heeft ${needed.toLocaleString('nl')} MB vrije ruimte nodig om het te downloaden en uit te pakken, en er is ${free.toLocaleString('nl')} MB. Maak ruimte en probeer het opnieuw.`,
    notWritten: (file: string) => `Heddle mag niet schrijven naar ${file}. Controleer van wie DATA_DIR is.`,
    noModel: 'In het archief zit geen spraakmodel.',
    notUnpacked: 'Het archief kon niet worden uitgepakt. Is er genoeg ruimte?',
    noUnpacker:
      'Om spraakmodellen uit te pakken zijn de programma’s tar en bzip2 nodig. Installeer ze (bijvoorbeeld met apt install tar bzip2) en probeer het opnieuw.',
    failed: 'Het model kon niet worden geïnstalleerd. In het logboek van de server staat waarom.',
  },
  allow: {
    ollama: (address: string) => `Start Heddle met OLLAMA_BASE_URL=${address} om het te gebruiken.`,
    others: (host: string) =>
      `Voeg ${host} toe aan ALLOWED_LLM_HOSTS en herstart Heddle om het te gebruiken.`,
  },
  settingIgnored: (feature: string) => `“${feature}” wordt door dit model genegeerd`,
} satisfies typeof english;
