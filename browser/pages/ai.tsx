import { SignpostPage } from '#browser/shell/signpost-page.tsx';

export default function AiPage() {
  return (
    <SignpostPage title="AI Assistant" instead={{ name: 'Home', href: '/' }}>
      The assistant is not built yet; until then, Home already turns what you type into tasks.
    </SignpostPage>
  );
}
