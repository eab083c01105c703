const width = 30;

/** Formats the progress of an installation as a line with a bar. */
export function formatProgress(
  phase: 'downloading' | 'unpacking',
  receivedBytes: number,
  bytes: number,
): string {
  if (phase === 'unpacking') return 'Unpacking';
  const share = receivedBytes / bytes;
  const done = Math.floor(share * width);
  const mb = (count: number) => Math.floor(count / 1_000_000);
  return `${'#'.repeat(done)}${'.'.repeat(width - done)} ${Math.floor(100 * share)} % of ${Math.ceil(bytes / 1_000_000)} MB, ${mb(receivedBytes)} MB so far`;
}
