import { Suspense } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { programsId } from './program-words.ts';

const ProgramList = loadablePart(() => import('./program-list.tsx'));

export function ProgramsSection() {
  return (
    <Section id={programsId} title={t.connectedPrograms} lead={t.aiClientsYouHaveConnected}>
      <Suspense fallback={<Skeleton label={t.loadingPrograms} />}>
        <ProgramList />
      </Suspense>
    </Section>
  );
}
