/** A map of at most `size` entries that drops the one not used for longest. */
export function createBoundedCache<Value>(size: number) {
  const entries = new Map<string, Value>();
  /** Used last, and so in its place already. */
  let newest: string | undefined;
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined || key === newest) return value;
      newest = key;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      newest = key;
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= size) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        return;
      }
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
  };
}
