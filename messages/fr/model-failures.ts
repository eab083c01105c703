import type { ModelFailureTexts } from '../en/model-failures.ts';
import { plural } from './plural.ts';

export default {
  failures: {
    timeout: {
      message: (provider: string) => `${provider} n’a pas répondu à temps.`,
      advice:
        'Essayez un modèle plus petit ou plus rapide. Un modèle local est peut-être encore en cours de chargement : réessayez dans une minute.',
    },
    dropped: {
      message: (provider: string) => `${provider} a fermé la connexion avant de répondre.`,
      advice: 'Réessayez. Si cela se reproduit, le serveur manque peut-être de mémoire pour ce modèle.',
    },
    unreachable: {
      message: (host: string) => `${host} est injoignable.`,
      advice:
        'Vérifiez l’adresse et l’accès de ce serveur à internet. La personne qui l’administre peut autoriser des adresses privées avec ALLOWED_LLM_HOSTS.',
    },
    'unreachable.here': {
      message: (host: string) => `${host} est injoignable.`,
      advice:
        'Vérifiez que le programme est lancé. Si Heddle tourne dans un conteneur, cette adresse est le conteneur lui-même : utilisez http://host.docker.internal avec le même port et démarrez Ollama avec OLLAMA_HOST=0.0.0.0.',
    },
    provider_down: {
      message: (provider: string, status: string) => `${provider} rencontre des problèmes (${status}).`,
      advice: 'Réessayez plus tard ou activez un autre fournisseur.',
    },
    rate_limit: {
      message: (provider: string) => `${provider} a reçu trop de requêtes, ou votre crédit est épuisé.`,
      advice: (provider: string) =>
        `Attendez un peu et réessayez. Si cela se reproduit, vérifiez les limites de votre compte ${provider}.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} a refusé la clé API.`,
      advice:
        'Vérifiez que la clé est complète, qu’elle n’a pas expiré et qu’elle peut utiliser ce modèle. Puis ajoutez de nouveau le fournisseur.',
    },
    no_such_model: {
      message: (provider: string, model: string) => `${provider} n’a pas de modèle ${model} à cette adresse.`,
      advice: 'Choisissez un modèle dans la liste. Avec Ollama, téléchargez-le d’abord avec « ollama pull ».',
    },
    no_credit: {
      message: (provider: string) => `Votre compte ${provider} n’a plus de crédit.`,
      advice: (provider: string) => `Ajoutez du crédit à votre compte ${provider}.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} a refusé la requête (${status}).`,
      advice: 'Vérifiez le modèle et ses réglages.',
    },
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} a refusé la requête : ${reason}`,
      advice: 'Vérifiez le modèle et ses réglages.',
    },
    empty_answer: {
      message: (model: string) => `${model} a donné une réponse vide.`,
      advice:
        'Un modèle de raisonnement a peut-être dépensé tous ses tokens à réfléchir. Autorisez plus de tokens ou choisissez un effort de raisonnement plus faible.',
    },
    cut_short: {
      message: (model: string) => `${model} n’avait plus de tokens avant la fin de sa réponse.`,
      advice:
        'Autorisez plus de tokens pour ce fournisseur ou choisissez un effort de raisonnement plus faible.',
    },
    unusable_answer: {
      message: (model: string) => `${model} n’a pas répondu sous la forme que Heddle demandait.`,
      advice: 'Essayez un modèle plus grand : les petits perdent souvent le fil d’une longue réponse.',
    },
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} a répondu quelque chose que Heddle ne peut pas lire.`,
      advice: (_provider: string, model: string) =>
        `Vérifiez que l’adresse est celle de l’API et que ${model} est un modèle de texte.`,
    },
    'unusable_answer.capture': {
      message: 'La réponse du modèle ne correspondait pas à ce que vous avez écrit.',
      advice:
        'Vos tâches restent telles quelles. Si cela arrive souvent, choisissez un modèle plus grand dans Administration.',
    },
    'unusable_answer.text': {
      message: 'La réponse du modèle ne correspondait pas au texte.',
      advice: 'Choisissez un modèle plus grand dans Administration.',
    },
    busy: {
      message: 'Votre modèle de langage est encore occupé par des requêtes précédentes.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `Heddle lui envoie au plus ${maxConcurrent} requêtes à la fois et ${maxPerMinute} par minute. Réessayez dans une minute.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'Le # token du jour est épuisé.',
          other: 'Les # tokens du jour sont épuisés.',
        }),
      advice:
        'Augmentez la limite quotidienne dans Administration ou attendez minuit UTC. D’ici là, Heddle fonctionne sans modèle.',
    },
    no_model: {
      message: 'Aucun modèle de langage n’est actif.',
      advice: 'Ajoutez un fournisseur dans Administration ou activez-en un.',
    },
    key_unreadable: {
      message:
        'La clé API enregistrée n’est plus lisible, car le SECRET de ce serveur a changé. Saisissez-la de nouveau.',
      advice: 'Pour cela, ajoutez de nouveau le fournisseur dans Administration.',
    },
    stopped: {
      message: 'La réponse a été arrêtée.',
      advice: 'Reposez la question quand vous voulez.',
    },
  },
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle redemandera dans # seconde.',
        other: 'Heddle redemandera dans # secondes.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle redemandera dans # minute.',
        other: 'Heddle redemandera dans # minutes.',
      })}`,
  },
  names: { 'OpenAI-compatible server': 'Serveur compatible OpenAI' },
} satisfies ModelFailureTexts;
