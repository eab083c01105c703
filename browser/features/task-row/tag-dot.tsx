import { standardColor } from '#browser/model/themes/theme-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';

/** Tags that have a colour, as tokens.css gives it; those named like a theme have that theme's. */
const colors = new Map([
  ...['work', 'personal', 'health', 'finance', 'learning'].map((tag) => [tag, standardColor(tag)] as const),
  ['urgent', 'var(--color-priority-urgent)'],
  ['important', 'var(--color-priority-high)'],
  ['meeting', 'var(--color-tag-meeting)'],
  ['call', 'var(--color-tag-call)'],
]);

/** Undefined for all other tags. */
export const tagColor = (tag: string): string | undefined => colors.get(tag.toLowerCase());

export function TagPill({ tag, className }: { tag: string; className: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full bg-raised px-2 text-text',
        className,
      )}
    >
      <TagDot tag={tag} />
      <span dir="auto" className="truncate">
        {tag}
      </span>
    </span>
  );
}

/** Before a tag that has a colour. */
export function TagDot({ tag }: { tag: string }) {
  const color = tagColor(tag);
  return color ? <span style={{ background: color }} className="size-2 shrink-0 rounded-full" /> : null;
}
