import { Link } from 'wouter';
import { t } from '#browser/i18n/task-row.ts';
import { tagHref, useTagColor } from '#browser/model/tags/tag-looks.ts';
import { classNames } from '#browser/ui/class-names.ts';

/** Renders a tag as a link to its page. */
export function TagPill({
  tag,
  isSuggested = false,
  className,
}: {
  tag: string;
  isSuggested?: boolean;
  className: string;
}) {
  return (
    <Link
      href={tagHref(tag)}
      draggable={false}
      title={isSuggested ? t.suggestedTag : undefined}
      className={classNames(
        // Too small for a finger, which opens the task instead.
        'pointer-coarse:pointer-events-none -my-1 inline-flex min-h-6 items-center gap-1.5 rounded-full hover:text-text hover:underline',
        !isSuggested && 'bg-raised px-2 text-text',
        className,
      )}
    >
      <TagDot tag={tag} />
      <span dir="auto" className="truncate">
        <span className="sr-only">{isSuggested ? t.suggestedTagPrefix : t.taggedPrefix}</span>
        {isSuggested && '#'}
        {tag}
      </span>
    </Link>
  );
}

/** Renders the dot before a tag that has a color. */
export function TagDot({ tag }: { tag: string }) {
  const color = useTagColor(tag);
  return color ? <span style={{ background: color }} className="size-2 shrink-0 rounded-full" /> : null;
}
