import { type Kysely, sql } from 'kysely';

/** Bytes of a chunk when this migration was written. */
const chunkBytes = 262_144;

const statements = [
  `create table recording_chunks (
    user_id uuid not null references "user" (id) on delete cascade,
    recording_id uuid not null,
    position integer not null,
    bytes bytea not null,
    primary key (user_id, recording_id, position),
    foreign key (user_id, recording_id) references recordings (user_id, id) on delete cascade
  )`,
  // Sound does not get smaller by compressing it again.
  `alter table recording_chunks alter column bytes set storage external`,
  // The upload that is writing the chunks; null once the recording is complete.
  `alter table recordings add column upload_id uuid, add column audio_bytes integer not null default 0`,
  `insert into recording_chunks (user_id, recording_id, position, bytes)
    select user_id, id, position, substring(audio from position * ${chunkBytes} + 1 for ${chunkBytes})
    from recordings, generate_series(0, (octet_length(audio) - 1) / ${chunkBytes}) as position
    where octet_length(audio) > 0`,
  // A dropped column would keep its storage.
  `update recordings set audio_bytes = octet_length(audio), audio = ''`,
  `alter table recordings drop column audio, alter column audio_bytes drop default`,
];

/** Stores the sound of recordings in chunks, which are written and read one at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
