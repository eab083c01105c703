import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import Equal from 'lucide-react/icons/equal';
import { t } from '#browser/i18n/task-row.ts';
import { SpokenText } from '#browser/ui/spoken-text.tsx';
import type { Priority } from '#contract/vocabularies.ts';

const looks: Record<Priority, { Icon: typeof Equal; emoji: string; ink: string }> = {
  urgent: { Icon: ChevronsUp, emoji: '⚡', ink: 'text-priority-urgent-ink' },
  high: { Icon: ChevronUp, emoji: '⬆️', ink: 'text-priority-high-ink' },
  medium: { Icon: Equal, emoji: '➡️', ink: 'text-priority-medium-ink' },
  low: { Icon: ChevronDown, emoji: '⬇️', ink: 'text-priority-low-ink' },
};

/** Renders the icon of a priority in its color. */
export function PriorityIcon({ priority }: { priority: Priority }) {
  const { Icon, ink } = looks[priority];
  return <Icon className={`size-4 ${ink}`} />;
}

/** Shows a priority by icon or emoji, word and color. */
export function PriorityMark({
  priority,
  emoji = false,
}: {
  priority: Priority;
  emoji?: boolean | undefined;
}) {
  const look = looks[priority];
  return (
    <span className={`inline-flex items-center gap-1 ${look.ink}`}>
      {emoji ? <span aria-hidden="true">{look.emoji}</span> : <look.Icon className="size-3.5 shrink-0" />}
      <SpokenText text={t.priorities[priority]} />
    </span>
  );
}
