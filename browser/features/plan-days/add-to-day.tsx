import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { t } from '#browser/i18n/plan-days.ts';
import { isComposing } from '#browser/ui/keyboard-events.ts';

/** Renders a field that adds tasks to one day. It stays open for the next task; Escape closes it. */
export default function AddToDay({
  day,
  name,
  onAdded,
  onClose,
}: {
  day: string;
  name: string;
  onAdded?: (() => void) | undefined;
  onClose: () => void;
}) {
  const place = useMemo(() => ({ due_date: day }), [day]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys its field has not handled
    <div ref={box} onKeyDown={onKeyDown} className="min-w-0 grow py-2">
      <CaptureInput place={place} label={t.addATaskFor(name)} onAdded={onAdded} />
    </div>
  );
}
