import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Lightbulb from 'lucide-react/icons/lightbulb';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Smile from 'lucide-react/icons/smile';
import { memo } from 'react';
import { Chip } from '#browser/ui/chip.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { underCommand } from './slash-commands.ts';

/** Text openers; one with a command applies it to the text already typed. */
const quick: readonly { name: string; Icon: typeof Bell; begin: string }[] = [
  { name: 'Todo', Icon: CircleCheck, begin: '/todo ' },
  { name: 'Remind', Icon: Bell, begin: '/reminder ' },
  { name: 'Schedule', Icon: CalendarDays, begin: '/event ' },
  { name: 'Buy', Icon: ShoppingBag, begin: 'Buy ' },
  { name: 'Idea', Icon: Lightbulb, begin: '/note Idea: ' },
  { name: 'Note', Icon: NotebookPen, begin: '/note ' },
  { name: 'Mood', Icon: Smile, begin: '/note Mood: ' },
  { name: 'Ask AI', Icon: CircleQuestionMark, begin: '? ' },
];

const suggestions = ['Schedule meeting', 'Create project', 'Add deadline', 'Set reminder'];

const onNextLine = (text: string, words: string) =>
  text.trim() === '' ? words : `${text.trimEnd()}\n${words}`;

const begun = (text: string, begin: string) =>
  text.trim() !== '' && /^[/?]/.test(begin) ? underCommand(begin, text) : onNextLine(text, begin);

/**
 * Shows quick chips in one scrolling line, on larger screens in several once they are unfolded. `onFill` must be stable;
 * it computes the field's new text from the current one.
 */
export const QuickChips = memo(function QuickChips({
  unfolded,
  onFill,
}: {
  unfolded: boolean;
  onFill: (next: (text: string) => string) => void;
}) {
  return (
    <fieldset
      aria-label="Quick start"
      className={classNames(
        '-mx-4 mt-2 flex min-w-0 gap-2 overflow-x-auto py-1 pr-8 pl-4 [mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] [scrollbar-width:none]',
        unfolded && 'sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:[mask-image:none]',
      )}
    >
      {quick.map(({ name, Icon, begin }) => (
        <Chip
          key={name}
          icon={<Icon className="size-3.5 shrink-0 text-accent" />}
          onPress={() => onFill((text) => begun(text, begin))}
          className="shrink-0"
        >
          {name}
        </Chip>
      ))}
      {suggestions.map((suggestion) => (
        <Chip
          key={suggestion}
          className="shrink-0 border-dashed bg-transparent text-muted"
          onPress={() => onFill((text) => onNextLine(text, `${suggestion} `))}
        >
          {suggestion}
        </Chip>
      ))}
    </fieldset>
  );
});
