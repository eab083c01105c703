import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError, damagedBackup } from './backup.errors.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';

/** How an encrypted backup begins. */
export const sealMark = Buffer.from('HEDDLE-ENCRYPTED-BACKUP-1\n');

const algorithm = 'aes-256-gcm';
const saltBytes = 16;
const tagBytes = 16;
const chunkBytes = 64 * 1024;
/** Takes 32 MB and a quarter of a second; one of the choices in OWASP's Password Storage Cheat Sheet. */
const scryptCost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

const deriveKey = promisify<string, Buffer, number, typeof scryptCost, Buffer>(scrypt);

/**
 * Returns the nonce of one chunk: its index, and 1 for the last. So no chunk can be missing, moved or cut off unnoticed: the STREAM
 * construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015. The key serves one file only, because of the salt.
 */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index));
  nonce[11] = Number(isLast);
  return nonce;
}

/** Encrypts a stream: the mark and a salt, then chunks of 64 KB, each followed by its tag. */
export async function* seal(source: AsyncIterable<Buffer>, key: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const derived = await deriveKey(key, salt, 32, scryptCost);
  yield Buffer.concat([sealMark, salt]);
  const reader = createByteReader(source);
  for (let index = 0, isLast = false; !isLast; index++) {
    const chunk = await reader.read(chunkBytes);
    isLast = await reader.isAtEnd();
    const cipher = createCipheriv(algorithm, derived, nonceOf(index, isLast), { authTagLength: tagBytes });
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts what `seal` made, from behind the mark. Throws BackupError for another key, and where a byte is changed or missing. */
export async function* unseal(reader: ByteReader, key: string): AsyncGenerator<Buffer> {
  const salt = await reader.read(saltBytes);
  const derived = await deriveKey(key, salt, 32, scryptCost);
  for (let index = 0, isLast = false; !isLast; index++) {
    const sealed = await reader.read(chunkBytes + tagBytes);
    isLast = await reader.isAtEnd();
    if (sealed.length < tagBytes) throw damagedBackup();
    const decipher = createDecipheriv(algorithm, derived, nonceOf(index, isLast), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(sealed.subarray(-tagBytes));
    try {
      yield Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
    } catch {
      throw index === 0
        ? new BackupError(
            'BACKUP_KEY is not the key of this backup, or the beginning of the file is damaged.',
            'wrong_key',
          )
        : damagedBackup();
    }
  }
}
