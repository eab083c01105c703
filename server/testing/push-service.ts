import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { importJWK, jwtVerify } from 'jose';
import type { NewPushDevice, PushPayload } from '#contract/push.ts';

export interface ReceivedPush {
  payload: PushPayload;
  topic: string;
  urgency: string;
  ttlSeconds: number;
  receivedAt: number;
}

/** A browser as its push service sees it. While it is off, messages wait, and a newer one replaces one with its topic. */
export interface TestDevice {
  subscription: NewPushDevice;
  /** What the browser has been given, in order. */
  messages: ReceivedPush[];
  turnOff: () => void;
  turnOn: () => void;
  /** Answers the next requests for this device with these statuses instead of taking the message. */
  answer: (...answers: { status: number; headers?: Record<string, string>; delayMs?: number }[]) => void;
  /** Drops the subscription: from now on the answer is 410. */
  expire: () => void;
}

/** What a push service refuses, for whoever reads the failing test. */
class Violation extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Subscription extends TestDevice {
  receive: (message: ReceivedPush) => void;
  nextAnswer: () => { status: number; headers?: Record<string, string>; delayMs?: number } | undefined;
  decrypt: (body: Buffer) => string;
  isExpired: () => boolean;
}

/**
 * Runs a push service on loopback that speaks RFC 8030, checks the sender's VAPID token (RFC 8292), and decrypts each
 * message as the browser would (RFC 8188 and 8291). Whatever it finds wrong is in `violations`. It answers `latencyMs` after it
 * has taken a message.
 */
export async function startPushService({ clock = () => new Date(), latencyMs = 0 } = {}) {
  const subscriptions = new Map<string, Subscription>();
  const violations: string[] = [];
  let requests = 0;

  const server = createServer((request, response) => {
    requests++;
    take(request, response).catch((error: unknown) => {
      const status = error instanceof Violation ? error.status : 400;
      if (status !== 404 && status !== 410) violations.push(String(error));
      explain(response, status);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const origin = `http://${host}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (request.method !== 'POST') throw new Violation(405, `${request.method} is not POST`);
    const subscription = subscriptions.get(request.url ?? '');
    if (!subscription) throw new Violation(404, 'There is no such subscription');
    if (subscription.isExpired()) throw new Violation(410, 'The subscription has expired');
    const answer = subscription.nextAnswer();
    if (answer?.delayMs) await sleep(answer.delayMs);
    if (answer && answer.status !== 201) {
      explain(response, answer.status, answer.headers);
      return;
    }
    const { headers } = request;
    await verifyVapid(headers.authorization ?? '', { origin, now: clock() });
    if (body.length > 4096) throw new Violation(413, `The body has ${body.length} bytes`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Violation(415, 'The coding is not aes128gcm');
    if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) throw new Violation(400, 'There is no TTL');
    const topic = headers.topic?.toString() ?? '';
    if (!/^[\w-]{1,32}$/.test(topic)) throw new Violation(400, `The topic ${topic} is not base64url`);
    subscription.receive({
      payload: readPayload(subscription.decrypt(body)),
      topic,
      urgency: headers.urgency?.toString() ?? 'normal',
      ttlSeconds: Number(headers.ttl),
      receivedAt: clock().getTime(),
    });
    if (latencyMs > 0) await sleep(latencyMs);
    response.writeHead(201, { Location: `${origin}/message/${requests}`, TTL: headers.ttl }).end();
  }

  return {
    /** For ALLOWED_PUSH_HOSTS. */
    host,
    violations,
    countRequests: () => requests,
    /** Creates a browser with a subscription of its own. */
    subscribe(): TestDevice {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const subscription = createSubscription(origin + path);
      subscriptions.set(path, subscription);
      return subscription;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a body that arrives with the headers, as Mozilla's service does. */
function explain(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify({ code: status, errno: 103, message: 'Request did not validate' }));
}

export type TestPushService = Awaited<ReturnType<typeof startPushService>>;

function createSubscription(endpoint: string): Subscription {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const messages: ReceivedPush[] = [];
  const waiting = new Map<string, ReceivedPush>();
  const answers: { status: number; headers?: Record<string, string>; delayMs?: number }[] = [];
  let isOff = false;
  let isExpired = false;
  return {
    subscription: {
      endpoint,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    messages,
    turnOff: () => {
      isOff = true;
    },
    turnOn: () => {
      isOff = false;
      messages.push(...waiting.values());
      waiting.clear();
    },
    answer: (...given) => answers.push(...given),
    expire: () => {
      isExpired = true;
    },
    isExpired: () => isExpired,
    nextAnswer: () => answers.shift(),
    receive(message) {
      if (!isOff) return void messages.push(message);
      waiting.delete(message.topic);
      waiting.set(message.topic, message);
    },
    decrypt: (body) => decrypt(body, { ecdh, auth }),
  };
}

const dayMs = 24 * 60 * 60_000;

/** Checks `vapid t=<JWT>, k=<public key>` as RFC 8292 asks. */
async function verifyVapid(
  authorization: string,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Violation(401, 'There is no VAPID key');
  const publicKey = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );
  const verified = await jwtVerify(token, publicKey, {
    audience: origin,
    algorithms: ['ES256'],
    currentDate: now,
  }).catch((error: unknown) => {
    throw new Violation(403, `The VAPID token is wrong: ${error}`);
  });
  const { exp = Infinity, sub = '' } = verified.payload;
  if (exp * 1000 - now.getTime() > dayMs) throw new Violation(403, 'The VAPID token is valid for too long');
  if (!/^(mailto|https):/.test(sub)) throw new Violation(403, `The VAPID subject is ${sub}`);
}

/** Decrypts one record (RFC 8188, 2) with the browser's private key (RFC 8291, 3). */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > body.readUInt32BE(16)) throw new Violation(400, 'There is more than one record');
  const derive = (input: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const delimiter = padded.findLastIndex((byte) => byte !== 0);
  if (padded[delimiter] !== 2) throw new Violation(400, 'The last record does not end with its delimiter');
  return padded.subarray(0, delimiter).toString();
}

function readPayload(text: string): PushPayload {
  const payload: PushPayload = JSON.parse(text);
  if (payload.web_push !== 8030) throw new Violation(400, 'The payload is not declarative');
  const { title, navigate } = payload.notification;
  if (!title) throw new Violation(400, 'The notification has no title');
  if (!URL.canParse(navigate)) throw new Violation(400, `The notification leads to ${navigate}`);
  return payload;
}
