import { type ComponentType, Suspense } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { t } from '#browser/i18n/home.ts';
import { usePersistedState } from '#browser/store/use-persisted-state.ts';
import { useStore } from '#browser/store/use-store.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Tabs } from '#browser/ui/tabs.tsx';
import { Recents } from './recents.tsx';

const tabs = ['recents', 'tasks', 'threads', 'links', 'activity'] as const;
type TabId = (typeof tabs)[number];

interface PanelProps {
  /** A capture whose tasks stand elsewhere on the page. */
  without: string | null;
}

const panels: Record<TabId, ComponentType<PanelProps>> = {
  recents: Recents,
  tasks: loadablePart(() => import('./open-tasks.tsx')),
  threads: loadablePart(() => import('./open-threads.tsx')),
  links: loadablePart(() => import('#browser/features/notes/saved-links.tsx')),
  activity: loadablePart(() =>
    import('#browser/features/activity/activity-list.tsx').then(({ ActivityList }) => ({
      default: () => <ActivityList />,
    })),
  ),
};

const isTab = (value: unknown): value is TabId => tabs.some((id) => id === value);

/** Shows the home tabs. The selected tab is in the address and remembered on this device. */
export function HomeTabs({ without }: PanelProps) {
  const { account } = useStore();
  const [remembered, remember] = usePersistedState<TabId>(account.id, 'home-tab', 'recents', isTab);
  const asked = new URLSearchParams(useSearch()).get('tab');
  const selected = isTab(asked) ? asked : remembered;
  const Panel = panels[selected];

  const select = (tab: TabId) => {
    remember(tab);
    const search = new URLSearchParams(location.search);
    search.set('tab', tab);
    navigate(`${location.pathname}?${search}`, { replace: true, state: history.state });
  };

  return (
    <Tabs
      label={t.overviewLists}
      tabs={tabs.map((id) => ({ id, name: t.tabs[id] }))}
      selected={selected}
      onSelect={select}
    >
      <Suspense>
        <Panel without={without} />
      </Suspense>
    </Tabs>
  );
}
