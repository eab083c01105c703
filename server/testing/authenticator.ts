import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const flags = { userPresent: 1, userVerified: 4, hasCredential: 64 };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Encodes 24 to 255 bytes as a CBOR byte string. */
const encodeBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** Encodes text as a CBOR text string of less than 24 characters. */
const encodeText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/**
 * Simulates an authenticator with one passkey (ES256, without attestation) in a browser at `origin`. `verifiesUser` says whether it
 * checks a finger, a face or a PIN.
 */
export function createAuthenticator({ origin = 'http://localhost', verifiesUser = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  function createAuthenticatorData(host: string, credential?: Buffer): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set =
      flags.userPresent | (verifiesUser ? flags.userVerified : 0) | (credential ? flags.hasCredential : 0);
    return Buffer.concat([sha256(host), Buffer.from([set]), count, credential ?? Buffer.alloc(0)]);
  }

  const createClientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    /** Answers the options for a new passkey as a browser does. */
    create({ challenge, rp }: Options) {
      // A map with key type EC2, algorithm ES256, curve P-256, and the coordinates (RFC 9053, 7.1.1).
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        encodeBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        encodeBytes(Buffer.from(y, 'base64url')),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[encodeText('fmt'), encodeText('none'), encodeText('attStmt'), Buffer.from([0xa0])],
        encodeText('authData'),
        encodeBytes(createAuthenticatorData(rp?.id ?? '', attested)),
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: createClientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Answers the options for a sign-in as a browser does. */
    get({ challenge, rpId }: Options) {
      const clientData = createClientData('webauthn.get', challenge);
      const authenticatorData = createAuthenticatorData(rpId ?? '');
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      };
    },
  };
}
