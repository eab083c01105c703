import { Suspense } from 'react';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { loadingPrograms, programsId } from './program-words.ts';

const ProgramList = loadablePart(() => import('./program-list.tsx'));

export function ProgramsSection() {
  return (
    <Section
      id={programsId}
      title="Connected programs"
      lead="AI clients you have connected. Each stays connected until you disconnect it, even if you change your password."
    >
      <Suspense fallback={<Skeleton label={loadingPrograms} />}>
        <ProgramList />
      </Suspense>
    </Section>
  );
}
