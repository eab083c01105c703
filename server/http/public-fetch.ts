import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface PublicRequest {
  method: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
  /** Ends the request earlier than `timeoutMs` does. */
  signal?: AbortSignal;
}

/** Sends one request to an address that a user chose. Rejects with ForbiddenAddressError, or when the request fails. */
export type PublicFetch = (address: string, request: PublicRequest) => Promise<Response>;

/** Ends a response whose body is of no use. The host may still send it, or break off: neither matters any more. */
export const discardBody = async ({ body }: Response): Promise<void> => body?.cancel().catch(() => undefined);

/** Thrown for an address that is not public: it could be a machine that only this server can reach. */
export class ForbiddenAddressError extends Error {}

/** Thrown while a response is read that is longer than allowed. */
export class TooLongResponseError extends Error {}

/**
 * Creates a `fetch` for addresses that come from users: HTTPS to public addresses only, checked when connecting, no
 * redirects, a limited response in a limited time. `allowedHosts` (`host` or `host:port`) are exempt from the first two.
 */
export function createPublicFetch({
  allowedHosts,
  timeoutMs,
  maxResponseBytes,
  resolveHost = lookup,
}: {
  allowedHosts: readonly string[];
  timeoutMs: number;
  maxResponseBytes: number;
  /** Replaces the system's resolver. */
  resolveHost?: ResolveHost;
}): PublicFetch {
  const lookUpPublic = createPublicLookup(resolveHost);
  return (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    const isAllowed = allowedHosts.includes(url.host);
    const limit = AbortSignal.timeout(timeoutMs);
    return new Promise((resolve, reject) => {
      if (hasCredentials(url) || (!isAllowed && !isPublicUrl(url)))
        return reject(new ForbiddenAddressError());
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const options = {
        method,
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
        ...(!isAllowed && { lookup: lookUpPublic }),
      };
      send(url, options, (incoming) => {
        // A status outside this range makes the constructor of Response throw, here where nobody would catch it.
        if (isStatus(incoming.statusCode)) resolve(toResponse(incoming, maxResponseBytes));
        else incoming.destroy();
      })
        .on('error', reject)
        // Also after an answer, when nothing is left to reject; after a switch of protocols nothing else is emitted.
        .on('close', () => reject(new Error('The host gave no usable answer')))
        .end(body);
    });
  };
}

/** Returns whether an address holds a user or a password, which would be shown, logged and exported with it. */
export const hasCredentials = ({ username, password }: URL): boolean => username + password !== '';

/** Returns false for an address that is certainly refused; a name may still turn out to have a private address. */
export function isPublicUrl(url: URL): boolean {
  const { protocol, hostname } = url;
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    protocol === 'https:' &&
    !hasCredentials(url) &&
    host !== 'localhost' &&
    (isIP(host) === 0 || isPublicAddress(host))
  );
}

const reserved = new BlockList();
/** The special-purpose registry of IANA (RFC 6890), and multicast. */
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  addNetwork(reserved, network, 'ipv4');
// Teredo, documentation and 6to4 lie within the global unicast addresses.
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  addNetwork(reserved, network, 'ipv6');

const globalUnicast = new BlockList();
addNetwork(globalUnicast, '2000::/3', 'ipv6');

function addNetwork(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/');
  list.addSubnet(address, Number(bits), family);
}

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export type ResolveHost = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name for the connection itself, so that it cannot lead elsewhere between a check and its use. */
const createPublicLookup =
  (resolveHost: ResolveHost): LookupFunction =>
  (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new ForbiddenAddressError(), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

const isStatus = (status = 0): boolean => status >= 200 && status <= 599;

const nullBodyStatuses = [204, 205, 304];

function toResponse(incoming: IncomingMessage, maxBytes: number): Response {
  const { statusCode: status = 0, headers } = incoming;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const each of [value].flat()) if (each !== undefined) sent.append(name, each);
  if (nullBodyStatuses.includes(status)) {
    incoming.resume();
    return new Response(null, { status, headers: sent });
  }
  return new Response(toBody(incoming, maxBytes), { status, headers: sent });
}

/**
 * Streams what arrives, as it is read. Not by `Readable.toWeb`, which throws where nobody can catch it when a body is
 * canceled that has arrived already.
 */
function toBody(incoming: IncomingMessage, maxBytes: number): ReadableStream<Uint8Array> {
  // Without a listener, an error before the first read would be thrown where nobody can catch it.
  incoming.on('error', () => undefined);
  const chunks: AsyncIterator<Buffer> = incoming[Symbol.asyncIterator]();
  let bytes = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value: chunk } = await chunks.next();
        if (done) return controller.close();
        bytes += chunk.length;
        if (bytes > maxBytes) {
          incoming.destroy();
          throw new TooLongResponseError('The response is too long');
        }
        controller.enqueue(chunk);
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  );
}
