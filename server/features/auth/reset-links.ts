import { BlockList, isIP } from 'node:net';

const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, bits, 'ipv6');

const ownName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$|\.(localhost|local|lan|internal|home\.arpa)$/;

/**
 * Returns where a link in a mail may lead. Without BASE_URL that is the address the request came to, but whoever asks
 * for the mail writes that address: only names and addresses that can exist in nobody's network but one's own
 * are believed. Undefined otherwise.
 */
export function getLinkBase({
  baseUrl,
  requestUrl,
}: {
  baseUrl: string | undefined;
  requestUrl: string;
}): string | undefined {
  if (baseUrl) return baseUrl;
  const { origin, hostname } = new URL(requestUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const own = family ? ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6') : ownName.test(host);
  return own ? origin : undefined;
}

export const formatResetLink = (base: string, token: string) => `${base}/reset?token=${token}`;
