// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { hasShares, keepShares, type Share, takeShares } from './shares.ts';

const origin = 'https://heddle.example';
let kept: Map<string, Response> | undefined;
let isFull: boolean;

beforeEach(() => {
  kept = undefined;
  isFull = false;
  const cache = {
    async put(path: string, response: Response) {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      kept?.set(new URL(path, origin).href, response);
    },
    keys: async () => [...(kept?.keys() ?? [])].map((url) => new Request(url)),
    match: async ({ url }: Request) => kept?.get(url)?.clone(),
    delete: async ({ url }: Request) => kept?.delete(url),
  };
  vi.stubGlobal('caches', {
    async open() {
      kept ??= new Map();
      return cache;
    },
    has: async () => kept !== undefined,
    async delete() {
      kept = undefined;
    },
  });
});

function share(fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return keepShares(new Request(`${origin}/share`, { method: 'POST', body }));
}

async function take(): Promise<Share[]> {
  const taken: Share[] = [];
  await takeShares(async (one) => void taken.push(one));
  return taken;
}

it('keeps a text until a page takes it, and then no longer', async () => {
  const response = await share({ title: 'Weaving', text: ' warp the loom ' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, `${origin}/`]);
  expect(await hasShares()).toBe(true);
  expect(await take()).toEqual([
    { id: expect.any(String), kind: 'text', title: 'Weaving', text: 'warp the loom', url: '' },
  ]);
  expect(await hasShares()).toBe(false);
});

it('keeps a sound file as it is', async () => {
  await share({ sound: new File([new Uint8Array([1, 2, 3])], 'memo.m4a', { type: 'audio/mp4' }) });
  const [one] = await take();
  if (one?.kind !== 'sound') throw new Error('no sound was kept');
  expect(new Uint8Array(await one.file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

it('keeps what could not be received, with the same id', async () => {
  await share({ text: 'call Ann' });
  const ids: string[] = [];
  const refuse = async ({ id }: Share) => {
    ids.push(id);
    throw new Error('the device is full');
  };
  await expect(takeShares(refuse)).rejects.toThrow();
  const [again] = await take();
  expect(again?.id).toBe(ids[0]);
});

it('says so when the device has no room for it', async () => {
  isFull = true;
  expect((await share({ text: 'call Ann' })).headers.get('Location')).toBe(`${origin}/?share=failed`);
});

it('says so when it cannot be read', async () => {
  const broken = new Request(`${origin}/share`, { method: 'POST', body: 'no form' });
  expect((await keepShares(broken)).headers.get('Location')).toBe(`${origin}/?share=failed`);
});
