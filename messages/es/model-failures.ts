import type { ModelFailureTexts } from '../en/model-failures.ts';
import { plural } from './plural.ts';

export default {
  failures: {
    timeout: {
      message: (provider: string) => `${provider} no respondió a tiempo.`,
      advice:
        'Prueba un modelo más pequeño o más rápido. Un modelo local puede estar cargándose todavía: inténtalo de nuevo en un minuto.',
    },
    dropped: {
      message: (provider: string) => `${provider} cerró la conexión antes de responder.`,
      advice:
        'Inténtalo de nuevo. Si sigue ocurriendo, puede que al servidor le falte memoria para este modelo.',
    },
    unreachable: {
      message: (host: string) => `No se puede acceder a ${host}.`,
      advice:
        'Comprueba la dirección y que este servidor tenga acceso a internet. Quien lo administra puede permitir direcciones privadas con ALLOWED_LLM_HOSTS.',
    },
    'unreachable.here': {
      message: (host: string) => `No se puede acceder a ${host}.`,
      advice:
        'Comprueba que esté en marcha. Si Heddle se ejecuta en un contenedor, esta dirección es el propio contenedor: usa http://host.docker.internal con el mismo puerto e inicia Ollama con OLLAMA_HOST=0.0.0.0.',
    },
    provider_down: {
      message: (provider: string, status: string) => `${provider} tiene problemas (${status}).`,
      advice: 'Inténtalo más tarde o activa otro proveedor.',
    },
    rate_limit: {
      message: (provider: string) =>
        `${provider} ha recibido demasiadas solicitudes, o se te ha acabado el saldo.`,
      advice: (provider: string) =>
        `Espera un poco e inténtalo de nuevo. Si sigue ocurriendo, revisa los límites de tu cuenta de ${provider}.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} rechazó la clave de API.`,
      advice:
        'Comprueba que la clave esté completa, no haya caducado y pueda usar este modelo. Después, añade el proveedor de nuevo.',
    },
    no_such_model: {
      message: (provider: string, model: string) =>
        `${provider} no tiene el modelo ${model} en esta dirección.`,
      advice: 'Elige un modelo de la lista. Con Ollama, descárgalo antes con “ollama pull”.',
    },
    no_credit: {
      message: (provider: string) => `Tu cuenta de ${provider} se ha quedado sin saldo.`,
      advice: (provider: string) => `Añade saldo a tu cuenta de ${provider}.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} rechazó la solicitud (${status}).`,
      advice: 'Revisa el modelo y sus ajustes.',
    },
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} rechazó la solicitud: ${reason}`,
      advice: 'Revisa el modelo y sus ajustes.',
    },
    empty_answer: {
      message: (model: string) => `${model} dio una respuesta vacía.`,
      advice:
        'Puede que un modelo que razona haya gastado todos sus tokens pensando. Permite más tokens o elige un esfuerzo de razonamiento menor.',
    },
    cut_short: {
      message: (model: string) => `${model} se quedó sin tokens antes de completar su respuesta.`,
      advice: 'Permite más tokens a este proveedor o elige un esfuerzo de razonamiento menor.',
    },
    unusable_answer: {
      message: (model: string) => `${model} no respondió en la forma que Heddle pidió.`,
      advice: 'Prueba un modelo más grande: los pequeños suelen perder el hilo en respuestas largas.',
    },
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} respondió algo que Heddle no puede leer.`,
      advice: (_provider: string, model: string) =>
        `Comprueba que la dirección sea la de la API y que ${model} sea un modelo de texto.`,
    },
    'unusable_answer.capture': {
      message: 'La respuesta del modelo no encajaba con lo que escribiste.',
      advice:
        'Tus tareas se quedan como estaban. Si ocurre a menudo, elige un modelo más grande en Administración.',
    },
    'unusable_answer.text': {
      message: 'La respuesta del modelo no encajaba con el texto.',
      advice: 'Elige un modelo más grande en Administración.',
    },
    busy: {
      message: 'Tu modelo de lenguaje sigue ocupado con solicitudes anteriores.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `Heddle le envía como máximo ${maxConcurrent} solicitudes a la vez y ${maxPerMinute} por minuto. Inténtalo de nuevo en un minuto.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'El # token de hoy ya se ha usado.',
          other: 'Los # tokens de hoy ya se han usado.',
        }),
      advice:
        'Aumenta el límite diario en Administración o espera a la medianoche UTC. Hasta entonces, Heddle funciona sin modelo.',
    },
    no_model: {
      message: 'Ningún modelo de lenguaje está activo.',
      advice: 'Añade un proveedor en Administración o activa uno.',
    },
    key_unreadable: {
      message:
        'La clave de API guardada ya no se puede leer porque el SECRET de este servidor ha cambiado. Escribe la clave de nuevo.',
      advice: 'Para eso, añade el proveedor otra vez en Administración.',
    },
    stopped: {
      message: 'La respuesta se detuvo.',
      advice: 'Vuelve a preguntar cuando quieras.',
    },
  },
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle volverá a preguntar en # segundo.',
        other: 'Heddle volverá a preguntar en # segundos.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle volverá a preguntar en # minuto.',
        other: 'Heddle volverá a preguntar en # minutos.',
      })}`,
  },
  names: { 'OpenAI-compatible server': 'Servidor compatible con OpenAI' },
} satisfies ModelFailureTexts;
