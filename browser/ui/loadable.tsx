import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code comes when it is needed. Once it is there it is drawn at once: React would show the fallback
 * first, and keeps what follows a fallback back for 300 ms.
 */
export function loadable<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const loadNow = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Later = lazy(loadNow);
  function Loadable(props: Props) {
    // The same for as long as it is on the page.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Component {...props} />;
  }
  return Object.assign(Loadable, { load: loadNow });
}
