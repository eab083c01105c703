import { expect, test } from 'vitest';
import { z } from 'zod';
import { sessionSchema } from '#contract/sessions.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  currentSessionSchema,
  doneSchema,
  idTokenSchema,
  resetRequestedSchema,
  signedInSchema,
  signingKeysSchema,
} from './auth-responses.ts';

test('the sign-in routes answer what the description of the API says', async () => {
  const { signUp, request } = await createTestApp();
  const ada = await signUp();
  const send = async (path: string, body?: object) => {
    const response = await request(`/api/auth/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { Cookie: ada.cookie, 'Content-Type': 'application/json', Origin: 'http://localhost:3000' },
    });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  const { email, password } = ada;
  expect(signedInSchema.parse(await send('sign-in/email', { email, password })).user).toMatchObject({
    email,
  });
  expect(currentSessionSchema.parse(await send('get-session'))?.user.id).toBe(ada.id);
  expect(idTokenSchema.parse(await send('token')).token.split('.')).toHaveLength(3);
  expect(signingKeysSchema.parse(await send('jwks')).keys).toHaveLength(1);
  expect(z.array(sessionSchema).parse(await send('list-sessions'))).toHaveLength(2);
  resetRequestedSchema.strict().parse(await send('request-password-reset', { email }));
  for (const [path, body] of [
    ['revoke-other-sessions', {}],
    ['change-password', { currentPassword: password, newPassword: `${password} 2` }],
    ['delete-user', { password: `${password} 2` }],
    ['sign-out', {}],
  ] as const)
    doneSchema.strict().parse(await send(path, body));
});
