import { tagColor } from '#browser/model/tasks/tag-color.ts';
import { classNames } from '#browser/ui/class-names.ts';

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

/** Renders the dot before a tag that has a colour. */
export function TagDot({ tag }: { tag: string }) {
  const color = tagColor(tag);
  return color ? <span style={{ background: color }} className="size-2 shrink-0 rounded-full" /> : null;
}
