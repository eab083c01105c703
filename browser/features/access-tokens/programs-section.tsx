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
      lead="AI clients that you connected on a page of Heddle. Each works until you disconnect it, also after you change your password."
    >
      <Suspense fallback={<Skeleton label={loadingPrograms} />}>
        <ProgramList />
      </Suspense>
    </Section>
  );
}
