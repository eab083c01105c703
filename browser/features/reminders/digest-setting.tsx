import { t } from '#browser/i18n/reminders.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { SegmentedControl } from '#browser/ui/segmented-control.tsx';
import { TextField } from '#browser/ui/text-field.tsx';

const ways = ['off', 'push', 'mail'] as const;
const defaultTime = '08:00';

/** Chooses whether, how and when a daily digest is sent. */
export function DigestSetting() {
  const digest = useSetting('daily_digest');
  const change = useChangeSetting('daily_digest');
  return (
    <div className="py-2">
      <p className="font-medium">{t.dailyDigest}</p>
      <p className="mb-2 text-pretty text-muted">{t.whatIsDueTodayAnd}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={t.dailyDigest}
          value={digest?.by ?? 'off'}
          options={ways.map((value) => ({ value, label: t.digestWays[value] }))}
          onChange={(by) => change(by === 'off' ? null : { by, at: digest?.at ?? defaultTime })}
        />
        {digest && (
          <div className="w-36">
            <TextField
              label={t.at}
              type="time"
              required
              value={digest.at}
              onChange={(at) => at && change({ ...digest, at })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
