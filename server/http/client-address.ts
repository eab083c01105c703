import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';

/** Used where a request has no socket, as in tests. */
const loopback = '127.0.0.1';

/**
 * Finds the address a request came from: the socket's peer, or what X-Forwarded-For says as far as
 * `trustedProxies` (addresses and ranges) vouch for it. IPv4 addresses inside IPv6 are written as IPv4. Warns once of a
 * peer that sends the header and is not trusted: most likely a proxy that nobody has told Heddle of.
 */
export function createClientAddress(
  trustedProxies: string[],
  log: Pick<Logger, 'warn'>,
): (c: Context) => string {
  const trusted = proxyAddr.compile(trustedProxies);
  let hasWarned = false;

  function warnOnce(peer: string): void {
    if (hasWarned) return;
    hasWarned = true;
    log.warn(
      `X-Forwarded-For from ${peer} is ignored, so rate limits count everybody behind that address as one. If it is your reverse proxy, set TRUSTED_PROXIES=${peer}`,
    );
  }

  return (c) => {
    const incoming: IncomingMessage | undefined = c.env?.incoming;
    const peer = incoming?.socket?.remoteAddress;
    if (!incoming || !peer) return loopback;
    if (incoming.headers['x-forwarded-for'] !== undefined && !trusted(peer, 0)) warnOnce(unmapIpv4(peer));
    const claimed = proxyAddr(incoming, trusted);
    return unmapIpv4(isIP(claimed) > 0 ? claimed : peer);
  };
}

const unmapIpv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Returns an IPv6 address without its zone in RFC 5952 form, and anything else unchanged. */
export function canonicalizeAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  return new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
}

/** Returns the network that one subscriber holds: an IPv4 address, or the /64 around an IPv6 address (RFC 6177). */
export function toNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = canonicalizeAddress(address).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
