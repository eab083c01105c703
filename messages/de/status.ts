import type english from '../en/status.ts';

export default {
  database: { own: 'PostgreSQL unter DATABASE_URL', included: 'PostgreSQL, das zu Heddle gehört' },
  mail: {
    sent: 'Versand über SMTP_URL',
    written: 'E-Mails werden in einem Ordner abgelegt, weil SMTP_URL nicht gesetzt ist.',
  },
  push: 'Werden an Geräte gesendet, auf denen Mitteilungen eingeschaltet sind',
  backups: {
    off: 'Keine täglichen Sicherungen, weil BACKUP ausgeschaltet ist.',
    tonight: 'Die erste Sicherung wird heute Nacht erstellt.',
    failed: 'Seitdem ist die tägliche Sicherung fehlgeschlagen. Warum, steht im Protokoll des Servers.',
    readable: 'Nicht verschlüsselt',
    encrypted: 'Verschlüsselt',
  },
  speech: {
    notSetUp:
      'Die Spracherkennung ist nicht eingerichtet. Füge hier OpenAI, Groq oder Mistral als Anbieter hinzu, oder bitte den Betreiber dieses Servers, ein Spracherkennungsmodell zu installieren (npm run speech:install) oder TRANSCRIPTION_BASE_URL zu setzen.',
    server: 'Der Spracherkennungsserver',
    usesModel: (recognizer: string, model: string) => `${recognizer}, Modell ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} hat den API-Schlüssel abgelehnt.`,
    noAnswer: (recognizer: string) => `${recognizer} hat nicht geantwortet.`,
    ownModel: 'Ein Spracherkennungsmodell auf diesem Server',
    noFolder: 'Für SPEECH_MODEL_DIR fehlt ein Ordner.',
    folderMissing: (folder: string) => `Für SPEECH_MODEL_DIR fehlt der Ordner ${folder}.`,
    tokensMissing: (folder: string) => `Für SPEECH_MODEL_DIR fehlt eine Datei tokens.txt in ${folder}.`,
    modelMissing: (folder: string) =>
      `Für SPEECH_MODEL_DIR fehlt ein .onnx-Modell (ein Encoder und ein Decoder, oder ein Modell) in ${folder}.`,
  },
  understands: {
    many: 'Etwa 100 Sprachen',
    manyFaster: 'Etwa 100 Sprachen, schneller, mit mehr Fehlern',
    english: 'Nur Englisch',
  },
  install: {
    gone: (status: number) =>
      `Der Server des Herausgebers bietet dieses Modell nicht mehr an (${status}). Wähle ein anderes.`,
    withoutEncryption: 'Der Server des Herausgebers führt zu einer Adresse ohne Verschlüsselung.',
    differs:
      'Was der Server des Herausgebers sendet, ist nach Größe oder Prüfsumme nicht die Datei, die Heddle kennt. Sie wurde darum gelöscht. Versuch es noch einmal, oder wähle ein anderes Modell.',
    broken: (percent: number) =>
      `Die Verbindung brach nach ${percent} % ab. Versuch es noch einmal: Der Download geht dort weiter, wo er aufgehört hat.`,
    diskFull:
      'Der Speicherplatz ist voll. Was schon da war, wurde gelöscht. Schaff Platz und versuch es noch einmal.',
    noSpace: (needed: number, free: number) =>
      `Das Modell braucht ${needed.toLocaleString('de')} MB freien Speicherplatz zum Herunterladen und Entpacken, frei sind ${free.toLocaleString('de')} MB. Schaff Platz und versuch es noch einmal.`,
    notWritten: (file: string) => `Heddle darf nicht nach ${file} schreiben. Prüf, wem DATA_DIR gehört.`,
    noModel: 'Im Archiv ist kein Spracherkennungsmodell.',
    notUnpacked: 'Das Archiv konnte nicht entpackt werden. Ist genug Speicherplatz frei?',
    noUnpacker:
      'Zum Entpacken von Spracherkennungsmodellen braucht es die Programme tar und bzip2. Installiere sie (etwa mit apt install tar bzip2) und versuch es noch einmal.',
    failed: 'Das Modell konnte nicht installiert werden. Warum, steht im Protokoll des Servers.',
  },
  allow: {
    ollama: (address: string) => `Starte Heddle mit OLLAMA_BASE_URL=${address}, um es zu verwenden.`,
    others: (host: string) =>
      `Trag ${host} in ALLOWED_LLM_HOSTS ein und starte Heddle neu, um es zu verwenden.`,
  },
  settingIgnored: (feature: string) => `„${feature}“ wird von diesem Modell nicht beachtet`,
} satisfies typeof english;
