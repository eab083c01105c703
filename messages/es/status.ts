import type english from '../en/status.ts';

export default {
  database: { own: 'PostgreSQL en DATABASE_URL', included: 'PostgreSQL incluido con Heddle' },
  mail: {
    sent: 'Se envía a través de SMTP_URL',
    written: 'Los correos se guardan en una carpeta, porque SMTP_URL no está definida.',
  },
  push: 'Se envían a los dispositivos que tienen activadas las notificaciones',
  backups: {
    off: 'No hay copias diarias, porque BACKUP está desactivado.',
    tonight: 'La primera copia se hará esta noche.',
    failed: 'Desde entonces, la copia diaria ha fallado. El registro del servidor dice por qué.',
    readable: 'Sin cifrar',
    encrypted: 'Cifrada',
  },
  speech: {
    notSetUp:
      'El reconocimiento de voz no está configurado. Añade aquí OpenAI, Groq o Mistral como proveedor, o pide a quien administra este servidor que instale un modelo de voz (npm run speech:install) o que defina TRANSCRIPTION_BASE_URL.',
    server: 'El servidor de voz',
    usesModel: (recognizer: string, model: string) => `${recognizer}, modelo ${model}`,
    keyRefused: (recognizer: string) => `${recognizer} rechazó la clave de API.`,
    noAnswer: (recognizer: string) => `${recognizer} no respondió.`,
    ownModel: 'Un modelo de voz en este servidor',
    noFolder: 'A SPEECH_MODEL_DIR le falta una carpeta.',
    folderMissing: (folder: string) => `A SPEECH_MODEL_DIR le falta la carpeta ${folder}.`,
    tokensMissing: (folder: string) => `A SPEECH_MODEL_DIR le falta un archivo tokens.txt en ${folder}.`,
    modelMissing: (folder: string) =>
      `A SPEECH_MODEL_DIR le falta un modelo .onnx (un codificador y un decodificador, o un modelo) en ${folder}.`,
  },
  understands: {
    many: 'Unos 100 idiomas',
    manyFaster: 'Unos 100 idiomas, más rápido, con más errores',
    english: 'Solo inglés',
  },
  install: {
    gone: (status: number) => `El servidor del editor ya no ofrece este modelo (${status}). Elige otro.`,
    withoutEncryption: 'El servidor del editor lleva a una dirección sin cifrado.',
    differs:
      'Por su tamaño o su suma de comprobación, lo que envía el servidor del editor no es el archivo que Heddle conoce, así que se eliminó. Inténtalo de nuevo o elige otro modelo.',
    broken: (percent: number) =>
      `La conexión se cortó al ${percent} %. Inténtalo de nuevo: la descarga sigue donde se detuvo.`,
    diskFull: 'El disco está lleno. Lo que había llegado se eliminó. Libera espacio e inténtalo de nuevo.',
    noSpace: (needed: number, free: number) =>
      `El modelo necesita ${needed.toLocaleString('es')} MB libres para descargarlo y descomprimirlo, y hay ${free.toLocaleString('es')} MB. Libera espacio e inténtalo de nuevo.`,
    notWritten: (file: string) =>
      `Heddle no tiene permiso para escribir en ${file}. Comprueba a quién pertenece DATA_DIR.`,
    noModel: 'El archivo descargado no contiene ningún modelo de voz.',
    notUnpacked: 'No se pudo descomprimir el archivo descargado. ¿Hay espacio suficiente?',
    noUnpacker:
      'Para descomprimir los modelos de voz hacen falta los programas tar y bzip2. Instálalos (por ejemplo, con apt install tar bzip2) e inténtalo de nuevo.',
    failed: 'No se pudo instalar el modelo. El registro del servidor dice por qué.',
  },
  allow: {
    ollama: (address: string) => `Para usarlo, inicia Heddle con OLLAMA_BASE_URL=${address}.`,
    others: (host: string) => `Para usarlo, añade ${host} a ALLOWED_LLM_HOSTS y reinicia Heddle.`,
  },
  settingIgnored: (feature: string) => `Este modelo no tiene en cuenta “${feature}”`,
} satisfies typeof english;
