/** Random bits of a UUIDv7 between version and variant. */
const randA = 2 ** 12;

/**
 * The id of the task that follows `id` in a series: its UUIDv7 with the 12 bits after the version raised by one,
 * so that every device and the server make the same row. Tasks of a capture differ in other bits (`taskIdOf`).
 */
export function followingId(id: string): string {
  const raised = (Number.parseInt(id.slice(15, 18), 16) + 1) % randA;
  return id.slice(0, 15) + raised.toString(16).padStart(3, '0') + id.slice(18);
}
