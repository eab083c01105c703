import { chimePlayer, useSoundState } from '#browser/ui/chime.ts';
import { Notice } from '#browser/ui/notice.tsx';

/** Says so where the browser does not let this page sound yet, as after a reload. */
export function SoundNote() {
  const state = useSoundState();
  // Right after a press sound is about to start.
  if (state !== 'waiting' || navigator.userActivation?.isActive) return null;
  return (
    <Notice action="Turn sound on" onAct={chimePlayer.enable}>
      Your browser keeps this page silent until you press something.
    </Notice>
  );
}
