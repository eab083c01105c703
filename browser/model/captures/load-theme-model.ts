import { whenIdle } from '#browser/ui/when-idle.ts';

let loading: Promise<void> | undefined;

/** Loads the theme model while the page is idle, so that the first key does not wait for it. Runs once a page load. */
export function loadThemeModelWhenIdle(): void {
  loading ??= import('#intake/theme/classify.ts').then(({ loadShippedModel }) => whenIdle(loadShippedModel));
  // Offline before the model was ever downloaded; the intake reports it when used.
  loading.catch(() => {
    loading = undefined;
  });
}
