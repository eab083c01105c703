import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#browser/i18n/focus.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { formatLength } from '#browser/time/format-duration.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { SessionRow } from './session-row.tsx';
import { useTodaysSessions } from './use-todays-sessions.ts';

const SessionDialog = loadableDialog(() => import('./session-dialog.tsx'));

/** Lists the sessions that ended today, the latest first, with their sum. */
export function TodaysSessions() {
  const sessions = useTodaysSessions();
  const [isAdding, setIsAdding] = useState(false);
  const workedMs = sessions.reduce((sum, { work_ms }) => sum + work_ms, 0);
  return (
    <section aria-labelledby="todays-sessions">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-b pb-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="todays-sessions" className="font-serif text-xl">
            {t.today}
          </h2>
          {sessions.length > 0 && (
            <p className="text-muted tabular-nums">
              {t.countSessions(sessions.length)} · {formatLength(workedMs)}
            </p>
          )}
        </div>
        <Button
          look="quiet"
          size="compact"
          icon={<Plus className="size-4" />}
          onClick={() => setIsAdding(true)}
        >
          <span>
            <RichText
              text={t.addASession}
              tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </span>
        </Button>
      </div>
      {sessions.length === 0 ? (
        <p className="py-4 text-muted">{t.noSessionsYetTodayEach}</p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {isAdding && <SessionDialog onClose={() => setIsAdding(false)} />}
    </section>
  );
}
