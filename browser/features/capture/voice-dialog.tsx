import { startRecordingThere } from '#browser/features/navigation/start-recording.ts';
import { ShortcutKeys } from '#browser/features/shortcuts/shortcut-keys.tsx';
import { t } from '#browser/i18n/capture.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useShortcutsOn } from '#browser/model/settings/setting-queries.ts';
import { Button } from '#browser/ui/button.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';

export default function VoiceDialog({ onClose }: { onClose: () => void }) {
  const areCharactersOn = useShortcutsOn();
  return (
    <Dialog
      onClose={onClose}
      title={t.voiceInput}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="primary" onClick={startRecordingThere}>
            {t.startRecording}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t.sayWhatIsOnYour}</p>
      <p className="mt-2 text-muted">
        {t.quickerHoldTheMicrophoneWhile}
        {areCharactersOn && (
          <span className="pointer-coarse:hidden">
            {' '}
            <RichText text={t.holdAnywhere} tags={{ keys: <ShortcutKeys keys="v" /> }} />
          </span>
        )}
      </p>
    </Dialog>
  );
}
