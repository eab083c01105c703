export type Redact = (text: string) => string;

/** A shorter key is none, but a word that a local server takes for one, such as “ollama”. */
const minSecretLength = 8;

/** Returns a function that replaces a provider's key in a text. */
export const createRedaction =
  (secret = ''): Redact =>
  (text) =>
    secret.length < minSecretLength ? text : text.replaceAll(secret, '[API key]');

/** Returns the length of the longest end of the text that the secret starts with. */
export function overlapLength(text: string, secret: string): number {
  for (let length = Math.min(text.length, secret.length - 1); length > 0; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
