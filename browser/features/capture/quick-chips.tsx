import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Lightbulb from 'lucide-react/icons/lightbulb';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import { memo, useId, useState } from 'react';
import { t } from '#browser/i18n/capture.ts';
import { Chip } from '#browser/ui/chip.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { underCommand } from './slash-commands.ts';

/** Text openers; one with a command applies it to the text already typed. */
const quick: readonly { name: keyof typeof t.quick; Icon: typeof Bell; begin: () => string }[] = [
  { name: 'todo', Icon: CircleCheck, begin: () => '/todo ' },
  { name: 'remind', Icon: Bell, begin: () => '/reminder ' },
  { name: 'schedule', Icon: CalendarDays, begin: () => '/event ' },
  { name: 'buy', Icon: ShoppingBag, begin: () => `${t.openers.buy} ` },
  { name: 'idea', Icon: Lightbulb, begin: () => `/note ${t.openers.idea} ` },
  { name: 'note', Icon: NotebookPen, begin: () => '/note ' },
  { name: 'mood', Icon: Smile, begin: () => `/note ${t.openers.mood} ` },
  { name: 'askAi', Icon: CircleQuestionMark, begin: () => '? ' },
];

/** Name of a suggestion, and the text it begins; without one, its own words. */
const suggestions: readonly { name: keyof typeof t.suggestions; begin?: string }[] = [
  { name: 'meeting' },
  // What the field understands as a command.
  { name: 'project', begin: 'Create project' },
  { name: 'deadline' },
  { name: 'reminder' },
];

const onNextLine = (text: string, words: string) =>
  text.trim() === '' ? words : `${text.trimEnd()}\n${words}`;

const begun = (text: string, begin: string) =>
  text.trim() !== '' && /^[/?]/.test(begin) ? underCommand(begin, text) : onNextLine(text, begin);

/**
 * Shows the suggestions in one line, which scrolls where it is narrow, and everything else that fills the field under More.
 * `onFill` must be stable; it computes the field's new text from the current one.
 */
export const QuickChips = memo(function QuickChips({
  onFill,
}: {
  onFill: (next: (text: string) => string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <fieldset aria-label={t.quickStart} className="mt-2 flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 items-center gap-2">
        <div className="-ml-4 flex min-w-0 gap-2 overflow-x-auto py-1 pr-4 pl-4 [mask-image:linear-gradient(to_right,black_calc(100%-1rem),transparent)] [scrollbar-width:none]">
          {suggestions.map(({ name, begin = t.suggestions[name] }) => (
            <Chip
              key={name}
              className="shrink-0"
              onPress={() => onFill((text) => onNextLine(text, `${begin} `))}
            >
              {t.suggestions[name]}
            </Chip>
          ))}
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex h-7 pointer-coarse:h-11.5 shrink-0 cursor-pointer items-center gap-1 rounded-full px-2 text-muted text-sm hover:bg-raised hover:text-text"
        >
          {isOpen ? t.less : t.more}
          <ChevronDown className={classNames('size-4 transition-[rotate]', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className="flex flex-wrap gap-2">
          {quick.map(({ name, Icon, begin }) => (
            <Chip
              key={name}
              icon={<Icon className="size-3.5 shrink-0 text-accent" />}
              onPress={() => onFill((text) => begun(text, begin()))}
            >
              {t.quick[name]}
            </Chip>
          ))}
        </div>
      )}
    </fieldset>
  );
});
