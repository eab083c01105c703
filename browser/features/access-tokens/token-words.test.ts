import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#browser/api-client.ts';
import { describeCreationFailure, describeScopes, describeUse } from './token-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const never = { expires_at: null, last_used_at: null, last_used_from: null };

describe('the words for a token', () => {
  it('say what it may do', () => {
    expect(describeScopes(['read'])).toBe('Read');
    expect(describeScopes(['read', 'write'])).toBe('Read and write');
    expect(describeScopes(['read', 'write', 'settings'])).toBe('Read, write, and settings');
  });

  it('say when it was used, from where, and until when it works in the zone of the user', () => {
    const words = (token: object) => describeUse({ ...never, ...token }, { now, timeZone: 'Asia/Tokyo' });
    expect(words({})).toBe('Never used, never expires');
    expect(words({ last_used_at: '2026-11-27T11:30:00.000Z', last_used_from: '203.0.113.7' })).toBe(
      'Used within the last hour from 203.0.113.7, never expires',
    );
    expect(words({ expires_at: '2026-12-26T16:00:00.000Z' })).toMatch(/^Never used, expires on .*27/);
    expect(words({ expires_at: '2026-11-27T12:00:00.000Z' })).toMatch(/expired on/);
  });

  it('say what to do when none is created', () => {
    const refused = (code: string, field?: string) =>
      describeCreationFailure(
        new ApiError({ status: 400, code, message: '', issues: field ? [{ field, message: '' }] : [] }),
      );
    expect(describeCreationFailure(new NetworkError('away'))).toContain('Check your connection');
    expect(refused('access_tokens.too_many')).toContain('Revoke one');
    expect(refused('input.invalid', 'name')).toContain('name');
    expect(refused('service.failed')).toContain('Try again');
  });
});
