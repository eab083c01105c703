import { sql } from 'kysely';

/** Returns what an id is compared with to be one of these. A statement stays the same however many there are. */
export const anyId = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;
