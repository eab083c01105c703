import { createHash } from 'node:crypto';

/** Begins every access token, so that scanners and people recognize one that leaked. */
export const tokenPrefix = 'heddle_';

/** Begins the tokens of programs that signed in by OAuth, which are for `/mcp` alone. */
export const programTokenPrefix = `${tokenPrefix}mcp_`;

export const isAccessToken = (token: string): boolean => token.startsWith(tokenPrefix);

/** Returns the SHA-256 in hex. Tokens are random, so they need neither salt nor a slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
