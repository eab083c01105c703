import { Suspense } from 'react';
import { t } from '#browser/i18n/import.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';

const ImportPanel = loadablePart(() => import('./import-panel.tsx'));

export function ImportSection() {
  return (
    <Section id="import" title={t.import} lead={t.bringYourTasksFromAnother}>
      <Suspense fallback={<Skeleton label={t.loadingTheImport} />}>
        <ImportPanel />
      </Suspense>
    </Section>
  );
}
