import { z } from 'zod';
import { ConfigError } from './config-error.ts';

export const oidcSettings = {
  PASSWORD_SIGN_IN: { schema: z.enum(['on', 'off']), takes: 'on or off', default: 'on' as const },
  OIDC_CLIENT_ID: { schema: z.string(), takes: 'the client ID that your provider shows' },
  OIDC_CLIENT_SECRET: { schema: z.string(), takes: 'the client secret that your provider shows' },
  OIDC_NAME: {
    schema: z.string().max(60),
    takes: 'a name of at most 60 characters',
    default: 'your sign-in service',
  },
  OIDC_AUTO_REDIRECT: { schema: z.enum(['on', 'off']), takes: 'on or off', default: 'off' as const },
  OIDC_SIGNUP: { schema: z.enum(['open', 'closed']), takes: 'open or closed' },
} as const;

/** The OpenID provider that people sign in with. */
export interface OidcConfig {
  /** Without a slash at its end. */
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  /** As the button says it. */
  name: string;
  autoRedirect: boolean;
  /** Whether somebody without an account here gets one. */
  signup: 'open' | 'closed';
}

/** Reads how people sign in besides passkeys. Throws ConfigError where nobody could. */
export function readOidc(
  read: (name: keyof typeof oidcSettings | 'OIDC_ISSUER' | 'BASE_URL' | 'SIGNUP') => never,
): { oidc: OidcConfig | undefined; passwordSignIn: 'on' | 'off' } {
  const passwordSignIn: 'on' | 'off' = read('PASSWORD_SIGN_IN');
  const issuer: string | undefined = read('OIDC_ISSUER');
  const clientId: string | undefined = read('OIDC_CLIENT_ID');
  if (!issuer !== !clientId) throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID must be set together.');
  if (!issuer || !clientId) {
    if (passwordSignIn === 'off')
      throw new ConfigError('PASSWORD_SIGN_IN=off needs OIDC_ISSUER: otherwise nobody could sign up.');
    return { oidc: undefined, passwordSignIn };
  }
  if (!read('BASE_URL'))
    throw new ConfigError('BASE_URL is required with OIDC_ISSUER: the provider sends people back there.');
  const oidc = {
    issuer,
    clientId,
    clientSecret: read('OIDC_CLIENT_SECRET') as string | undefined,
    name: read('OIDC_NAME') as string,
    autoRedirect: (read('OIDC_AUTO_REDIRECT') as string) === 'on',
    signup:
      (read('OIDC_SIGNUP') as OidcConfig['signup'] | undefined) ?? (read('SIGNUP') as OidcConfig['signup']),
  };
  return { oidc, passwordSignIn };
}
