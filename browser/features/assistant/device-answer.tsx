import { useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { FilterField } from '#browser/features/search/filter-field.tsx';
import { FilterProblems } from '#browser/features/search/filter-problems.tsx';
import { useFilterVocabulary } from '#browser/features/search/search-words.ts';
import { useFilterContext } from '#browser/features/search/use-filter-context.ts';
import { t } from '#browser/i18n/assistant.ts';
import { getTextLocale } from '#browser/i18n/language.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { useRows } from '#browser/store/use-store.ts';
import type { Task } from '#contract/tasks.ts';
import { answerQuestion, findTasks } from '#domain/filter/answer-question.ts';
import type { Advice } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse-filter.ts';
import { isQuestion } from '#domain/filter/read-question.ts';
import { unknownNames } from '#domain/filter/unknown-names.ts';
import { readsDayFirst } from '#intake/tokens/scene.ts';
import { Addition } from './addition.tsx';
import { findElsewhere } from './answer-elsewhere.ts';
import { FoundTasks } from './found-tasks.tsx';
import { ModelHint } from './model-hint.tsx';

/** Answers a question from the tasks on the device, and shows the filter it was translated to for editing. */
export function DeviceAnswer({
  question,
  questionId,
  hasHint = true,
}: {
  question: string;
  /** Offers to add a text that is no question and finds nothing; the id makes that happen once. */
  questionId?: string;
  hasHint?: boolean;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { filter, setFilter, found } = useDeviceAnswer(question);
  const vocabulary = useFilterVocabulary();
  const parsed = useMemo(() => parseFilter(filter), [filter]);
  const problems = parsed.ok ? [] : parsed.problems;
  const advice = parsed.ok ? unknownNames(parsed.filter, vocabulary) : [];
  const take = ({ start, end, instead }: Advice) =>
    setFilter(filter.slice(0, start) + instead + filter.slice(end));
  const elsewhere = findElsewhere(question);
  const words = wordsFor(filter, found);
  const isText = found.length === 0 && !isQuestion(question);
  return (
    <>
      {elsewhere && (
        <p className="mb-2 text-pretty">
          <RichText
            text={t.elsewhere[elsewhere.words]}
            tags={{
              link: (words) => (
                <Link href={elsewhere.href} className="link">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {isText && questionId !== undefined && !elsewhere && (
        <div className="mb-3">
          <Addition questionId={questionId} text={question} />
        </div>
      )}
      <p role="status" className="wrap-anywhere tabular-nums">
        {problems.length > 0 ? t.thisFilterCannotBeRead : words}
      </p>
      <div className="mt-2">
        <FilterField
          field={field}
          label={t.understoodAsThisFilter}
          isCompact
          text={filter}
          onChange={setFilter}
          onEnter={() => undefined}
          onLeave={() => undefined}
          problems={problems}
          describedBy={id}
        />
        <FilterProblems id={id} problems={problems} settled={false} advice={advice} onTake={take} />
      </div>
      {found.length === 0 && problems.length === 0 && (
        <p className="mt-2 text-pretty text-muted text-sm">{t.youCanAskForWords}</p>
      )}
      <FoundTasks tasks={found} />
      {hasHint && (
        <div className="mt-3">
          <ModelHint />
        </div>
      )}
    </>
  );
}

function useDeviceAnswer(question: string) {
  const tasks = useRows('tasks');
  const context = useFilterContext();
  const vocabulary = useFilterVocabulary();
  const [edited, setFilter] = useState<string | null>(null);
  const answer = useMemo(
    () =>
      edited === null
        ? answerQuestion(question, tasks, {
            ...context,
            vocabulary,
            dayFirst: readsDayFirst(getTextLocale()),
          })
        : { filter: edited, found: findTasks(edited, tasks, context) },
    [edited, question, tasks, context, vocabulary],
  );
  return { ...answer, setFilter };
}

function wordsFor(filter: string, { length }: readonly Task[]): string {
  if (filter.trim() === '') return t.askAboutSomethingSpecificSuch;
  if (length === 0) return t.noTasksFound;
  return t.countTasks(length);
}
