import { ComingSoonPage } from '#browser/features/page-states/coming-soon-page.tsx';

export default function AiPage() {
  return (
    <ComingSoonPage title="AI Assistant" instead={{ name: 'Home', href: '/' }}>
      An assistant will answer from your tasks and propose changes. Until then, Home turns what you type into
      tasks.
    </ComingSoonPage>
  );
}
