import { expect, it } from 'vitest';
import { createVapid } from './vapid.ts';

it('makes a key of every secret, also one that begins with zeros', async () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const vapids = Array.from({ length: 2_000 }, (_, index) =>
    createVapid({
      secret: `a secret of at least thirty-two characters ${index}`,
      baseUrl: undefined,
      vapidPrivateKey: undefined,
      vapidSubject: undefined,
    }),
  );
  for (const vapid of vapids)
    expect(await vapid.authorize('https://push.example.net/1', now)).toContain(vapid.publicKey);
});
