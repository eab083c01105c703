import X from 'lucide-react/icons/x';
import { t } from '#browser/i18n/assistant.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { PlaceChange } from '#contract/assistant-proposals.ts';

/** Lists themes, projects and threads to be created or renamed. Their names can be edited, and each can be left out. */
export function NamedPlaces({
  places,
  onChange,
}: {
  places: readonly PlaceChange[];
  /** Undefined once the proposal is decided. */
  onChange?: (places: PlaceChange[]) => void;
}) {
  return (
    <ul className="flex flex-col gap-2 py-2">
      {places.map((place, index) => {
        const label =
          place.from === undefined ? t.newPlace[place.kind] : t.placeBecomes[place.kind](place.from);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no ids, and removing one keeps the order
          <li key={index} className="flex items-end gap-1">
            {onChange ? (
              <div className="grow">
                <TextField
                  label={label}
                  value={place.name}
                  onChange={(name) => onChange(places.with(index, { ...place, name }))}
                  error={place.name.trim() === '' ? t.writeAName : undefined}
                />
              </div>
            ) : (
              <p className="wrap-anywhere">
                {label}: {place.name}
              </p>
            )}
            {onChange && places.length > 1 && (
              <IconButton
                label={t.leaveOut(place.name)}
                icon={<X className="size-4" />}
                onClick={() => onChange(places.toSpliced(index, 1))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
