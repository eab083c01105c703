import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Equal from 'lucide-react/icons/equal';
import type { Priority } from '#contract/vocabularies.ts';

const looks: Record<Priority, { word: string; Icon: typeof Equal; ink: string }> = {
  urgent: { word: 'Urgent', Icon: ChevronsUp, ink: 'text-priority-urgent-ink' },
  high: { word: 'High', Icon: ChevronUp, ink: 'text-priority-high-ink' },
  medium: { word: 'Medium', Icon: Equal, ink: 'text-priority-medium-ink' },
  low: { word: 'Low', Icon: ChevronDown, ink: 'text-priority-low-ink' },
};

export const priorityWord = (priority: Priority) => looks[priority].word;

/** A priority by shape, word and colour. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const { word, Icon, ink } = looks[priority];
  return (
    <span className={`inline-flex items-center gap-1 ${ink}`}>
      <Icon className="size-3.5 shrink-0" />
      {word}
      <span className="sr-only"> priority</span>
    </span>
  );
}
