import { api } from '#browser/api-client.ts';
import type { SpeechModels } from '#contract/speech-models.ts';

// All functions in this file call the server and reject with ApiError or NetworkError.

const root = '/api/admin/speech-models';

async function call(method: 'GET' | 'PUT' | 'DELETE', path: string): Promise<SpeechModels> {
  return (await api.request<SpeechModels>({ method, path })).body;
}

export const readSpeechModels = () => call('GET', root);

/** Starts to install a model. Resolves before it has arrived. */
export const installSpeechModel = (name: string) => call('PUT', `${root}/${name}`);

/** Stops installing a model, or else removes it. */
export const removeSpeechModel = (name: string) => call('DELETE', `${root}/${name}`);
