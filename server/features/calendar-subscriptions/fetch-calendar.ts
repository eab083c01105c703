import { maxCalendarRedirects } from '../../config/limits.ts';
import {
  discardBody,
  ForbiddenAddressError,
  type PublicFetch,
  TooLongResponseError,
} from '../../http/public-fetch.ts';
import { version } from '../../version.ts';
import type { CheckFailure } from './calendar-subscriptions.repository.ts';

/** What the server of a calendar answers: its file, that it is as before, or what is wrong. */
type FetchedCalendar =
  | { bytes: Uint8Array<ArrayBuffer>; etag: string | null; lastModified: string | null }
  | 'unchanged'
  | CheckFailure;

/** What tells a server which copy we have. */
interface KnownCopy {
  etag: string | null;
  last_modified: string | null;
}

const redirects = [301, 302, 303, 307, 308];
/** A longer one is not sent back. */
const maxValidatorLength = 500;

/** Fetches a calendar. Never rejects: whatever a stranger's server does is one of the answers. */
export async function fetchCalendar({
  publicFetch,
  url,
  known,
  signal,
}: {
  publicFetch: PublicFetch;
  url: string;
  known: KnownCopy;
  signal: AbortSignal;
}): Promise<FetchedCalendar> {
  try {
    return await follow(url, maxCalendarRedirects);
  } catch (error) {
    if (error instanceof ForbiddenAddressError) return 'private_address';
    if (error instanceof TooLongResponseError) return 'too_large';
    return 'unreachable';
  }

  async function follow(address: string, left: number): Promise<FetchedCalendar> {
    const headers = {
      Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'User-Agent': `Heddle/${version} (calendar subscription)`,
      ...(known.etag && { 'If-None-Match': known.etag }),
      ...(known.last_modified && { 'If-Modified-Since': known.last_modified }),
    };
    const response = await publicFetch(address, { method: 'GET', headers, body: '', signal });
    const { status } = response;
    if (status === 200) {
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        etag: readValidator(response, 'ETag'),
        lastModified: readValidator(response, 'Last-Modified'),
      };
    }
    await discardBody(response);
    const location = response.headers.get('Location');
    if (redirects.includes(status) && location)
      return left > 0 ? follow(new URL(location, address).href, left - 1) : 'unreachable';
    if (status === 304) return 'unchanged';
    if (status === 404 || status === 410) return 'not_found';
    return status === 401 || status === 403 ? 'needs_password' : 'unreachable';
  }
}

/** Returns a header that can be sent back. */
function readValidator({ headers }: Response, name: string): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= maxValidatorLength && /^[\x20-\x7e]*$/.test(value) ? value : null;
}
