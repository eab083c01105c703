import { deriveUuid } from '../../ids.ts';

/**
 * Returns the id of a capture that its sender names in words of their own, such as an Idempotency-Key or the Message-ID of a mail:
 * the same for the same name of the same user.
 */
export const deriveCaptureId = (userId: string, kind: 'key' | 'mail', name: string): string =>
  deriveUuid(['capture', userId, kind, name]);
