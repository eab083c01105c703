import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function AiPage() {
  return (
    <UnbuiltPage title="AI Assistant" instead={{ name: 'Home', href: '/' }}>
      The assistant is not built yet; until then, Home already turns what you type into tasks.
    </UnbuiltPage>
  );
}
