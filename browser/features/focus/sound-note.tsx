import { t } from '#browser/i18n/focus.ts';
import { chimePlayer, useSoundState } from '#browser/ui/chime.ts';
import { Notice } from '#browser/ui/notice.tsx';

/** Says when the browser does not let this page play sound yet, as after a reload. */
export function SoundNote() {
  const state = useSoundState();
  // Right after a press, sound is about to start.
  if (state !== 'waiting' || navigator.userActivation?.isActive) return null;
  return (
    <Notice action={t.turnSoundOn} onAct={chimePlayer.enable}>
      {t.yourBrowserBlocksSoundUntil}
    </Notice>
  );
}
