import { VoiceScreen } from '#browser/features/voice/voice-screen.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function VoicePage() {
  return (
    <Page title="Voice Input">
      <VoiceScreen />
    </Page>
  );
}
