import type { ReactNode } from 'react';
import { t } from '#browser/i18n/analytics.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { useMediaQuery } from '#browser/ui/use-media-query.ts';
import { type Preset, presets, type RangeChoice } from './range-choice.ts';

/** Chooses the days to look at. */
export function RangePicker({
  choice,
  today,
  beside,
  onChange,
}: {
  choice: RangeChoice;
  /** Floating date. */
  today: string;
  /** Stands at the end of the line. */
  beside: ReactNode;
  onChange: (choice: RangeChoice) => void;
}) {
  const isNarrow = useMediaQuery('(width < 40rem)');
  const preset = {
    label: t.range,
    value: choice.preset,
    options: presets.map((value) => ({ value, label: t.presets[value] })),
    onChange: (next: Preset) => onChange({ ...choice, preset: next }),
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {isNarrow ? <Select {...preset} hideLabel /> : <SegmentedControl {...preset} compact />}
        <div className="flex flex-wrap items-center gap-3">{beside}</div>
      </div>
      {choice.preset === 'own' && (
        <div className="flex gap-3">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={end === 'from' ? t.from : t.to}
              value={choice[end]}
              max={today}
              onChange={(date) => date !== '' && onChange({ ...choice, [end]: date })}
            />
          ))}
        </div>
      )}
    </div>
  );
}
