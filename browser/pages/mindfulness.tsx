import { useSearchParams } from 'wouter';
import { ExerciseCard } from '#browser/features/mindfulness/exercise-card.tsx';
import { MindfulnessStats } from '#browser/features/mindfulness/mindfulness-stats.tsx';
import { OwnExercises } from '#browser/features/mindfulness/own-exercises.tsx';
import { RecentSessions } from '#browser/features/mindfulness/recent-sessions.tsx';
import { SessionScreen } from '#browser/features/mindfulness/session-screen.tsx';
import { UnfinishedRuns } from '#browser/features/mindfulness/unfinished-runs.tsx';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { t } from '#browser/i18n/mindfulness.ts';
import { useExercise } from '#browser/model/mindfulness/mindfulness-queries.ts';
import { readRun } from '#browser/model/mindfulness/run-journal.ts';
import { useStore, useStoreStatus } from '#browser/store/use-store.ts';
import { Page } from '#browser/ui/page.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { listExercises } from '#domain/mindfulness/exercises.ts';

/** Lists the exercises, or shows the one that `?exercise=` names; `&from=` is the path to go back to. */
export default function MindfulnessPage() {
  const { account } = useStore();
  const { isLoaded } = useStoreStatus();
  const [params] = useSearchParams();
  const runId = params.get('run');
  // An exercise of the user's own may have been deleted while its session was interrupted.
  const exercise =
    useExercise(params.get('exercise')) ?? (runId ? readRun(account.id, runId)?.exercise : undefined);
  if (exercise)
    return <SessionScreen key={exercise.id} exercise={exercise} runId={runId} from={params.get('from')} />;
  return (
    <Page title={t.mindfulness} lead={t.aFewQuietMinutesWhenever}>
      <UnfinishedRuns />
      {isLoaded ? <MindfulnessStats /> : <Skeleton label={t.loadingYourSessions} lines={2} />}
      <section aria-labelledby="exercises" className="mt-8">
        <h2 id="exercises" className="sr-only">
          {t.exercisesHeading}
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {listExercises(domainTexts).map((one) => (
            <ExerciseCard key={one.id} exercise={one} />
          ))}
          <OwnExercises />
        </ul>
      </section>
      <RecentSessions />
    </Page>
  );
}
