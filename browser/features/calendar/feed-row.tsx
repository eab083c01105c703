import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { removeCalendarFeed, renewCalendarFeed } from '#browser/model/calendar/calendar-feeds.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows } from '#browser/store/use-store.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { buttonLook } from '#browser/ui/button-look.ts';
import { TextField } from '#browser/ui/text-field.tsx';
import { serverUnreachable } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import type { CalendarFeed } from '#contract/calendar.ts';

const copiedMs = 2_000;

export function FeedRow({ feed, onChange }: { feed: CalendarFeed; onChange: () => Promise<void> }) {
  const scope = useScope(feed);

  async function change(run: () => Promise<void>, done: string) {
    try {
      await run();
      toast({ text: done });
    } catch {
      toast({ text: serverUnreachable, tone: 'problem' });
    }
    await onChange();
  }

  async function renew() {
    const sure = await ask({
      title: `Give “${feed.name}” a new address?`,
      text: 'The current address stops working at once. Apps that use it need the new one.',
      confirm: 'New address',
      cancel: 'Cancel',
    });
    if (sure) await change(() => renewCalendarFeed(feed.id), `“${feed.name}” has a new address`);
  }

  async function remove() {
    const sure = await ask({
      title: `Delete the address of “${feed.name}”?`,
      text: 'It stops working at once, and the calendar disappears from apps that use it. Your tasks stay.',
      confirm: 'Delete',
      cancel: 'Cancel',
      danger: true,
    });
    if (sure) await change(() => removeCalendarFeed(feed.id), `Deleted the address of “${feed.name}”`);
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div>
        <p className="font-medium wrap-anywhere">{feed.name}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {scope}
          {feed.day_tasks === 'to_dos' && ', those without a time as to-dos'}.{' '}
          {feed.last_fetched_at
            ? `Last fetched ${formatAgo(feed.last_fetched_at, new Date())}.`
            : 'Not fetched yet.'}
        </p>
      </div>
      <TextField
        label={`Address of ${feed.name}`}
        hideLabel
        readOnly
        spellCheck={false}
        value={feed.url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        className="text-sm"
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton feed={feed} />
        <a
          href={feed.url.replace(/^https?:/, 'webcal:')}
          aria-label={`Open in an app: ${feed.name}`}
          className={buttonLook('secondary', 'compact')}
        >
          Open in an app
        </a>
        <Button size="compact" aria-label={`New address for ${feed.name}`} onClick={renew}>
          New address
        </Button>
        <Button size="compact" aria-label={`Delete the address of ${feed.name}`} onClick={remove}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function CopyButton({ feed }: { feed: CalendarFeed }) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(feed.url);
      setIsCopied(true);
      setTimeout(setIsCopied, copiedMs, false);
    } catch {
      toast({
        text: 'The browser did not allow copying. Select the address and copy it yourself.',
        tone: 'problem',
      });
    }
  }
  return (
    <Button
      size="compact"
      icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
      aria-label={isCopied ? 'Copied' : `Copy the address of ${feed.name}`}
      onClick={copy}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}

/** Says which tasks a feed shows. */
function useScope({ theme_id, project_id }: CalendarFeed): string {
  const themes = useThemeLooks();
  const projects = useRows('projects');
  if (theme_id !== null) {
    const theme = themes.find(theme_id);
    return theme ? `Tasks in ${theme.name}` : 'No tasks, because its theme was deleted';
  }
  if (project_id === null) return 'All tasks with a date';
  const project = projects.find(({ id }) => id === project_id);
  return project ? `Tasks in ${project.name}` : 'No tasks, because its project was deleted';
}
