import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table "user" add column "twoFactorEnabled" boolean not null default false`,

  // The secret and the recovery codes are encrypted with SECRET.
  `create table "twoFactor" (
    "id" uuid primary key default gen_random_uuid(),
    "userId" uuid not null unique references "user" ("id") on delete cascade,
    "secret" text not null,
    "backupCodes" text not null,
    "verified" boolean not null default false,
    "failedVerificationCount" integer not null default 0,
    "lockedUntil" timestamptz(3)
  )`,

  `create table "passkey" (
    "id" uuid primary key default gen_random_uuid(),
    "userId" uuid not null references "user" ("id") on delete cascade,
    "name" text,
    "credentialID" text not null unique,
    "publicKey" text not null,
    "counter" double precision not null,
    "deviceType" text not null,
    "backedUp" boolean not null,
    "transports" text,
    "aaguid" text,
    "createdAt" timestamptz(3) not null default now()
  )`,
  `create index "passkey_userId" on "passkey" ("userId")`,

  // When the person last proved who they are; at first, by signing in.
  `alter table "session" add column "confirmedAt" timestamptz(3) not null default now()`,
  `update "session" set "confirmedAt" = "createdAt"`,
];

/** The column names are better-auth's, but for `confirmedAt`. The counter is an unsigned number of 32 bits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
