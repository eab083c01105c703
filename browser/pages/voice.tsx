import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function VoicePage() {
  return (
    <ComingSoonPage title="Voice Input" instead={{ name: 'Home', href: '/' }}>
      You will be able to speak, and Heddle will turn it into tasks. Until then, your keyboard’s own dictation
      works in the field on Home.
    </ComingSoonPage>
  );
}
