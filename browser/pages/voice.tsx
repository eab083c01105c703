import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function VoicePage() {
  return (
    <SignpostPage title="Voice Input" instead={{ name: 'Home', href: '/' }}>
      Speaking tasks is not built yet; until then, your keyboard’s own dictation works in the input on Home.
    </SignpostPage>
  );
}
