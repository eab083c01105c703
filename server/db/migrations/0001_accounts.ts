import { type Kysely, sql } from 'kysely';

const statements = [
  `create table "user" (
    "id" uuid primary key default gen_random_uuid(),
    "name" text not null,
    "email" text not null unique check ("email" = lower("email")),
    "emailVerified" boolean not null default false,
    "image" text,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    "timeZone" text not null default 'UTC',
    "disabledAt" timestamptz(3)
  )`,

  `create table "session" (
    "id" uuid primary key default gen_random_uuid(),
    "expiresAt" timestamptz(3) not null,
    "token" text not null unique,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    "ipAddress" text,
    "userAgent" text,
    "userId" uuid not null references "user" ("id") on delete cascade
  )`,
  `create index "session_userId" on "session" ("userId")`,
  `create index "session_expiresAt" on "session" ("expiresAt")`,

  `create table "account" (
    "id" uuid primary key default gen_random_uuid(),
    "accountId" text not null,
    "providerId" text not null,
    "userId" uuid not null references "user" ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz(3),
    "refreshTokenExpiresAt" timestamptz(3),
    "scope" text,
    "password" text,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    unique ("providerId", "accountId")
  )`,
  `create index "account_userId" on "account" ("userId")`,

  `create table "verification" (
    "id" uuid primary key default gen_random_uuid(),
    "identifier" text not null,
    "value" text not null,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  )`,
  `create index "verification_identifier" on "verification" ("identifier")`,
  `create index "verification_expiresAt" on "verification" ("expiresAt")`,

  `create table "jwks" (
    "id" uuid primary key default gen_random_uuid(),
    "publicKey" text not null,
    "privateKey" text not null,
    "createdAt" timestamptz(3) not null default now(),
    "expiresAt" timestamptz(3),
    "alg" text,
    "crv" text
  )`,

  `create table "rate_limits" (
    "key" text primary key,
    "points" integer not null default 0,
    "expire" bigint
  )`,
  `create index "rate_limits_expire" on "rate_limits" ("expire")`,
];

/** The column names are better-auth's, those of the last table rate-limiter-flexible's (`expire` in ms). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
