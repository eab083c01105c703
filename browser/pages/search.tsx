import { UnbuiltPage } from '#browser/shell/unbuilt-page.tsx';

export default function SearchPage() {
  return (
    <UnbuiltPage title="Search" instead={{ name: 'All Tasks', href: '/tasks' }}>
      Searching all tasks at once is not built yet; until then, every theme has a search box of its own.
    </UnbuiltPage>
  );
}
