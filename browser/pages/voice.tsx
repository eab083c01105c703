import { ComingPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function VoicePage() {
  return (
    <ComingPage title="Voice Input" instead={{ name: 'Home', href: '/' }}>
      You will speak, and it comes out as tasks. Until then, your keyboard’s own dictation works in the field
      on Home.
    </ComingPage>
  );
}
