import Check from 'lucide-react/icons/check';
import { type RefObject, useRef } from 'react';
import { t } from '#browser/i18n/filing.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { moveTask } from '#browser/model/tasks/move-mutations.ts';
import { type ThemeLook, useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Menu, MenuItem } from '#browser/ui/menu.tsx';
import { restoreFocus } from '#browser/ui/restore-focus.ts';
import type { Task } from '#contract/tasks.ts';
import { isThemeChosen, isThemeUnsure } from '#domain/user-filings.ts';
import { alternativeThemes, KeepChip, MoveChip } from './move-chip.tsx';

/** Ignores the second press of a double press, because another task has moved into that place. */
const doublePressMs = 300;
/** Time of the last answer for any task, from `performance.now()`. */
let answeredAt = Number.NEGATIVE_INFINITY;

/**
 * Asks where an open task belongs if the intake was unsure: in its current theme, or in one of the two best
 * alternatives. The answer counts as the user's own choice.
 */
export function ThemeQuestion({ task }: { task: Task }) {
  return isThemeUnsure(task) && task.status !== 'completed' ? <Question task={task} /> : null;
}

function Question({ task }: { task: Task }) {
  const element = useRef<HTMLDivElement>(null);
  const { here, others, answer } = useAnswers(task, element);
  if (others.length === 0) return null;
  return (
    <div ref={element} className="mt-1 flex flex-wrap items-center gap-1.5 text-sm in-data-choosing:hidden">
      <span className="text-muted" title={describeConfidence(task)}>
        {t.notSureWhichTheme}
      </span>
      <KeepChip look={here} onChoose={answer} />
      {others.map((look) => (
        <MoveChip key={look.id} look={look} onChoose={answer} />
      ))}
    </div>
  );
}

/** Asks in a list only where the task has no theme; otherwise `NotSure` offers the question in a menu. */
export function RowQuestion({ task }: { task: Task }) {
  return task.theme_id === null ? <ThemeQuestion task={task} /> : null;
}

/** Says that an open task's theme is an unsure guess; a press offers the answers. */
export function NotSure({ task }: { task: Task }) {
  if (task.theme_id === null || !isThemeUnsure(task) || task.status === 'completed') return null;
  return <AnswersMenu task={task} />;
}

function AnswersMenu({ task }: { task: Task }) {
  const element = useRef<HTMLSpanElement>(null);
  const { here, others, answer } = useAnswers(task, element);
  if (others.length === 0) return null;
  return (
    <span ref={element} className="inline-flex in-data-choosing:hidden">
      <Menu
        label={t.whichTheme}
        trigger={
          <button
            type="button"
            title={describeConfidence(task)}
            className="-my-1 min-h-6 cursor-pointer rounded-sm pointer-coarse:min-h-11 underline decoration-dotted underline-offset-3 hover:text-text"
          >
            {t.notSure}
          </button>
        }
      >
        <MenuItem icon={<Check className="size-4" />} onSelect={() => answer(here)}>
          {t.keepInTheme(here.name)}
        </MenuItem>
        {others.map((look) => (
          <MenuItem
            key={look.id}
            icon={<look.Icon className="size-4" style={{ color: look.color }} />}
            onSelect={() => answer(look)}
          >
            {t.moveToTheme(look.name)}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}

/** Returns the theme of an unsure task, the two best others, and a function that files it; focus stays at the task. */
function useAnswers(task: Task, element: RefObject<HTMLElement | null>) {
  const store = useStore();
  const looks = useThemeLooks();
  const answer = (look: ThemeLook) => {
    const now = performance.now();
    if (now - answeredAt < doublePressMs) return;
    answeredAt = now;
    const around = element.current?.closest<HTMLElement>('[data-focus], article, li, [data-field]');
    void moveTask(store, task, { theme_id: look.id }, look.name);
    restoreFocus(() =>
      around?.matches('[data-focus]') ? around : around?.querySelector<HTMLElement>('a, [data-focus]'),
    );
  };
  return { here: looks.of(task.theme_id), others: alternativeThemes(task, looks).slice(0, 2), answer };
}

/** Shows how sure Heddle is of an open task's theme; nothing where it has none or the user chose it. */
export function Confidence({ task }: { task: Task }) {
  if (task.theme_id === null || task.llm_confidence === null || task.status === 'completed') return null;
  return (
    <span title={describeConfidence(task)} className="tabular-nums">
      <span className="sr-only">{t.themeConfidence} </span>
      {toPercent(task.llm_confidence)}
    </span>
  );
}

/** Says the same in words, or that the user chose the theme. */
export function SureOfTheme({ task }: { task: Task }) {
  if (isThemeChosen(task)) return <p className="text-muted text-sm">{t.youChoseIt}</p>;
  if (task.theme_id === null || task.llm_confidence === null) return null;
  return <p className="text-muted text-sm">{describeConfidence(task)}</p>;
}

const toPercent = (share: number) => formatNumber(Math.round(share * 100) / 100, { style: 'percent' });

const describeConfidence = ({ llm_confidence }: Task) =>
  llm_confidence === null ? undefined : t.chosenByHeddle(toPercent(llm_confidence));
