import { type Kysely, sql } from 'kysely';

const statements = [
  // A program that registered itself. It has no secret: PKCE proves that a code is redeemed by who asked for it.
  `create table "oauthClient" (
    "id" uuid primary key default gen_random_uuid(),
    "clientId" text not null unique,
    "clientSecret" text,
    "clientDiscoveryId" text,
    "disabled" boolean default false,
    "skipConsent" boolean,
    "enableEndSession" boolean,
    "subjectType" text,
    "scopes" jsonb,
    "clientCredentialsScopes" jsonb,
    "userId" uuid references "user" ("id") on delete cascade,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    "name" text,
    "uri" text,
    "icon" text,
    "contacts" jsonb,
    "tos" text,
    "policy" text,
    "softwareId" text,
    "softwareVersion" text,
    "softwareStatement" text,
    "redirectUris" jsonb not null,
    "postLogoutRedirectUris" jsonb,
    "backchannelLogoutUri" text,
    "backchannelLogoutSessionRequired" boolean,
    "tokenEndpointAuthMethod" text,
    "applicationType" text,
    "jwks" text,
    "jwksUri" text,
    "grantTypes" jsonb,
    "responseTypes" jsonb,
    "requirePKCE" boolean,
    "dpopBoundAccessTokens" boolean default false,
    "referenceId" text,
    "metadata" jsonb
  )`,
  `create index "oauthClient_userId" on "oauthClient" ("userId")`,
  `create index "oauthClient_createdAt" on "oauthClient" ("createdAt")`,

  // What a user lets a program do. Without it no token of the program is accepted.
  `create table "oauthConsent" (
    "id" uuid primary key default gen_random_uuid(),
    "userId" uuid not null references "user" ("id") on delete cascade,
    "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
    "referenceId" text,
    "resources" jsonb,
    "requestedUserInfoClaims" jsonb,
    "scopes" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "updatedAt" timestamptz(3) not null,
    "lastUsedAt" timestamptz(3),
    "lastUsedFrom" text,
    unique ("userId", "clientId")
  )`,
  `create index "oauthConsent_clientId" on "oauthConsent" ("clientId")`,

  // Only the SHA-256 of a token is stored, in hex.
  `create table "oauthRefreshToken" (
    "id" uuid primary key default gen_random_uuid(),
    "token" text not null unique,
    "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
    "sessionId" uuid references "session" ("id") on delete set null,
    "userId" uuid not null references "user" ("id") on delete cascade,
    "referenceId" text,
    "authorizationCodeId" text,
    "resources" jsonb,
    "requestedUserInfoClaims" jsonb,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null,
    "revoked" timestamptz(3),
    "rotatedAt" timestamptz(3),
    "rotationReplayResponse" text,
    "rotationReplayExpiresAt" timestamptz(3),
    "authTime" timestamptz(3),
    "confirmation" jsonb,
    "scopes" jsonb not null
  )`,
  `create table "oauthAccessToken" (
    "id" uuid primary key default gen_random_uuid(),
    "token" text not null unique,
    "clientId" text not null references "oauthClient" ("clientId") on delete cascade,
    "sessionId" uuid references "session" ("id") on delete set null,
    "userId" uuid not null references "user" ("id") on delete cascade,
    "referenceId" text,
    "authorizationCodeId" text,
    "resources" jsonb,
    "requestedUserInfoClaims" jsonb,
    "refreshId" uuid references "oauthRefreshToken" ("id") on delete cascade,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null,
    "revoked" timestamptz(3),
    "confirmation" jsonb,
    "scopes" jsonb not null
  )`,
  ...['oauthRefreshToken', 'oauthAccessToken'].flatMap((table) => [
    `create index "${table}_userId" on "${table}" ("userId", "clientId")`,
    `create index "${table}_clientId" on "${table}" ("clientId")`,
    `create index "${table}_sessionId" on "${table}" ("sessionId")`,
    `create index "${table}_authorizationCodeId" on "${table}" ("authorizationCodeId")`,
    `create index "${table}_expiresAt" on "${table}" ("expiresAt")`,
  ]),
  `create index "oauthAccessToken_refreshId" on "oauthAccessToken" ("refreshId")`,

  // Why a restore has ended without restoring anything.
  `alter table imports add column failure text check (failure in ('not_empty', 'refused'))`,

  // A webhook's secret cannot be read after SECRET has changed.
  `alter table webhooks drop constraint webhooks_stopped_because_check,
    add constraint webhooks_stopped_because_check check (stopped_because in ('gone', 'failing', 'secret'))`,
  `alter table webhook_deliveries drop constraint webhook_deliveries_problem_check,
    add constraint webhook_deliveries_problem_check
      check (problem in ('refused', 'unreachable', 'forbidden', 'secret'))`,
];

/** Adds programs that connect by OAuth, with better-auth's column names but for when one was last used, and states of webhooks and imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
