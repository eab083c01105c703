import { Fragment, useSyncExternalStore } from 'react';
import { ShortcutsSwitch } from '#browser/features/settings/shortcuts-section.tsx';
import { t } from '#browser/i18n/shortcuts.ts';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { isCharacter } from './keys.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { listedShortcuts, onShortcutsChange, type Shortcut, shortcutGroups } from './use-shortcuts.ts';

/** Lists the shortcuts available on the current page. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const shortcuts = useSyncExternalStore(onShortcutsChange, listedShortcuts);
  const areCharactersOn = useShortcutsOn();
  const shown = shortcuts.filter(({ keys }) => areCharactersOn || !isCharacter(keys));
  return (
    <Dialog onClose={onClose} title={t.keyboardShortcuts} wide>
      <div tabIndex={-1} data-autofocus className="outline-none">
        {shortcutGroups.map((group) => {
          const ofGroup = shown.filter((shortcut) => shortcut.group === group);
          return (
            ofGroup.length > 0 && (
              <section key={group} aria-labelledby={`shortcuts-${group}`} className="mb-6">
                <h3 id={`shortcuts-${group}`} className="pb-1 font-medium text-muted text-sm">
                  {t.groups[group]}
                </h3>
                <dl className="gap-x-10 sm:columns-2">
                  {byName(ofGroup).map(([name, all]) => (
                    <div
                      key={name}
                      className="flex min-h-9 items-center justify-between gap-4 border-hairline border-t py-1 break-inside-avoid"
                    >
                      <dt>{name}</dt>
                      <dd className="flex flex-wrap justify-end gap-x-1.5 text-muted text-sm">
                        {all.map((keys, place) => (
                          <Fragment key={keys}>
                            {place > 0 && t.or}
                            <ShortcutKeys keys={keys} />
                          </Fragment>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          );
        })}
      </div>
      <div className="border-hairline border-t pt-3">
        <ShortcutsSwitch />
      </div>
    </Dialog>
  );
}

/** Groups keys with the same action into one line. */
function byName(shortcuts: readonly Shortcut[]): [name: string, keys: string[]][] {
  const all = new Map<string, string[]>();
  for (const { name, keys } of shortcuts) all.set(name, [...(all.get(name) ?? []), keys]);
  return [...all];
}
