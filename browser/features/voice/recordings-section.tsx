import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { formatNumber } from '#browser/i18n/language.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { t } from '#browser/i18n/voice.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { fetchUsage } from '#browser/model/voice/recordings-api.ts';
import { Section } from '#browser/ui/section.tsx';
import { Select } from '#browser/ui/select.tsx';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { recordingRetentionBounds } from '#contract/limits.ts';

const offeredDays = [recordingRetentionBounds.min, 7, 30, 90, recordingRetentionBounds.max];

export function RecordingsSection() {
  const days = useSetting('recording_retention_days');
  const change = useChangeSetting('recording_retention_days');
  const options = [...new Set([...offeredDays, days])]
    .sort((one, other) => one - other)
    .map((value) => ({
      value: String(value),
      label: value === 0 ? t.untilTheirTasksAreMade : t.forDays(value),
    }));
  return (
    <Section id="recordings" title={t.voiceRecordings} lead={t.howLongTheServerKeeps}>
      <Usage />
      <WhenSynced name={t.howLongKept}>
        <div className="max-w-60">
          <Select
            label={t.keepRecordings}
            value={String(days)}
            options={options}
            onChange={(value) => change(Number(value))}
          />
        </div>
      </WhenSynced>
    </Section>
  );
}

/** Tells how much of the storage that the server allows is used. */
function Usage() {
  const { data } = useServerData(fetchUsage);
  if (!data) return null;
  return (
    <p className="mb-3 text-muted">
      <RichText
        text={t.storageUsed(formatMegabytes(data.used_bytes), formatMegabytes(data.max_bytes))}
        tags={{ size: (words) => <span className="tabular-nums">{words}</span> }}
      />
    </p>
  );
}

const formatMegabytes = (bytes: number): string => formatNumber(Math.ceil(bytes / 1_000_000));
