/** Sorts providers of language models as they are asked: the active one, then the others as they were added. Empty if none is active. */
export function orderProviders<Provider extends { is_active: boolean }>(
  providers: readonly Provider[],
): Provider[] {
  const active = providers.find(({ is_active }) => is_active);
  return active ? [active, ...providers.filter((each) => each !== active)] : [];
}
