import Ban from 'lucide-react/icons/ban';
import Pipette from 'lucide-react/icons/pipette';
import { useId } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { classNames } from './class-names.ts';
import { toReadableColor } from './color.ts';

const palette = [
  { id: 'slate', hex: '#64748B' },
  { id: 'madder', hex: '#B4362E' },
  { id: 'rust', hex: '#B3541E' },
  { id: 'weld', hex: '#9A7400' },
  { id: 'moss', hex: '#5C7A1F' },
  { id: 'fern', hex: '#2F855A' },
  { id: 'teal', hex: '#0E7490' },
  { id: 'woad', hex: '#4A46C9' },
  { id: 'heather', hex: '#8E44AD' },
  { id: 'rose', hex: '#BE3A72' },
] as const;

/** Picks palette colors in turn, so that things created one after another differ. */
export const pickPaletteColor = (index: number): string =>
  palette[(index * 3 + 6) % palette.length]?.hex ?? '#64748B';

const swatch =
  'size-6 cursor-pointer appearance-none rounded-full outline-offset-3 focus-visible:outline-2 focus-visible:outline-accent';

/**
 * Chooses a palette color or any other. `value` is `#RRGGBB`, or empty for the choice that `none` names; swatches are shown with
 * enough contrast.
 */
export function ColorField({
  value,
  onChange,
  none,
}: {
  value: string;
  onChange: (hex: string) => void;
  /** Offers no color under this name. */
  none?: string;
}) {
  const name = useId();
  const isOwn = value !== '' && !palette.some(({ hex }) => hex.toLowerCase() === value.toLowerCase());
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t.color}</legend>
      <div className="-ml-2 flex flex-wrap">
        {none && (
          <label
            title={none}
            className="relative grid size-10 pointer-coarse:size-11 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name={name}
              aria-label={none}
              checked={value === ''}
              onChange={() => onChange('')}
              className={classNames(
                swatch,
                'border border-control bg-surface checked:outline-2 checked:outline-text',
              )}
            />
            <Ban className="pointer-events-none absolute size-3.5 text-muted" />
          </label>
        )}
        {palette.map(({ id, hex }) => (
          <label
            key={hex}
            title={t.colors[id]}
            className="grid size-10 pointer-coarse:size-11 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name={name}
              aria-label={t.colors[id]}
              checked={hex.toLowerCase() === value.toLowerCase()}
              onChange={() => onChange(hex)}
              style={{ background: toReadableColor(hex) }}
              className={classNames(swatch, 'checked:outline-2 checked:outline-text')}
            />
          </label>
        ))}
        <label
          title={t.anotherColor}
          className="relative grid size-10 pointer-coarse:size-11 cursor-pointer place-items-center"
        >
          <input
            type="color"
            aria-label={isOwn ? t.anotherColorNow(value) : t.anotherColor}
            value={value.toLowerCase() || '#64748b'}
            onChange={(event) => onChange(event.target.value)}
            style={isOwn ? { background: toReadableColor(value) } : {}}
            className={classNames(
              swatch,
              'border-0 p-0 [&::-moz-color-swatch]:opacity-0 [&::-webkit-color-swatch-wrapper]:opacity-0',
              isOwn ? 'outline-2 outline-text' : 'border border-control bg-surface',
            )}
          />
          {!isOwn && <Pipette className="pointer-events-none absolute size-3.5 text-muted" />}
        </label>
      </div>
    </fieldset>
  );
}
