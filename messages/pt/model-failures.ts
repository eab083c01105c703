import type { ModelFailureTexts } from '../en/model-failures.ts';
import { plural } from './plural.ts';

export default {
  failures: {
    timeout: {
      message: (provider: string) => `${provider} não respondeu a tempo.`,
      advice:
        'Tente um modelo menor ou mais rápido. Um modelo local talvez ainda esteja carregando: tente de novo em um minuto.',
    },
    dropped: {
      message: (provider: string) => `${provider} fechou a conexão antes de responder.`,
      advice: 'Tente de novo. Se continuar acontecendo, talvez falte memória ao servidor para este modelo.',
    },
    unreachable: {
      message: (host: string) => `Não foi possível acessar ${host}.`,
      advice:
        'Verifique o endereço e se este servidor tem acesso à internet. Quem o administra pode permitir endereços privados com ALLOWED_LLM_HOSTS.',
    },
    'unreachable.here': {
      message: (host: string) => `Não foi possível acessar ${host}.`,
      advice:
        'Verifique se está em execução. Se o Heddle roda em um contêiner, este endereço é o próprio contêiner: use http://host.docker.internal com a mesma porta e inicie o Ollama com OLLAMA_HOST=0.0.0.0.',
    },
    provider_down: {
      message: (provider: string, status: string) => `${provider} está com problemas (${status}).`,
      advice: 'Tente de novo mais tarde ou ative outro provedor.',
    },
    rate_limit: {
      message: (provider: string) => `${provider} recebeu solicitações demais, ou seus créditos acabaram.`,
      advice: (provider: string) =>
        `Espere um pouco e tente de novo. Se continuar acontecendo, verifique os limites da sua conta em ${provider}.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} recusou a chave de API.`,
      advice:
        'Verifique se a chave está completa, não expirou e pode usar este modelo. Depois, adicione o provedor de novo.',
    },
    no_such_model: {
      message: (provider: string, model: string) => `${provider} não tem o modelo ${model} neste endereço.`,
      advice: 'Escolha um modelo da lista. Com o Ollama, baixe-o antes com “ollama pull”.',
    },
    no_credit: {
      message: (provider: string) => `Sua conta em ${provider} está sem créditos.`,
      advice: (provider: string) => `Adicione créditos à sua conta em ${provider}.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} recusou a solicitação (${status}).`,
      advice: 'Verifique o modelo e as configurações dele.',
    },
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} recusou a solicitação: ${reason}`,
      advice: 'Verifique o modelo e as configurações dele.',
    },
    empty_answer: {
      message: (model: string) => `${model} deu uma resposta vazia.`,
      advice:
        'Um modelo que raciocina talvez tenha gastado todos os tokens pensando. Permita mais tokens ou escolha um esforço de raciocínio menor.',
    },
    cut_short: {
      message: (model: string) => `${model} ficou sem tokens antes de completar a resposta.`,
      advice: 'Permita mais tokens para este provedor ou escolha um esforço de raciocínio menor.',
    },
    unusable_answer: {
      message: (model: string) => `${model} não respondeu na forma que o Heddle pediu.`,
      advice: 'Tente um modelo maior: os pequenos costumam se perder em respostas longas.',
    },
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} respondeu algo que o Heddle não consegue ler.`,
      advice: (_provider: string, model: string) =>
        `Verifique se o endereço é o da API e se ${model} é um modelo de texto.`,
    },
    'unusable_answer.capture': {
      message: 'A resposta do modelo não combinava com o que você escreveu.',
      advice:
        'Suas tarefas continuam como estavam. Se isso acontece muito, escolha um modelo maior em Administração.',
    },
    'unusable_answer.text': {
      message: 'A resposta do modelo não combinava com o texto.',
      advice: 'Escolha um modelo maior em Administração.',
    },
    busy: {
      message: 'Seu modelo de linguagem ainda está ocupado com solicitações anteriores.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `O Heddle envia a ele no máximo ${maxConcurrent} solicitações ao mesmo tempo e ${maxPerMinute} por minuto. Tente de novo em um minuto.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'O # token de hoje já foi usado.',
          other: 'Os # tokens de hoje já foram usados.',
        }),
      advice:
        'Aumente o limite diário em Administração ou espere até a meia-noite UTC. Até lá, o Heddle funciona sem modelo.',
    },
    no_model: {
      message: 'Nenhum modelo de linguagem está ativo.',
      advice: 'Adicione um provedor em Administração ou ative um.',
    },
    key_unreadable: {
      message:
        'Não é mais possível ler a chave de API salva, porque o SECRET deste servidor mudou. Informe a chave de novo.',
      advice: 'Para isso, adicione o provedor outra vez em Administração.',
    },
    stopped: {
      message: 'A resposta foi interrompida.',
      advice: 'Pergunte de novo quando quiser.',
    },
  },
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'O Heddle perguntará de novo em # segundo.',
        other: 'O Heddle perguntará de novo em # segundos.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'O Heddle perguntará de novo em # minuto.',
        other: 'O Heddle perguntará de novo em # minutos.',
      })}`,
  },
  names: { 'OpenAI-compatible server': 'Servidor compatível com a OpenAI' },
} satisfies ModelFailureTexts;
