import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { listCalendarFeeds } from '#browser/model/calendar/calendar-feeds.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { FeedRow } from './feed-row.tsx';

const AddFeedDialog = loadableDialog(() => import('./add-feed-dialog.tsx'));

const headingId = 'calendar';

/** Lists the private addresses at which calendar apps read the user's tasks, and creates new ones. */
export function FeedsSection() {
  const source = useServerData(listCalendarFeeds);
  const [isAdding, setIsAdding] = useState(false);

  /** Moves the focus to the heading, since the pressed button may disappear with its row. */
  async function onChange() {
    await source.reload();
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }

  return (
    <Section
      id={headingId}
      title="Calendar feeds"
      lead="See your tasks that have a date in Google Calendar, Apple Calendar, Outlook or Thunderbird. Give the app one of these addresses to subscribe to."
    >
      <WhenLoaded source={source} loading="Loading your calendar addresses">
        {(feeds) => (
          <>
            {feeds.length > 0 && (
              <ul
                aria-label="Calendar addresses"
                className="mb-3 divide-y divide-hairline rounded-md border border-hairline bg-surface"
              >
                {feeds.map((feed) => (
                  <FeedRow key={feed.id} feed={feed} onChange={onChange} />
                ))}
              </ul>
            )}
            <Button icon={<CalendarPlus className="size-4" />} onClick={() => setIsAdding(true)}>
              Create a calendar address
            </Button>
            <div className="mt-4 flex max-w-prose flex-col gap-2 text-pretty text-muted text-sm">
              <p>
                An address is like a password: whoever has it can read these tasks, and nothing else. Changes
                made in the calendar do not come back to Heddle.
              </p>
              <p>
                Each app decides how often it looks for changes. Apple Calendar and Thunderbird let you
                choose; Google Calendar looks every 8 to 24 hours and leaves out reminders. Google Calendar
                and Outlook on the web can only reach a server that is on the internet.
              </p>
            </div>
          </>
        )}
      </WhenLoaded>
      {isAdding && <AddFeedDialog onClose={() => setIsAdding(false)} onAdded={onChange} />}
    </Section>
  );
}
