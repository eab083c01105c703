import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState } from 'react';
import { TagDot } from '#browser/features/task-row/tag-dot.tsx';
import { t } from '#browser/i18n/search.ts';
import { Button } from '#browser/ui/button.tsx';
import { Popover } from '#browser/ui/popover.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { fold } from '#domain/filter/fold.ts';
import { useTags } from './search-words.ts';

/** From this many tags on, the picker has a search box. */
const findFrom = 10;
/** At most this many tags are rendered; the search box finds the others. */
const maxShown = 200;

interface Choice {
  chosen: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Lets the user choose any number of tags. */
export function TagPicker(choice: Choice) {
  const count = choice.chosen.length;
  return (
    <Popover
      label={t.tags}
      className="w-64 p-2"
      trigger={
        <Button size="compact" className="px-2.5 font-normal">
          {count === 0 ? t.anyTag : t.tagCount(count)}
          <ChevronDown className="size-4 text-muted" />
        </Button>
      }
    >
      {() => <TagList {...choice} />}
    </Popover>
  );
}

function TagList({ chosen, onChange }: Choice) {
  const tags = useTags();
  const [sought, setSought] = useState('');
  const shown = useMemo(() => {
    const folded = fold(sought.trim());
    return tags.filter((tag) => fold(tag).includes(folded)).slice(0, maxShown);
  }, [tags, sought]);
  if (tags.length === 0) return <p className="p-2 text-muted">{t.youHaveNoTagsYet}</p>;
  return (
    <>
      {tags.length >= findFrom && (
        <div className="mb-2">
          <TextField
            label={t.findATag}
            hideLabel
            placeholder={t.findATag}
            value={sought}
            onChange={setSought}
          />
        </div>
      )}
      <ul aria-label={t.tags} className="max-h-60 overflow-y-auto overscroll-contain">
        {shown.map((tag) => (
          <li key={tag}>
            <label className="flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 hover:bg-raised">
              <input
                type="checkbox"
                checked={chosen.includes(tag)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
                }
                className="size-4 shrink-0 cursor-pointer"
              />
              <span dir="auto" className="min-w-0 truncate">
                {tag}
              </span>
              <TagDot tag={tag} />
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="p-2 text-muted">{t.thereIsNoTagWith}</p>}
    </>
  );
}
