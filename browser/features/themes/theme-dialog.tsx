import { type SyntheticEvent, useId, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { threadColor } from '#browser/ui/color.ts';
import { ColorField } from '#browser/ui/color-field.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { maxThemeNameLength } from '#contract/limits.ts';
import type { Theme } from '#contract/themes.ts';
import { cleanLabel, labelProblem } from '#domain/labels.ts';
import { themeIcons } from './theme-icons.ts';
import { createTheme, updateTheme } from './theme-mutations.ts';

/** Makes a theme, or changes the name, colour and icon of the given one. */
export default function ThemeDialog({ theme, onClose }: { theme?: Theme; onClose: () => void }) {
  const store = useStore();
  const id = useId();
  const [name, setName] = useState(theme?.name ?? '');
  const [color, setColor] = useState(theme?.color ?? '#0E7490');
  const [icon, setIcon] = useState(theme?.icon ?? 'folder');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const label = cleanLabel(name);
    const taken =
      label.toLowerCase() === 'inbox' ||
      store.replica.themes
        .rows()
        .some((other) => other.id !== theme?.id && other.name.toLowerCase() === label.toLowerCase());
    const wrong =
      labelProblem(label, { of: 'theme', max: maxThemeNameLength }) ??
      (taken ? `There is already a theme called ${label}. Choose another name.` : undefined);
    if (wrong) return setProblem(wrong);
    onClose();
    try {
      if (theme) await updateTheme(store, theme, { name: label, color, icon });
      else await createTheme(store, { name: label, color, icon });
    } catch {
      toast({ text: 'The theme could not be saved. Please try again.', tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={theme ? 'Edit theme' : 'New theme'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id}>
            {theme ? 'Save' : 'Create theme'}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          data-autofocus
          label="Name"
          dir="auto"
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          error={problem}
        />
        <ColorField value={color} onChange={setColor} />
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">Icon</legend>
          <div className="-ml-2 flex flex-wrap" style={{ color: threadColor(color) }}>
            {themeIcons.map(({ icon: one, name: label, Icon }) => (
              <label
                key={one}
                title={label}
                className="relative grid size-11 cursor-pointer place-items-center rounded-md border-2 border-transparent hover:bg-raised has-checked:border-current has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={`${id}-icon`}
                  aria-label={label}
                  checked={one === icon}
                  onChange={() => setIcon(one)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
                />
                <Icon className="size-5" />
              </label>
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
