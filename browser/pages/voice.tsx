import { VoiceScreen } from '#browser/features/voice/voice-screen.tsx';
import { t } from '#browser/i18n/voice.ts';
import { Page } from '#browser/ui/page.tsx';

export default function VoicePage() {
  return (
    <Page title={t.voiceInput}>
      <VoiceScreen />
    </Page>
  );
}
