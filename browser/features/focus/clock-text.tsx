import { classNames } from '#browser/ui/class-names.ts';

/** Shows a time such as `24:59` in the serif, whose digits differ in width, each digit in a cell of its own. */
export function ClockText({ text, className }: { text: string; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex justify-center whitespace-nowrap font-serif leading-none',
        className,
      )}
    >
      {[...text].map((character, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell keeps its place while its digit changes
          key={index}
          className={/\d/.test(character) ? 'w-[0.43em] text-center' : 'px-[0.03em]'}
        >
          {character}
        </span>
      ))}
    </span>
  );
}
