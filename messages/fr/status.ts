import type english from '../en/status.ts';

export default {
  database: { own: 'PostgreSQL à l’adresse DATABASE_URL', included: 'PostgreSQL fourni avec Heddle' },
  mail: {
    sent: 'Envoi par SMTP_URL',
    written: 'Les e-mails sont enregistrés dans un dossier, car SMTP_URL n’est pas défini.',
  },
  push: 'Envoyées aux appareils où les notifications sont activées',
  backups: {
    off: 'Pas de sauvegarde quotidienne, car BACKUP est désactivé.',
    tonight: 'La première sauvegarde aura lieu cette nuit.',
    failed: 'Depuis, la sauvegarde quotidienne a échoué. Le journal du serveur en indique la raison.',
    readable: 'Non chiffrée',
    encrypted: 'Chiffrée',
  },
  speech: {
    notSetUp:
      'La reconnaissance vocale n’est pas configurée. Ajoutez ici OpenAI, Groq ou Mistral comme fournisseur, ou demandez à la personne qui administre ce serveur d’installer un modèle vocal (npm run speech:install) ou de définir TRANSCRIPTION_BASE_URL.',
    server: 'Le serveur de reconnaissance vocale',
    usesModel: (recognizer: string, model: string) => `${recognizer}, modèle ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} a refusé la clé API.`,
    noAnswer: (recognizer: string) => `${recognizer} n’a pas répondu.`,
    ownModel: 'Un modèle vocal sur ce serveur',
    noFolder: 'Pour SPEECH_MODEL_DIR, il manque un dossier.',
    folderMissing: (folder: string) => `Pour SPEECH_MODEL_DIR, il manque le dossier ${folder}.`,
    tokensMissing: (folder: string) =>
      `Pour SPEECH_MODEL_DIR, il manque un fichier tokens.txt dans ${folder}.`,
    modelMissing: (folder: string) =>
      `Pour SPEECH_MODEL_DIR, il manque un modèle .onnx (un encodeur et un décodeur, ou un modèle) dans ${folder}.`,
  },
  understands: {
    many: 'Une centaine de langues',
    manyFaster: 'Une centaine de langues, plus rapide, avec plus d’erreurs',
    english: 'Anglais uniquement',
  },
  install: {
    gone: (status: number) =>
      `Le serveur de l’éditeur ne propose plus ce modèle (${status}). Choisissez-en un autre.`,
    withoutEncryption: 'Le serveur de l’éditeur renvoie vers une adresse sans chiffrement.',
    differs:
      'Par sa taille ou sa somme de contrôle, ce que le serveur de l’éditeur envoie n’est pas le fichier que Heddle connaît : il a été supprimé. Réessayez ou choisissez un autre modèle.',
    broken: (percent: number) =>
      `La connexion a été coupée à ${percent} %. Réessayez : le téléchargement reprendra où il s’est arrêté.`,
    diskFull: 'Le disque est plein. Ce qui était arrivé a été supprimé. Libérez de la place, puis réessayez.',
    noSpace: (needed: number, free: number) =>
      `Il faut ${needed.toLocaleString('fr')} Mo libres pour télécharger et décompresser ce modèle, et il y en a ${free.toLocaleString('fr')} Mo. Libérez de la place, puis réessayez.`,
    notWritten: (file: string) =>
      `Heddle n’a pas le droit d’écrire dans ${file}. Vérifiez à qui appartient DATA_DIR.`,
    noModel: 'L’archive ne contient pas de modèle vocal.',
    notUnpacked: 'L’archive n’a pas pu être décompressée. Reste-t-il assez de place ?',
    noUnpacker:
      'Les programmes tar et bzip2 sont nécessaires pour décompresser les modèles vocaux. Installez-les (par exemple avec apt install tar bzip2), puis réessayez.',
    failed: 'Le modèle n’a pas pu être installé. Le journal du serveur en indique la raison.',
  },
  allow: {
    ollama: (address: string) => `Pour l’utiliser, démarrez Heddle avec OLLAMA_BASE_URL=${address}.`,
    others: (host: string) => `Pour l’utiliser, ajoutez ${host} à ALLOWED_LLM_HOSTS et redémarrez Heddle.`,
  },
  settingIgnored: (feature: string) => `« ${feature} » est ignoré par ce modèle`,
} satisfies typeof english;
