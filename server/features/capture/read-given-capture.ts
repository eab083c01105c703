import { type GivenCapture, givenCaptureSchema } from '#contract/captures.ts';
import { tooLong } from '#contract/text.ts';
import { AppError, invalidInput } from '../../http/errors.ts';

export const idempotencyKeyHeader = 'Idempotency-Key';
const maxKeyLength = 255;

const unknownType = (type: string) =>
  new AppError({
    code: 'captures.unknown_type',
    values: [type],
    status: 415,
  });

/**
 * Reads a text to make tasks of: the body itself, or `text` in JSON or a form. `curl -d` calls a text a form; it is one only if it
 * begins with `text=`. Throws `input.invalid`, and 415 for other types.
 */
export async function readGivenCapture(
  request: Request,
): Promise<GivenCapture & { key: string | undefined }> {
  const key = request.headers.get(idempotencyKeyHeader)?.trim() || undefined;
  if (key && key.length > maxKeyLength)
    throw invalidInput([{ field: idempotencyKeyHeader, message: tooLong(maxKeyLength) }]);
  const parsed = givenCaptureSchema.safeParse(await readBody(request));
  if (!parsed.success)
    throw invalidInput(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
  return { ...parsed.data, key };
}

async function readBody(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const body = await request.text();
  switch (type.trim()) {
    case 'application/json':
      return parseJson(body);
    case 'application/x-www-form-urlencoded':
      return body.startsWith('text=') ? Object.fromEntries(new URLSearchParams(body)) : { text: body };
    case 'text/plain':
    case '':
      return { text: body };
    default:
      throw unknownType(type.trim().slice(0, 100));
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidInput([{ field: '', message: 'The body is not valid JSON' }]);
  }
}
