import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
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
    <Section id={headingId} title={t.calendarFeeds} lead={t.seeYourTasksThatHave}>
      <WhenLoaded source={source} loading={t.loadingYourCalendarAddresses}>
        {(feeds) => (
          <>
            {feeds.length > 0 && (
              <ul
                aria-label={t.calendarAddresses}
                className="mb-3 divide-y divide-hairline rounded-md border border-hairline bg-surface"
              >
                {feeds.map((feed) => (
                  <FeedRow key={feed.id} feed={feed} onChange={onChange} />
                ))}
              </ul>
            )}
            <Button icon={<CalendarPlus className="size-4" />} onClick={() => setIsAdding(true)}>
              {t.createACalendarAddress}
            </Button>
            <div className="mt-4 flex max-w-prose flex-col gap-2 text-pretty text-muted text-sm">
              <p>{t.anAddressIsLikeA}</p>
              <p>{t.eachAppDecidesHowOften}</p>
            </div>
          </>
        )}
      </WhenLoaded>
      {isAdding && <AddFeedDialog onClose={() => setIsAdding(false)} onAdded={onChange} />}
    </Section>
  );
}
