import { maxModelNameLength } from '#contract/language-model-limits.ts';
import type { LocalModelServer, LocalModelServers } from '#contract/language-models.ts';
import { localModelListTimeoutMs, maxLocalModelListBytes, maxLocalModels } from '../../config/limits.ts';
import { limitJson } from '../../http/limit-json.ts';
import { createPublicFetch } from '../../http/public-fetch.ts';
import type { Texts } from '../../texts.ts';
import type { LanguageModelsRepository } from './language-models.repository.ts';
import type { LocalServer } from './local-servers.ts';
import type { ModelAccess } from './model-access.ts';

interface Context {
  models: LanguageModelsRepository;
  access: ModelAccess;
  userId: string;
  servers: readonly LocalServer[];
  texts: Texts['status'];
  timeoutMs?: number;
}

/**
 * Looks for servers with language models on this machine, at their usual ports, and says for each whether the user has it and whether
 * Heddle may call it. What does not answer in time and as expected is left out.
 */
export async function findLocalModels({
  models,
  access,
  userId,
  servers,
  texts,
  timeoutMs = localModelListTimeoutMs,
}: Context): Promise<LocalModelServers> {
  const [own, lists] = await Promise.all([
    models.list(userId),
    Promise.all(servers.map((server) => listLocalModels(server, timeoutMs).catch(() => undefined))),
  ]);
  const known = [...own, ...(access.operator ? [access.operator] : [])].map(({ provider, base_url }) => ({
    provider,
    baseUrl: base_url ?? access.defaultBaseUrl(provider),
  }));
  const found = servers.flatMap((server, at): LocalModelServer[] => {
    const names = lists[at];
    if (!names) return [];
    const { label, provider, port } = server;
    const addresses = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}/v1`);
    const allowed = addresses.find(access.mayCall);
    const isHere = (baseUrl = '') => addresses.includes(baseUrl);
    const replaced = own.find((row) => row.provider === provider);
    const replacedUrl = replaced && (replaced.base_url ?? access.defaultBaseUrl(provider));
    return [
      {
        label,
        provider,
        base_url: allowed ?? `http://localhost:${port}/v1`,
        models: names,
        is_added: known.some((each) => each.provider === provider && isHere(each.baseUrl)),
        replaces: replacedUrl && !isHere(replacedUrl) ? replacedUrl : null,
        how_to_allow: allowed ? null : explainHowToAllow(server, texts),
      },
    ];
  });
  return { servers: found };
}

const explainHowToAllow = ({ provider, port }: LocalServer, { allow }: Texts['status']): string =>
  provider === 'ollama' ? allow.ollama(`http://localhost:${port}/v1`) : allow.others(`localhost:${port}`);

/** Models that turn text into vectors or speech into text. */
const otherPurpose = /embed|whisper|rerank/i;

async function listLocalModels(
  { port, path, readModels }: LocalServer,
  timeoutMs: number,
): Promise<string[]> {
  const host = `127.0.0.1:${port}`;
  const fetch = createPublicFetch({
    allowedHosts: [host],
    timeoutMs,
    maxResponseBytes: maxLocalModelListBytes,
  });
  const response = await fetch(`http://${host}${path}`, { method: 'GET', headers: {}, body: '' });
  if (!response.ok) throw new Error(`The server at ${host} answered ${response.status}`);
  const limited = await limitJson(response, { maxBytes: maxLocalModelListBytes });
  const names = new Set(readModels(await limited.json()));
  return [...names]
    .filter((name) => name.trim() === name && /^\P{C}+$/u.test(name))
    .filter(({ length }) => length > 0 && length <= maxModelNameLength)
    .filter((name) => !otherPurpose.test(name))
    .slice(0, maxLocalModels);
}
