import { useEffect, useState } from 'react';
import { CaptureChips } from './capture-chips.tsx';
import { warmUp } from './warm-up.ts';
import type { ReadText, Writing } from './writing.ts';

const nothing = () => undefined;

/**
 * The chips of thoughts nobody had, where nobody sees them, until the browser has compiled what draws them. For as long as
 * the person writes nothing. `read` is stable.
 */
export function Practice({ read }: { read: ReadText }) {
  const [writing, setWriting] = useState<Writing>();
  useEffect(() => warmUp(read, setWriting), [read]);
  return (
    writing && (
      <div hidden>
        <CaptureChips writing={writing} onLeave={nothing} />
      </div>
    )
  );
}
