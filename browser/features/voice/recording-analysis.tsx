import type { ReactNode } from 'react';
import { TagPill } from '#browser/features/task-row/tag-dot.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/voice.ts';
import { deleteRecording } from '#browser/model/voice/recordings-api.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import type { Recording } from '#contract/recordings.ts';

/** Shows how Heddle understood a recording and how sure it is, and lets the user delete it. */
export function RecordingAnalysis({ result, onDeleted }: { result: Recording; onDeleted: () => void }) {
  const { detected_context, confidence_score, reasoning } = result.analysis;
  const tags = result.summary.primary_tags;
  const remove = async () => {
    const isSure = await ask({
      title: t.deleteTheRecordingAndIts,
      text: t.theTasksStayThisCannot,
      confirm: t.delete,
      cancel: t.keepThem,
      danger: true,
    });
    if (isSure) toastOnError(deleteRecording(result.id).then(onDeleted), t.recordingNotDeleted);
  };
  return (
    <section aria-labelledby="understood" className="border-hairline border-t pt-6">
      <h2 id="understood" className="font-serif text-xl">
        {t.howItWasUnderstood}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {detected_context && <Fact name={t.context}>{detected_context}</Fact>}
        <Fact name={t.confidence}>
          {describeConfidence(confidence_score)}{' '}
          <span className="text-muted tabular-nums">
            {formatNumber(confidence_score, { style: 'percent' })}
          </span>
        </Fact>
        {reasoning && <Fact name={t.why}>{reasoning}</Fact>}
        {tags.length > 0 && (
          <Fact name={t.tags}>
            <span className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <TagPill key={tag} tag={tag} className="h-6 max-w-full" />
              ))}
            </span>
          </Fact>
        )}
      </dl>
      {result.has_audio && (
        <Button size="compact" className="mt-5" onClick={remove}>
          {t.deleteRecordingAndTranscription}
        </Button>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="text-pretty wrap-anywhere">
        {children}
      </dd>
    </>
  );
}

function describeConfidence(score: number): string {
  if (score >= 0.8) return t.sure;
  return score >= 0.5 ? t.fairlySure : t.notSure;
}
