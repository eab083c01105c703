/** Random bits of a UUIDv7 between version and variant. */
const randA = 2 ** 12;

/**
 * Returns the id of the next task in a series: the same UUIDv7 with the 12 bits after the version incremented, so that
 * every device and the server create the same row. Tasks of a capture differ in other bits (`deriveTaskId`).
 */
export const followingId = (id: string): string => raise(id, 1);

/** Returns the id whose following id this is. */
export const precedingId = (id: string): string => raise(id, randA - 1);

function raise(id: string, by: number): string {
  const raised = (Number.parseInt(id.slice(15, 18), 16) + by) % randA;
  return id.slice(0, 15) + raised.toString(16).padStart(3, '0') + id.slice(18);
}
