import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { t } from '#browser/i18n/capture.ts';
import { Button } from '#browser/ui/button.tsx';
import { Chip } from '#browser/ui/chip.tsx';

/** Says that the text is read as a question, and offers to make a task of it instead. */
export function AskChip({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-4 pt-2">
      <Chip icon={<CircleQuestionMark className="size-3.5 shrink-0 text-accent" />}>{t.enterAsks}</Chip>
      <Button look="quiet" size="compact" onClick={onAdd}>
        {t.addAsATask}
      </Button>
    </div>
  );
}
