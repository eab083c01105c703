import { maxTextLength } from '#contract/limits.ts';
import type { ReadMail } from './read-mail.ts';

/** What a mail becomes: whatever tasks its subject names, or one task with notes. */
type MailPlan = { kind: 'tasks'; text: string } | { kind: 'task'; title: string; notes: string };

/** Subject prefixes of a forwarded mail and of a reply in the languages of common mail programs. */
const forwardPrefix = /^\s*(?:fwd?|wg|tr|rv|enc|doorst|i)\s*:\s*/i;
const replyPrefix = /^\s*(?:re|aw|sv|res|antw)\s*:\s*/i;

/** A mail that is only a subject is read like a typed text; with a text or files, or when forwarded, it is one task. */
export function planMail({ subject, text, attachments, from }: ReadMail): MailPlan {
  const { bare, isForwarded } = stripPrefixes(subject);
  const body = isForwarded ? text : withoutSignature(text);
  if (subject !== '' && !isForwarded && body === '' && attachments.length === 0)
    return { kind: 'tasks', text: subject.slice(0, maxTextLength).toWellFormed() };
  const [firstLine = ''] = body.split('\n');
  const files = attachments.length > 0 ? `Attachments: ${attachments.join(', ')}` : '';
  return {
    kind: 'task',
    title: (bare || firstLine || `Email from ${from ?? 'somebody'}`).slice(0, maxTextLength).toWellFormed(),
    notes: shorten([bare === '' && body === firstLine ? '' : body, files].filter(Boolean).join('\n\n')),
  };
}

/** Returns a subject without its prefixes, and whether one of them says that the mail is forwarded. */
function stripPrefixes(subject: string): { bare: string; isForwarded: boolean } {
  let bare = subject;
  for (let isForwarded = false; ; ) {
    isForwarded ||= forwardPrefix.test(bare);
    const next = bare.replace(forwardPrefix, '').replace(replyPrefix, '');
    if (next === bare) return { bare: bare.trim(), isForwarded };
    bare = next;
  }
}

/** Signatures are short; what is longer is kept, whatever begins it. */
const maxSignatureLength = 300;
/** A line of two dashes (RFC 3676, 4.3), or the one that phones put below a mail, and what follows. */
const signature =
  /(?:^|\n)(?:-- ?\n.*|(?:sent from|get outlook for|von meinem|gesendet (?:von|mit)|envoyé (?:de|depuis)|enviado (?:desde|do)|verstuurd vanaf) [^\n]{1,60}$)/is;

function withoutSignature(text: string): string {
  const end = text.slice(-maxSignatureLength);
  return (text.slice(0, -maxSignatureLength) + end.replace(signature, '')).trim();
}

const tooLong = '\n\n… The email is longer than notes can be.';

const shorten = (notes: string): string =>
  notes.length <= maxTextLength
    ? notes
    : notes.slice(0, maxTextLength - tooLong.length).toWellFormed() + tooLong;
