import { useMemo } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useTitle } from '#browser/features/page-states/use-title.ts';
import { TagMenu } from '#browser/features/tags/tag-menu.tsx';
import { t } from '#browser/i18n/list-pages.ts';
import { tagHref, useTagColor } from '#browser/model/tags/tag-looks.ts';
import { countTags, isSameTag, selectTagged } from '#browser/model/tags/tag-queries.ts';
import { useRows } from '#browser/store/use-store.ts';
import { ListPage } from './list-page.tsx';

/** Renders the page of one tag. */
export function TaggedTasks({ name }: { name: string }) {
  const tasks = useRows('tasks');
  const counts = countTags(tasks);
  /** As the tasks write it, where the address differs in case. */
  const tag = counts.find((one) => isSameTag(one.name, name))?.name ?? name;
  useTitle(tag);
  const color = useTagColor(tag);
  const { tagged, priority } = useMemo(() => selectTagged(tasks, tag), [tasks, tag]);
  const place = useMemo(() => (priority ? { priority } : { tags: [tag] }), [tag, priority]);
  const isUsed = counts.some((one) => isSameTag(one.name, tag));
  return (
    <ListPage
      list={`tag.${tag.toLowerCase()}`}
      title={tag}
      icon={
        color && (
          <span aria-hidden="true" style={{ background: color }} className="size-3.5 shrink-0 rounded-full" />
        )
      }
      about={priority && t.ofPriority[priority]}
      menu={
        isUsed && (
          <TagMenu
            tag={tag}
            onGone={(into) => navigate(into === undefined ? '/tags' : tagHref(into), { replace: true })}
          />
        )
      }
      tasks={tagged}
      place={place}
      addLabel={priority ? t.addOfPriority[priority] : t.addTagged(tag)}
      empty={{ title: t.noTasksTagged(tag), text: t.addTheFirstOneAbove }}
    />
  );
}
