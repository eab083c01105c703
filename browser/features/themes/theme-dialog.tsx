import { type SyntheticEvent, useId, useState } from 'react';
import { useStore } from '#browser/store/store-provider.tsx';
import { Button } from '#browser/ui/button.tsx';
import { threadColor } from '#browser/ui/color.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { Theme } from '#contract/themes.ts';
import { createTheme, updateTheme } from './theme-mutations.ts';

const maxThemeName = 60;

const colors = [
  { name: 'Slate', hex: '#64748B' },
  { name: 'Madder', hex: '#B4362E' },
  { name: 'Rust', hex: '#B3541E' },
  { name: 'Weld', hex: '#9A7400' },
  { name: 'Moss', hex: '#5C7A1F' },
  { name: 'Fern', hex: '#2F855A' },
  { name: 'Teal', hex: '#0E7490' },
  { name: 'Woad', hex: '#4A46C9' },
  { name: 'Heather', hex: '#8E44AD' },
  { name: 'Rose', hex: '#BE3A72' },
];

/** Makes a theme, or changes the name and colour of the given one. */
export default function ThemeDialog({ theme, onClose }: { theme?: Theme; onClose: () => void }) {
  const store = useStore();
  const id = useId();
  const [name, setName] = useState(theme?.name ?? '');
  const [color, setColor] = useState(theme?.color ?? '#0E7490');
  const [problem, setProblem] = useState<string>();
  const known = colors.some(({ hex }) => hex.toLowerCase() === color.toLowerCase());
  const choices = known ? colors : [...colors, { name: 'As it is', hex: color }];

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = name.replaceAll('\u0000', '').toWellFormed().trim();
    const taken =
      trimmed.toLowerCase() === 'inbox' ||
      store.replica.themes
        .rows()
        .some((other) => other.id !== theme?.id && other.name.toLowerCase() === trimmed.toLowerCase());
    if (trimmed === '') return setProblem('A theme needs a name.');
    if (trimmed.length > maxThemeName) return setProblem(`A name can have ${maxThemeName} characters.`);
    if (taken) return setProblem(`There is already a theme called ${trimmed}. Choose another name.`);
    onClose();
    try {
      if (theme) await updateTheme(store, theme, { name: trimmed, color });
      else await createTheme(store, { name: trimmed, color });
    } catch {
      toast({ text: 'The theme could not be saved. Please try again.', tone: 'problem' });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={theme ? 'Name and colour' : 'New theme'}
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
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">Colour</legend>
          <div className="-ml-2 flex flex-wrap">
            {choices.map(({ name, hex }) => (
              <label key={hex} title={name} className="grid size-11 cursor-pointer place-items-center">
                <input
                  type="radio"
                  name={`${id}-color`}
                  aria-label={name}
                  checked={hex.toLowerCase() === color.toLowerCase()}
                  onChange={() => setColor(hex)}
                  style={{ background: threadColor(hex) }}
                  className="size-6 cursor-pointer appearance-none rounded-full outline-offset-3 checked:outline-2 checked:outline-text focus-visible:outline-2 focus-visible:outline-accent"
                />
              </label>
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
