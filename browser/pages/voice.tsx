import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function VoicePage() {
  return (
    <UnbuiltPage title="Voice Input" instead={{ name: 'Home', href: '/' }}>
      Speaking tasks is not built yet; until then, your keyboard’s own dictation works in the input on Home.
    </UnbuiltPage>
  );
}
