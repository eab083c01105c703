import Hash from 'lucide-react/icons/hash';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { nameInAddress } from '#browser/features/navigation/name-in-address.ts';
import { LoadingTasks, useTasksKnown } from '#browser/features/page-states/loading-tasks.tsx';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { TagMenu } from '#browser/features/tags/tag-menu.tsx';
import { TaggedTasks } from '#browser/features/task-lists/tagged-tasks.tsx';
import { t } from '#browser/i18n/tags.ts';
import { tagHref, useTagColor } from '#browser/model/tags/tag-looks.ts';
import { countTags, type TagCount } from '#browser/model/tags/tag-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { EmptyState } from '#browser/ui/empty-state.tsx';
import { Page } from '#browser/ui/page.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { fold } from '#domain/filter/fold.ts';

/** From this many tags on, the page has a search field. */
const manyTags = 9;

/** Renders all tags, or the tasks of the one that the address names. */
export default function TagsPage() {
  const name = nameInAddress();
  return name === '' ? <AllTags /> : <TaggedTasks key={name} name={name} />;
}

function AllTags() {
  useTitle(t.tags);
  const tags = countTags(useRows('tasks'));
  const known = useTasksKnown(tags.length > 0);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(fold(query.trim()));
  const shown = sought === '' ? tags : tags.filter(({ name }) => fold(name).includes(sought));
  return (
    <Page title={t.tags} lead={known ? t.tagCount(tags.length) : '\u00a0'}>
      {!known && <LoadingTasks />}
      {known && tags.length === 0 && <EmptyState title={t.noTagsYet}>{t.writeAndAWordIn}</EmptyState>}
      {tags.length >= manyTags && (
        <search className="mb-4 block">
          <TextField
            label={t.searchTags}
            hideLabel
            type="search"
            placeholder={t.searchTags}
            value={query}
            onChange={setQuery}
          />
        </search>
      )}
      {tags.length > 0 && shown.length === 0 && (
        <EmptyState action={<Button onClick={() => setQuery('')}>{t.clearTheSearch}</Button>}>
          {t.noTagHas(sought.slice(0, 100))}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul aria-label={t.tags}>
          {shown.map((tag) => (
            <li key={fold(tag.name)} className="flex items-center border-hairline border-b">
              <TagRow tag={tag} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function TagRow({ tag: { name, open, total } }: { tag: TagCount }) {
  const color = useTagColor(name);
  return (
    <>
      <Link
        href={tagHref(name)}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-sm px-2 hover:bg-raised focus-visible:outline-offset-[-2px]"
      >
        <Hash className="size-4 shrink-0 text-muted" style={{ color }} />
        <span dir="auto" className="min-w-0 grow truncate">
          {name}
        </span>
        <span className="shrink-0 text-muted text-sm tabular-nums">
          {total > open ? t.openOf(open, total) : t.openCount(open)}
        </span>
      </Link>
      <TagMenu tag={name} />
    </>
  );
}
