import { t } from '#browser/i18n/mindfulness.ts';
import { classNames } from '#browser/ui/class-names.ts';

/** Faces by mood from 1 to 5: the key of the word, and how far the corners of the mouth are above its middle. */
const moods = [
  { mood: 1, name: 'veryLow', smile: -5 },
  { mood: 2, name: 'low', smile: -2.5 },
  { mood: 3, name: 'okay', smile: 0 },
  { mood: 4, name: 'good', smile: 2.5 },
  { mood: 5, name: 'veryGood', smile: 5 },
] as const;

const moodOf = (mood: number) => moods.find((one) => one.mood === mood);

/** Returns the key of the words for a mood. */
export const nameOfMood = (mood: number) => moodOf(mood)?.name ?? 'okay';

export function MoodFace({ mood, className = 'size-8' }: { mood: number; className?: string }) {
  const smile = moodOf(mood)?.smile ?? 0;
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="13" />
      <path d="M11.5 12.5v1M20.5 12.5v1" strokeWidth="2.25" />
      <path d={`M10.5 ${20 - smile / 2}q5.5 ${smile * 1.6} 11 0`} />
    </svg>
  );
}

/** Five faces to choose one of; pressing the chosen one again takes it back. */
export function MoodPicker({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (mood: number | null) => void;
}) {
  return (
    <fieldset className="flex flex-col items-center gap-2">
      <legend className="mx-auto mb-2 text-center text-muted">{label}</legend>
      <div className="grid w-full max-w-sm grid-cols-5">
        {moods.map(({ mood, name }) => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === value}
            onClick={() => onChange(mood === value ? null : mood)}
            className={classNames(
              'flex min-h-16 cursor-pointer flex-col items-center gap-1 rounded-md px-1 py-2 text-center text-sm transition-colors hover:bg-raised hover:text-text',
              mood === value ? 'bg-raised font-medium text-accent' : 'text-muted',
            )}
          >
            <MoodFace mood={mood} />
            {t.moods[name].name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
