import type english from '../en/errors.ts';

type Value = string | number;

const may = { read: 'lire', write: 'écrire', settings: 'modifier les réglages' };

export default {
  'access_tokens.expired': 'Ce jeton d’accès a expiré. Créez-en un autre dans les Réglages.',
  'access_tokens.invalid': 'Ce jeton d’accès n’existe pas ou a été révoqué. Créez-en un dans les Réglages.',
  'access_tokens.missing_scope': (...scopes: (keyof typeof may)[]) =>
    `Cet appel exige un jeton d’accès avec ces droits : ${scopes.map((scope) => may[scope]).join(' et ')}.`,
  'access_tokens.not_found': 'Ce jeton d’accès n’existe pas.',
  'access_tokens.session_required': 'Cet appel n’accepte pas les jetons d’accès. Connectez-vous plutôt.',
  'access_tokens.too_many': (max: Value) => `Il y a déjà ${max} jetons d’accès. Révoquez-en un d’abord.`,
  'access_tokens.too_many_calls': 'Ce jeton d’accès a été trop utilisé. Réessayez dans une minute.',
  'activity.change_not_found': 'Cette modification n’existe pas.',
  'assistant.answer_in_use':
    'Une proposition de cette réponse a été acceptée, la réponse est donc conservée. Posez plutôt une nouvelle question.',
  'assistant.conversation_full': (max: Value) =>
    `Cette conversation a atteint la limite de ${max} messages. Commencez-en une nouvelle.`,
  'assistant.conversation_not_found': 'Cette conversation n’existe pas.',
  'assistant.id_taken':
    'Cet identifiant est celui d’un autre message. Renvoyez la question avec un nouvel identifiant.',
  'assistant.nothing_to_retry': 'Il n’y a pas de question à laquelle répondre de nouveau.',
  'assistant.proposal_decided': (status: 'accepted' | 'refused'): string =>
    status === 'accepted'
      ? 'Cette proposition a déjà été acceptée.'
      : 'Cette proposition a déjà été refusée.',
  'assistant.proposal_not_found': 'Cette proposition n’existe pas.',
  'assistant.too_many_conversations': (max: Value) =>
    `Vous avez atteint la limite de ${max} conversations. Supprimez-en pour en commencer une nouvelle.`,
  'auth.unauthenticated': 'Connectez-vous pour continuer.',
  'backup.none': 'Il n’y a pas encore de sauvegarde.',
  'backup.unreadable': 'La dernière sauvegarde est illisible. Le journal du serveur en indique la raison.',
  'calendar.not_found': 'Ce calendrier n’existe pas.',
  'calendar.too_many_feeds': (max: Value) =>
    `Vous avez déjà ${max} adresses de calendrier. Supprimez-en une d’abord.`,
  'calendar.too_many_fetches': 'Ce calendrier a été consulté trop souvent. Réessayez plus tard.',
  'calendar_subscriptions.busy': 'Un calendrier est en cours de récupération. Réessayez dans un instant.',
  'calendar_subscriptions.exists': 'Vous avez déjà ce calendrier.',
  'calendar_subscriptions.invalid_address':
    'Ce n’est pas l’adresse d’un calendrier. Elle commence par https:// ou webcal:// et ne contient ni nom d’utilisateur ni mot de passe.',
  'calendar_subscriptions.not_found': 'Ce calendrier n’existe pas.',
  'calendar_subscriptions.too_many': (max: Value) =>
    `Vous avez déjà ${max} calendriers. Retirez-en un d’abord.`,
  'calendar_subscriptions.too_often': 'Les calendriers ont été récupérés trop souvent. Réessayez plus tard.',
  'capture.reclassifying': 'Vos tâches sont déjà en cours de classement. Attendez la fin.',
  'captures.unknown_type': (type: Value) =>
    `Envoyez le texte lui-même en text/plain, ou {"text": "…"} en application/json, et non ${type}.`,
  'focus.session_not_found': 'Cette séance n’existe pas.',
  'import.busy': 'Trop de fichiers sont en cours de lecture. Réessayez dans un instant.',
  'import.cannot_undo': 'Une restauration ne peut pas être annulée. Supprimez le compte pour recommencer.',
  'import.not_a_preview': 'Cette importation a déjà commencé. Choisissez de nouveau le fichier.',
  'import.not_empty':
    'Ce compte n’est plus vide. Choisissez de nouveau le fichier pour ajouter ses tâches à celles du compte.',
  'import.not_found': 'Cette importation n’existe pas. Choisissez de nouveau le fichier.',
  'import.running': 'Une autre importation est en cours. Attendez la fin ou annulez-la.',
  'import.too_slow': 'La lecture de ce fichier est trop longue. Divisez-le et importez les parties.',
  'input.broken_off': 'La requête a été interrompue. Renvoyez-la.',
  'input.too_large': (megabytes: Value) =>
    `C’est trop pour une seule requête : la limite est de ${megabytes} Mo.`,
  'language_models.api_key_missing': 'Ce fournisseur exige une clé API.',
  'language_models.base_url_missing':
    'Saisissez l’adresse du serveur, par exemple https://llm.example.com/v1.',
  'language_models.host_not_allowed':
    'Ce serveur ne peut appeler que des adresses https publiques. La personne qui l’administre peut en autoriser d’autres avec ALLOWED_LLM_HOSTS.',
  'language_models.key_unreadable':
    'La clé API enregistrée n’est plus lisible, car le SECRET de ce serveur a changé. Saisissez-la de nouveau.',
  'language_models.operator_provider':
    'Ce fournisseur est défini par la personne qui administre ce serveur et ne peut donc pas être modifié ici.',
  'language_models.provider_not_found': 'Vous n’avez pas ajouté ce fournisseur.',
  'mindfulness.not_found': 'Cette séance n’existe pas.',
  'notes.not_found': 'Cette note n’existe pas.',
  'projects.not_found': 'Ce projet n’existe pas.',
  'push.gone': 'Ce navigateur ne reçoit plus de notifications. Réactivez-les depuis celui-ci.',
  'push.not_found': 'Cet appareil n’existe pas.',
  'push.too_many_devices': (max: Value) =>
    `Les notifications sont déjà activées dans ${max} navigateurs. Retirez-en un d’abord.`,
  'reclassify.no_model':
    'Aucun modèle de langage n’est actif. Ajoutez un fournisseur dans Admin, ou activez-en un.',
  'refinements.not_found': 'Aucun modèle de langage n’a été consulté pour cette saisie.',
  'reminders.token_refused': 'Cette notification ne le permet plus. Ouvrez plutôt Heddle.',
  'settings.not_found': 'Ce réglage n’existe pas.',
  'tasks.has_subtasks':
    'Une tâche qui a des sous-tâches ne peut pas devenir une sous-tâche. Déplacez d’abord ses sous-tâches.',
  'tasks.id_taken':
    'Ces identifiants sont déjà utilisés par autre chose. Renvoyez avec un nouvel identifiant.',
  'tasks.not_found': 'Cette tâche n’existe pas.',
  'themes.name_taken': (name: Value) => `Un thème s’appelle déjà ${name}. Choisissez un autre nom.`,
  'themes.not_found': 'Ce thème n’existe pas.',
  'themes.standard':
    'Les thèmes standard ne peuvent pas être supprimés. Vous pouvez les masquer dans Réglages > Apparence.',
  'threads.merged_into_itself': 'Un fil ne peut pas être fusionné avec lui-même.',
  'threads.not_found': 'Ce fil n’existe pas.',
  'trash.not_found': 'Cet élément n’est pas dans la corbeille.',
  'trash.theme_deleted': 'Le thème de ce fil est dans la corbeille. Restaurez le thème.',
  'voice.format_not_supported':
    'La reconnaissance vocale de ce serveur ne lit que le WAV. Ouvrez le fichier dans Heddle, qui le convertit.',
  'voice.install_not_allowed':
    'Les modèles vocaux s’installent depuis la page ouverte sur le serveur lui-même, ou avec npm run speech:install sur celui-ci. ALLOW_SPEECH_INSTALL=open l’autorise depuis partout.',
  'voice.install_runs': 'Un autre modèle vocal est en cours d’installation. Attendez la fin ou arrêtez-la.',
  'voice.no_speech': 'Aucune parole détectée. Vérifiez que le bon micro est activé et parlez plus près.',
  'voice.no_transcriber':
    'Rien ici ne peut encore transcrire la parole. Ajoutez un fournisseur OpenAI, Groq ou Mistral dans Admin, ou demandez à la personne qui administre ce serveur de configurer la reconnaissance vocale.',
  'voice.not_audio': 'Cet enregistrement est illisible. Utilisez WAV, WebM, Ogg, MP4 ou MP3.',
  'voice.not_base64': 'L’enregistrement est arrivé endommagé : ce n’est pas du base64 valide. Renvoyez-le.',
  'voice.not_found': 'Cet enregistrement n’existe pas.',
  'voice.speech_model_not_found': 'Ce modèle vocal n’existe pas.',
  'voice.upload_replaced': 'Le même enregistrement est envoyé une seconde fois. Attendez cet envoi.',
  'webhooks.delivery_not_found': 'Cet envoi n’existe pas.',
  'webhooks.not_found': 'Ce webhook n’existe pas.',
  'webhooks.stopped': 'Ce webhook est désactivé. Activez-le d’abord.',
  'webhooks.too_many': (max: Value) => `Vous avez déjà ${max} webhooks. Supprimez-en un d’abord.`,
  'http.not_found': (method: Value, path: Value) => `Il n’y a rien à ${method} ${path}.`,
  'service.failed': 'Un problème est survenu sur le serveur. Réessayez.',
  'server.storage_full':
    'Le serveur n’a plus d’espace de stockage : rien ne peut y être enregistré tant que la personne qui l’administre n’a pas fait de place.',
  'service.unavailable': 'Le serveur n’arrive pas à joindre sa base de données. Réessayez dans un instant.',
  'voice.bad_wav': (why: Value) =>
    `Ce fichier WAV est illisible : ${why}. Utilisez du PCM 16 bits avec un ou deux canaux.`,
  'voice.not_transcribed': (why: Value) => `La reconnaissance vocale n’a pas répondu : ${why}`,
  'voice.quota_exceeded': (used: Value, max: Value) =>
    `Vos enregistrements occupent ${used} Mo sur ${max} Mo sur ce serveur : il n’y a plus de place pour celui-ci. Supprimez d’anciens enregistrements sur la page Saisie vocale, puis réessayez.`,
  'voice.too_long': (minutes: Value) =>
    `Un enregistrement peut durer au plus ${minutes} minutes. Enregistrez en plusieurs fois.`,
} satisfies typeof english;
