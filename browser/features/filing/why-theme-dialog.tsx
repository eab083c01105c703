import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#browser/i18n/why-filed.ts';
import { readVocabulary } from '#browser/model/captures/intake.ts';
import { type RefinementWithChanges, useRefinement } from '#browser/model/refinements/refinement-queries.ts';
import { readSetting } from '#browser/model/settings/setting-mutations.ts';
import { moveTask } from '#browser/model/tasks/move-mutations.ts';
import {
  inboxLook,
  type ThemeLook,
  type ThemeLooks,
  useThemeLooks,
} from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Dialog } from '#browser/ui/dialog.tsx';
import type { Task } from '#contract/tasks.ts';
import { isLearned, isThemeChosen } from '#domain/user-filings.ts';
import type { Explanation } from '#intake/theme/explain.ts';
import { alternativeThemes, KeepChip, MoveChip } from './move-chip.tsx';
import { RefinementStory } from './refinement-story.tsx';
import { useWhyPlace } from './why-place.ts';

/** Explains why a task is in its theme, and lets the user choose another. */
export default function WhyThemeDialog({ task: asked, onClose }: { task: Task; onClose: () => void }) {
  const store = useStore();
  const { tasks } = store.replica;
  // Another device may have moved it meanwhile.
  const task = useSyncExternalStore(tasks.subscribe, () => tasks.get(asked.id)) ?? asked;
  const looks = useThemeLooks();
  const look = looks.of(task.theme_id);
  const place = useWhyPlace(task, look.storedName);
  const refinement = useRefinement(task.capture_id);
  const isFiledByModel = refinement !== undefined && hasFiled(refinement, task);
  const [explanation, setExplanation] = useState<Explanation | 'failed'>();

  useEffect(() => {
    let current = true;
    import('#intake/theme/explain.ts').then(
      ({ explain }) => current && setExplanation(explain(task.title, readVocabulary(store), look.storedName)),
      () => current && setExplanation('failed'),
    );
    return () => {
      current = false;
    };
  }, [store, task, look]);

  const choose = (to: ThemeLook) => {
    // Closing first returns focus to the list, which keeps it when the task leaves.
    flushSync(onClose);
    void moveTask(store, task, { theme_id: to.id }, to.name);
  };

  return (
    <Dialog onClose={onClose} title={t.why(look.name)}>
      <p dir="auto" className="line-clamp-3 wrap-anywhere">
        {task.title}
      </p>
      <div className="mt-3 flex flex-col gap-4 border-l-2 pl-3" style={{ borderColor: look.color }}>
        <p>
          {isFiledByModel
            ? modelSureness(task, look.storedName)
            : sureness(task, look.storedName, readSetting(store, 'intake_reset_at') ?? '')}
        </p>
        {explanation === 'failed' && <p>{t.theReasonsCouldNotBe}</p>}
        {explanation && explanation !== 'failed' && task.llm_confidence !== null && !isFiledByModel && (
          <Reasons explanation={explanation} look={look} place={place} />
        )}
      </div>
      {refinement && <RefinementStory refinement={refinement} task={task} />}
      <Themes task={task} looks={looks} onChoose={choose} />
    </Dialog>
  );
}

/**
 * Lists the themes to choose from: the current one unless the user chose it, then the alternatives, most likely first.
 */
function Themes({
  task,
  looks,
  onChoose,
}: {
  task: Task;
  looks: ThemeLooks;
  onChoose: (look: ThemeLook) => void;
}) {
  const id = useId();
  const here = looks.of(task.theme_id);
  const others = new Set([...alternativeThemes(task, looks), inboxLook, ...looks.list]);
  others.delete(here);
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-medium text-sm">
        {isThemeChosen(task) ? t.chooseAnotherTheme : t.whereDoesItBelong}
      </h3>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {!isThemeChosen(task) && <KeepChip look={here} onChoose={onChoose} />}
        {[...others].map((look) => (
          <MoveChip key={look.id} look={look} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

/** Returns whether the model decided where the task is now. */
const hasFiled = ({ entries }: RefinementWithChanges, task: Task) =>
  task.llm_confidence !== null &&
  entries.some(
    ({ entity_id, action, changes }) =>
      entity_id === task.id && (action === 'created' || changes.llm_confidence?.[1] === task.llm_confidence),
  );

function modelSureness({ theme_id, llm_confidence }: Task, theme: string): string {
  if (theme_id === null) return t.yourLanguageModelWasNot;
  return t.modelSure(Math.round((llm_confidence ?? 0) * 100), theme);
}

function sureness(task: Task, theme: string, learnedSince: string): string {
  if (task.llm_confidence === null && !isThemeChosen(task)) return t.itHasNoThemeYet;
  if (isLearned(task, learnedSince)) return t.youChoseItHeddleLearns;
  if (task.llm_confidence === null) return t.youChoseIt2;
  if (task.theme_id === null) return t.heddleWasNotSureOf;
  const percent = Math.round(task.llm_confidence * 100);
  return t.heddleSure(percent, theme);
}

function Reasons({
  explanation: { words, similar },
  look,
  place,
}: {
  explanation: Explanation;
  look: ThemeLook;
  place: string | undefined;
}) {
  if (place) return <p dir="auto">{place}</p>;
  const isInbox = look === inboxLook;
  if (!isInbox && words.length === 0 && similar.length === 0)
    return <p className="text-muted">{t.noSingleWordDecidedIt}</p>;
  return (
    <>
      {!isInbox && words.length > 0 && (
        <div>
          <h3 className="font-medium text-sm">{t.wordsThatSuggest(look.name)}</h3>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {words.map(({ word }) => (
              <li key={word} className="rounded-full bg-raised px-2.5 py-0.5">
                {word}
              </li>
            ))}
          </ul>
        </div>
      )}
      {similar.length > 0 && (
        <div>
          <h3 className="font-medium text-sm">{t.tasksLikeItThatYou}</h3>
          <ul className="mt-1">
            {similar.map(({ title }) => (
              <li key={title} dir="auto" className="truncate text-muted">
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
