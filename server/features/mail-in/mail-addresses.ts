import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const partBytes = 10;

export type MailAddresses = ReturnType<typeof createMailAddresses>;

/**
 * Writes and reads the secret addresses that take mails: a random id, signed with a key that follows from the server's secret. So the
 * database holds none, the settings can show it again, and a guess costs no query (decision 0056).
 */
export function createMailAddresses({ secret, domain }: { secret: string; domain: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'heddle mail addresses', 32));
  const sign = (id: string) => toBase32(createHmac('sha256', key).update(id).digest().subarray(0, partBytes));

  return {
    createId: (): string => toBase32(randomBytes(partBytes)),

    /** Returns the address of an id: 32 letters and digits before the domain. */
    format: (id: string): string => `${id}${sign(id)}@${domain}`,

    /** Returns the id of an address, or null for what is no address of this server. */
    read(address: string): string | null {
      const [, local = '', host] = /^([a-z2-7]{32})@(.+)$/.exec(address.toLowerCase()) ?? [];
      if (host !== domain) return null;
      const id = local.slice(0, local.length / 2);
      return timingSafeEqual(Buffer.from(local.slice(id.length)), Buffer.from(sign(id))) ? id : null;
    },
  };
}

/** Mail addresses ignore case and take few signs: RFC 4648, 6, in lower case. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}
