import { Suspense } from 'react';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

const ImportPanel = loadablePart(() => import('./import-panel.tsx'));

export function ImportSection() {
  return (
    <Section
      id="import"
      title="Import"
      lead="Bring your tasks from another app, a table or a list. You see a preview first, and can undo the import afterwards. Importing a file again adds only what is new in it."
    >
      <Suspense fallback={<Skeleton label="Loading the import" />}>
        <ImportPanel />
      </Suspense>
    </Section>
  );
}
