import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { t } from '#browser/i18n/calendar.ts';
import { listCalendarSubscriptions } from '#browser/model/calendar/calendar-subscriptions.ts';
import { reloadEvents } from '#browser/model/calendar/subscribed-events.ts';
import { useStore } from '#browser/store/use-store.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toastOnError } from '#browser/ui/toast-on-error.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { SubscriptionRow } from './subscription-row.tsx';

const AddCalendarDialog = loadableDialog(() => import('./add-calendar-dialog.tsx'));

const headingId = 'calendars';

/** Lists the calendars whose events are shown beside the tasks, and adds more. */
export function CalendarsSection() {
  const store = useStore();
  const source = useServerData(listCalendarSubscriptions);
  const [isAdding, setIsAdding] = useState(false);

  async function onChange() {
    await Promise.all([source.reload(), reloadEvents(store)]);
  }

  return (
    <Section id={headingId} title={t.calendars} lead={t.seeTheEventsOfOther}>
      <WhenLoaded source={source} loading={t.loadingYourCalendars}>
        {(subscriptions) => (
          <>
            {subscriptions.length > 0 && (
              <ul
                aria-label={t.calendars}
                className="mb-3 divide-y divide-hairline rounded-md border border-hairline bg-surface"
              >
                {subscriptions.map((subscription) => (
                  <SubscriptionRow
                    key={subscription.id}
                    subscription={subscription}
                    onChange={onChange}
                    onRemoved={() => document.getElementById(headingId)?.focus({ preventScroll: true })}
                  />
                ))}
              </ul>
            )}
            <Button icon={<CalendarPlus className="size-4" />} onClick={() => setIsAdding(true)}>
              {t.addACalendar}
            </Button>
            <div className="mt-4 max-w-prose text-pretty text-muted text-sm">
              <p>{t.heddleChecksForChangesEvery}</p>
            </div>
            {isAdding && (
              <AddCalendarDialog
                count={subscriptions.length}
                onClose={() => setIsAdding(false)}
                onAdded={() => toastOnError(onChange(), t.theCalendarsCouldNotBe)}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
}
