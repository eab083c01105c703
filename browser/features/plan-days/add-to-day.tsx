import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { CaptureInput } from '#browser/features/capture/capture-input.tsx';
import { isComposing } from '#browser/ui/keyboard-events.ts';

/** A field for tasks of one day, whatever else they say. Stays for the next one; Escape closes it. */
export default function AddToDay({ day, name, onClose }: { day: string; name: string; onClose: () => void }) {
  const place = useMemo(() => ({ due_date: day }), [day]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its field leaves
    <div ref={box} onKeyDown={onKeyDown} className="min-w-0 grow py-2">
      <CaptureInput place={place} label={`Add a task for ${name}`} />
    </div>
  );
}
