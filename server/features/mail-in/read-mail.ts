import PostalMime from 'postal-mime';
import { maxTextLength } from '#contract/limits.ts';
import { cleanText } from '#contract/text.ts';

/** What a mail says, as far as tasks are made of it. All of it is data from outside. */
export interface ReadMail {
  /** As the mail names itself, so that a mail that arrives twice is known. */
  messageId: string | null;
  /** In lower case. */
  from: string | null;
  subject: string;
  text: string;
  /** Names of attached files. */
  attachments: string[];
  /** When it was written, by its own account. */
  date: string | null;
  /** What the relay found about the sender, such as `spf=pass, dkim=fail`. */
  checks: string | null;
}

const parseOptions = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 3 };
/** Characters of HTML that are turned into text: much more than notes hold. */
const maxHtmlLength = 300_000;
/** Characters of the text: enough to tell that it is too long for notes. */
const maxReadLength = 2 * maxTextLength;

/**
 * Reads a mail (RFC 5322, MIME). Believes only those `Authentication-Results` that `authservId` signed (RFC 8601), since a relay removes
 * what others claim in its name. Throws for a mail with too many nested parts or headers.
 */
export async function readMail(
  bytes: Uint8Array,
  { authservId }: { authservId?: string | undefined } = {},
): Promise<ReadMail> {
  const mail = await PostalMime.parse(bytes, parseOptions);
  const text = mail.text ?? (mail.html === undefined ? '' : await toText(mail.html));
  return {
    messageId: mail.messageId?.trim() || null,
    from: mail.from?.address?.trim().toLowerCase() || null,
    subject: clean(mail.subject ?? '').replace(/\s+/g, ' '),
    text: clean(text.replace(/\r\n?/g, '\n')).slice(0, maxReadLength),
    attachments: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, mimeType }) => clean(filename ?? mimeType).replace(/\s+/g, ' ')),
    date: mail.date ?? null,
    checks: authservId === undefined ? null : readChecks(mail.headers, authservId),
  };
}

const clean = (text: string): string => cleanText(text).trim();

/** Turns HTML into plain text. PostalMime does so where HTML stands beside a text, so it is given an empty one. */
async function toText(html: string): Promise<string> {
  const { text = '' } = await PostalMime.parse(
    [
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      '',
      '--part',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html.slice(0, maxHtmlLength)).toString('base64').replace(/.{76}/g, '$&\r\n'),
      '--part--',
      '',
    ].join('\r\n'),
  );
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/ +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

function readChecks(headers: readonly { key: string; value: string }[], authservId: string): string | null {
  const results = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => /^\s*([^\s;]+)[^;]*;(.*)$/s.exec(value))
    .filter((match) => match?.[1]?.toLowerCase() === authservId.toLowerCase())
    .flatMap((match) => match?.[2]?.match(/(?<![\w.-])(spf|dkim|dmarc|arc)=[a-z]+/gi) ?? []);
  return results.length > 0 ? [...new Set(results.map((one) => one.toLowerCase()))].join(', ') : null;
}
