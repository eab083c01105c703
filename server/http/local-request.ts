import { isIP } from 'node:net';
import type { Context } from 'hono';

const forwardingHeaders = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'];

/**
 * Returns whether a request comes from this machine. A proxy on it also connects from loopback, but the requests it passes on come from
 * elsewhere, which most proxies say in a header.
 */
export const isLocalRequest = (c: Context, clientAddress: (c: Context) => string): boolean =>
  isLoopback(clientAddress(c)) && !forwardingHeaders.some((name) => c.req.header(name) !== undefined);

export type IsOpenedHere = (c: Context) => boolean;

/**
 * Creates a check whether the page that sends a request was opened on the server itself: the request is local, and people reach Heddle by a
 * loopback name. With a `baseUrl` elsewhere nobody counts, since a proxy may pass requests on without saying so.
 */
export const createIsOpenedHere =
  ({
    clientAddress,
    baseUrl,
  }: {
    clientAddress: (c: Context) => string;
    baseUrl: string | undefined;
  }): IsOpenedHere =>
  (c) =>
    isLocalRequest(c, clientAddress) &&
    [c.req.url, ...(baseUrl ? [baseUrl] : [])].every((address) => isLoopbackName(new URL(address).hostname));

const isLoopback = (address: string) =>
  isIP(address) === 4 ? address.startsWith('127.') : address === '::1';

const isLoopbackName = (hostname: string) =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
