import { Fragment } from 'react';
import { t } from '#browser/i18n/shortcuts.ts';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { isCharacter, isMac } from './keys.ts';

const signs: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const macSigns: Record<string, string> = { Mod: '⌘', Shift: '⇧' };

/** Shows the keys of a shortcut as they are labeled on the keyboard. */
export function ShortcutKeys({ keys }: { keys: string }) {
  const names: Record<string, string> = { ...t.keys, ...signs, ...(isMac() && macSigns) };
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-muted text-sm">
      {keys.split(' ').map((stroke, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
        <Fragment key={place}>
          {place > 0 && <span>{t.afterwards}</span>}
          {stroke.split('+').map((key) => (
            <kbd
              key={key}
              className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-hairline bg-raised px-1.5 font-medium font-sans text-text"
            >
              {names[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
            </kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}

/** Shows the keys of a shortcut, or nothing if it is a single-key shortcut and those are turned off. */
export function WorkingShortcutKeys({ keys }: { keys: string }) {
  const areCharactersOn = useShortcutsOn();
  return areCharactersOn || !isCharacter(keys) ? <ShortcutKeys keys={keys} /> : null;
}
