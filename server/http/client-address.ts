import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/** Used where a request has no socket, as in tests. */
const loopback = '127.0.0.1';

/**
 * Finds the address a request came from: the socket's peer, or what X-Forwarded-For says as far as
 * `trustedProxies` (addresses and ranges) vouch for it. IPv4 addresses inside IPv6 are written as IPv4.
 */
export function createClientAddress(trustedProxies: string[]): (c: Context) => string {
  const trusted = proxyAddr.compile(trustedProxies);
  return (c) => {
    const incoming: IncomingMessage | undefined = c.env?.incoming;
    const peer = incoming?.socket?.remoteAddress;
    if (!incoming || !peer) return loopback;
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
