import type { Context } from 'hono';
import { type Texts, textsIn, toLanguage } from '../texts.ts';

const tag = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i;

/** Returns the language the client prefers (Accept-Language; RFC 9110, 12.5.4), or `en` where it names none. */
export function requestLocale(c: Context): string {
  const asked = (c.req.header('Accept-Language') ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = Number(parameters.find((piece) => /^q=/i.test(piece))?.slice(2) ?? 1);
    return tag.test(name) && weight > 0 ? [{ name, weight }] : [];
  });
  return asked.reduce((best, one) => (one.weight > best.weight ? one : best), { name: 'en', weight: 0 }).name;
}

/** Returns what the server says in the language the client prefers. */
export const requestTexts = (c: Context): Texts => textsIn(toLanguage(requestLocale(c)));
