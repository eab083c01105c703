import { uuidv7 } from 'uuidv7';

/** Returns a new UUIDv7, greater than those made before it in this process. */
export const createId = (): string => uuidv7();
