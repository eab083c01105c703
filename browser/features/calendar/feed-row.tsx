import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
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
      toast({ text: serverUnreachable(), tone: 'problem' });
    }
    await onChange();
  }

  async function renew() {
    const sure = await ask({
      title: t.renewQuestion(feed.name),
      text: t.theCurrentAddressStopsWorking,
      confirm: t.newAddress,
      cancel: t.cancel,
    });
    if (sure) await change(() => renewCalendarFeed(feed.id), t.renewed(feed.name));
  }

  async function remove() {
    const sure = await ask({
      title: t.deleteQuestion(feed.name),
      text: t.itStopsWorkingAtOnce,
      confirm: t.delete,
      cancel: t.cancel,
      danger: true,
    });
    if (sure) await change(() => removeCalendarFeed(feed.id), t.addressDeleted(feed.name));
  }

  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div>
        <p className="font-medium wrap-anywhere">{feed.name}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {scope}
          {feed.day_tasks === 'to_dos' && t.thoseWithoutATimeAs}.{' '}
          {feed.last_fetched_at
            ? t.lastFetched(formatAgo(feed.last_fetched_at, new Date()))
            : t.notFetchedYet}
        </p>
      </div>
      <TextField
        label={t.addressOf(feed.name)}
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
          aria-label={t.openInAnAppNamed(feed.name)}
          className={buttonLook('secondary', 'compact')}
        >
          {t.openInAnApp}
        </a>
        <Button size="compact" aria-label={t.newAddressFor(feed.name)} onClick={renew}>
          {t.newAddress}
        </Button>
        <Button size="compact" aria-label={t.deleteAddressOf(feed.name)} onClick={remove}>
          {t.delete}
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
        text: t.theBrowserDidNotAllow,
        tone: 'problem',
      });
    }
  }
  return (
    <Button
      size="compact"
      icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
      aria-label={isCopied ? t.copied : t.copyAddressOf(feed.name)}
      onClick={copy}
    >
      {isCopied ? t.copied : t.copy}
    </Button>
  );
}

/** Says which tasks a feed shows. */
function useScope({ theme_id, project_id }: CalendarFeed): string {
  const themes = useThemeLooks();
  const projects = useRows('projects');
  if (theme_id !== null) {
    const theme = themes.find(theme_id);
    return theme ? t.tasksIn(theme.name) : t.noTasksBecauseItsTheme;
  }
  if (project_id === null) return t.allTasksWithADate;
  const project = projects.find(({ id }) => id === project_id);
  return project ? t.tasksIn(project.name) : t.noTasksBecauseItsProject;
}
