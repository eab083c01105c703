import { t as filterTexts } from '#browser/i18n/filter.ts';
import { t } from '#browser/i18n/search.ts';
import { type Advice, describeProblem, type Problem } from '#domain/filter/filter.ts';

/** Shows why the text is not a valid filter, and what it may have meant. */
export function FilterProblems({
  id,
  problems,
  settled,
  advice,
  onTake,
}: {
  id: string;
  problems: readonly Problem[];
  /** The user has stopped typing, so problems can be shown. */
  settled: boolean;
  advice: readonly Advice[];
  onTake: (advice: Advice) => void;
}) {
  return (
    <div id={id} className="text-sm">
      <p role="alert" className="mt-1.5 text-danger empty:hidden">
        {settled && problems[0] && describeProblem(problems[0], filterTexts)}
      </p>
      {!settled && problems[0] && (
        <p className="mt-1.5 text-muted">{describeProblem(problems[0], filterTexts)}</p>
      )}
      {advice.map((one) => (
        <p key={one.start} className="mt-1.5 flex flex-wrap items-center gap-x-2 text-muted">
          <span className="wrap-anywhere">{describeProblem(one, filterTexts)}</span>
          {one.instead && (
            <button
              type="button"
              onClick={() => onTake(one)}
              className="link min-h-6 pointer-coarse:min-h-11 wrap-anywhere"
            >
              {t.didYouMean(one.instead)}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
