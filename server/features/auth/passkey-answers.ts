import { z } from 'zod';
import { textSchema } from './auth-requests.ts';

const valueSchema = textSchema('INVALID_INPUT');

// What a browser answers, as JSON (WebAuthn, 5.1.8).
const credentialSchema = z.object({
  id: valueSchema,
  rawId: valueSchema,
  type: z.literal('public-key', 'INVALID_INPUT'),
});
const clientExtensionResults = z.object({}).default({});
/** A new passkey. */
export const newCredentialSchema = credentialSchema.extend({
  clientExtensionResults,
  response: z.object({
    clientDataJSON: valueSchema,
    attestationObject: valueSchema,
    transports: z.array(valueSchema.max(20)).max(10).default([]),
  }),
});
/** A challenge signed by a passkey. */
export const signedChallengeSchema = credentialSchema.extend({
  clientExtensionResults,
  response: z.object({ clientDataJSON: valueSchema, authenticatorData: valueSchema, signature: valueSchema }),
});
export type NewCredential = z.infer<typeof newCredentialSchema>;
export type SignedChallenge = z.infer<typeof signedChallengeSchema>;
