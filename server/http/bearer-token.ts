const scheme = 'bearer ';

/** Returns the token after `Bearer ` in the value of an Authorization header; empty where there is none. */
export const readBearerToken = (authorization = ''): string =>
  authorization.slice(0, scheme.length).toLowerCase() === scheme
    ? authorization.slice(scheme.length).trim()
    : '';
