import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a device, in base64url. */
export interface DeviceKeys {
  p256dh: string;
  auth: string;
}

/** RFC 8188, 2.1: the whole payload is one record. */
const recordSize = 4096;
/** A push service must take bodies of this many bytes (RFC 8030, 7.2). The header, the delimiter and the tag need 103. */
export const maxPayloadBytes = recordSize - 103;

/**
 * Encrypts a payload for one device (RFC 8291, with the aes128gcm coding of RFC 8188). Throws when it is too long or
 * `p256dh` is no point of the curve. Key and salt are random; tests pass those of the RFC's example.
 */
export function encryptPayload(
  payload: string,
  keys: DeviceKeys,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const plain = Buffer.from(payload);
  if (plain.length > maxPayloadBytes) throw new Error(`The payload has ${plain.length} bytes`);
  const [receiver, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  const ecdh = createECDH('prime256v1');
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const sender = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const input = derive(ecdh.computeSecret(receiver), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);

  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(recordSize, 16);
  header.writeUInt8(sender.length, 20);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const lastRecordDelimiter = Buffer.from([2]);
  const encrypted = [cipher.update(plain), cipher.update(lastRecordDelimiter), cipher.final()];
  return Buffer.concat([header, sender, ...encrypted, cipher.getAuthTag()]);
}

const derive = (input: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', input, salt, info, bytes));
