import { plural } from './plural.ts';

const english = {
  /**
   * Why a language model did not answer, and what to do about it, by the code of the failure. A code that has several causes
   * has texts for each, named after a dot. `provider` is a name such as `Mistral`, `model` one such as `mistral-small-latest`.
   */
  failures: {
    timeout: {
      message: (provider: string) => `${provider} did not answer in time.`,
      advice: 'Try a smaller or faster model. A local model may still be loading: try again in a minute.',
    },
    dropped: {
      message: (provider: string) => `${provider} closed the connection before answering.`,
      advice: 'Try again. If it keeps happening, the server may be short of memory for this model.',
    },
    /** `host` is an address such as `llm.example.com`. */
    unreachable: {
      message: (host: string) => `${host} could not be reached.`,
      advice:
        'Check the address, and that this server has access to the internet. Whoever runs it can allow private addresses with ALLOWED_LLM_HOSTS.',
    },
    /** The address leads to the machine that Heddle runs on. */
    'unreachable.here': {
      message: (host: string) => `${host} could not be reached.`,
      advice:
        'Check that it is running. If Heddle runs in a container, this address is the container itself: use http://host.docker.internal with the same port, and start Ollama with OLLAMA_HOST=0.0.0.0.',
    },
    /** `status` is a number of HTTP such as `503`. */
    provider_down: {
      message: (provider: string, status: string) => `${provider} is having problems (${status}).`,
      advice: 'Try again later, or activate another provider.',
    },
    rate_limit: {
      message: (provider: string) => `${provider} has had too many requests, or your credit is used up.`,
      advice: (provider: string) =>
        `Wait a little and try again. If it keeps happening, check the limits of your ${provider} account.`,
    },
    wrong_key: {
      message: (provider: string) => `${provider} refused the API key.`,
      advice:
        'Check that the key is complete, not expired, and may use this model. Then add the provider again.',
    },
    no_such_model: {
      message: (provider: string, model: string) => `${provider} has no model ${model} at this address.`,
      advice: 'Choose a model from the list. With Ollama, run “ollama pull” for it first.',
    },
    no_credit: {
      message: (provider: string) => `Your ${provider} account is out of credit.`,
      advice: (provider: string) => `Add credit to your ${provider} account.`,
    },
    refused: {
      message: (provider: string, status: string) => `${provider} refused the request (${status}).`,
      advice: 'Check the model and its settings.',
    },
    /** `reason` is what the provider itself says, mostly in English. */
    'refused.saying': {
      message: (provider: string, reason: string) => `${provider} refused the request: ${reason}`,
      advice: 'Check the model and its settings.',
    },
    empty_answer: {
      message: (model: string) => `${model} gave an empty answer.`,
      advice:
        'A reasoning model may have spent all its tokens thinking. Allow more tokens, or choose a lower reasoning effort.',
    },
    cut_short: {
      message: (model: string) => `${model} ran out of tokens before its answer was complete.`,
      advice: 'Allow more tokens for this provider, or choose a lower reasoning effort.',
    },
    unusable_answer: {
      message: (model: string) => `${model} did not answer in the form Heddle asked for.`,
      advice: 'Try a larger model: small ones often lose the thread of a long answer.',
    },
    /** The address may lead to something else than a language model. */
    'unusable_answer.unreadable': {
      message: (provider: string) => `${provider} answered with something Heddle cannot read.`,
      advice: (_provider: string, model: string) =>
        `Check that the address is the API's, and that ${model} is a text model.`,
    },
    /** Tasks were made of what the user wrote, and the model was asked to improve them. */
    'unusable_answer.capture': {
      message: 'The model’s answer did not fit what you wrote.',
      advice: 'Your tasks stay as they were. If this happens often, choose a larger model in Admin.',
    },
    /** The user is still writing. */
    'unusable_answer.text': {
      message: 'The model’s answer did not fit the text.',
      advice: 'Choose a larger model in Admin.',
    },
    busy: {
      message: 'Your language model is still busy with earlier requests.',
      advice: (maxConcurrent: number, maxPerMinute: number) =>
        `Heddle sends it at most ${maxConcurrent} requests at a time and ${maxPerMinute} in a minute. Try again in a minute.`,
    },
    budget_spent: {
      message: (tokens: number) =>
        plural(tokens, {
          one: 'Today’s # token is used up.',
          other: 'Today’s # tokens are used up.',
        }),
      advice:
        'Raise the daily budget in Admin, or wait for midnight UTC. Until then, Heddle works without a model.',
    },
    no_model: {
      message: 'No language model is active.',
      advice: 'Add a provider in Admin, or activate one.',
    },
    key_unreadable: {
      message:
        'The stored API key can no longer be read, because the SECRET of this server has changed. Enter the key again.',
      advice: 'Add the provider again in Admin.',
    },
    stopped: {
      message: 'The answer was stopped.',
      advice: 'Ask again when you like.',
    },
  },
  /** After some failures Heddle does not call a provider for a while. `message` says why, in a sentence. */
  paused: {
    seconds: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle asks again in # second.',
        other: 'Heddle asks again in # seconds.',
      })}`,
    minutes: (message: string, count: number) =>
      `${message} ${plural(count, {
        one: 'Heddle asks again in # minute.',
        other: 'Heddle asks again in # minutes.',
      })}`,
  },
  /** Providers that are called by a description, by their English names. */
  names: { 'OpenAI-compatible server': 'OpenAI-compatible server' },
};

export type ModelFailureTexts = typeof english;
export default english;
