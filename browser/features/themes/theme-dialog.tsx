import { useId, useState } from 'react';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/themes.ts';
import { themeIconChoices } from '#browser/model/themes/theme-icons.ts';
import { createTheme, updateTheme } from '#browser/model/themes/theme-mutations.ts';
import { toastWithUndo } from '#browser/model/undo/undo-toast.ts';
import { useStore } from '#browser/store/use-store.ts';
import { toReadableColor } from '#browser/ui/color.ts';
import { ColorField } from '#browser/ui/color-field.tsx';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { maxThemeNameLength } from '#contract/limits.ts';
import type { Theme } from '#contract/themes.ts';
import type { ThemeIcon } from '#contract/vocabularies.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';

/** Creates a theme, or changes the name, color and icon of the given one. */
export default function ThemeDialog({ theme, onClose }: { theme?: Theme; onClose: () => void }) {
  const store = useStore();
  const id = useId();
  const [color, setColor] = useState(theme?.color ?? '#0E7490');
  const [chosenIcon, setIcon] = useState<ThemeIcon>();
  const icon = chosenIcon ?? theme?.icon ?? 'folder';

  const problemWith = (name: string) => {
    const taken =
      name.toLowerCase() === 'inbox' ||
      store.replica.themes
        .rows()
        .some((other) => other.id !== theme?.id && other.name.toLowerCase() === name.toLowerCase());
    return (
      labelProblem(name, { of: 'theme', max: maxThemeNameLength }, domainTexts) ??
      (taken ? t.themeExists(name) : undefined)
    );
  };
  const save = async (name: string) => {
    if (!theme)
      toastWithUndo(
        store,
        t.themeCreated(name),
        (await createTheme(store, { name, color, icon: chosenIcon })).id,
      );
    else if (name !== theme.name || color !== theme.color || icon !== theme.icon)
      toastWithUndo(
        store,
        t.themeChanged,
        // An icon from before there was a set stays, though it could not be chosen.
        await updateTheme(store, theme, { name, color, ...(chosenIcon && { icon: chosenIcon }) }),
      );
  };

  return (
    <NameDialog
      title={theme ? t.editTheme : t.newTheme}
      name={theme?.name ?? ''}
      confirm={theme ? t.save : t.createTheme}
      onSubmit={(text) => {
        const name = cleanLabel(text);
        const problem = problemWith(name);
        if (!problem) toastOnError(save(name), t.theThemeCouldNotBe);
        return problem;
      }}
      onClose={onClose}
    >
      <ColorField value={color} onChange={setColor} />
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t.icon}</legend>
        <div className="-ml-2 flex flex-wrap" style={{ color: toReadableColor(color) }}>
          {themeIconChoices.map(({ icon: one, Icon }) => (
            <label
              key={one}
              title={t.icons[one]}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md border-2 border-transparent hover:bg-raised has-checked:border-current has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={`${id}-icon`}
                aria-label={t.icons[one]}
                checked={one === icon}
                onChange={() => setIcon(one)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              />
              <Icon className="size-5" />
            </label>
          ))}
        </div>
      </fieldset>
    </NameDialog>
  );
}
