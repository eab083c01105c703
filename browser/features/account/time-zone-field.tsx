import { useCallback, useEffect, useMemo, useState } from 'react';
import { t } from '#browser/i18n/account.ts';
import { readProfile, saveTimeZone } from '#browser/model/session/own-account.ts';
import {
  formatZone,
  formatZoneOffset,
  getDeviceZone,
  isSameZone,
  listZoneOptions,
} from '#browser/time/time-zones.ts';
import { Button } from '#browser/ui/button.tsx';
import { Combobox } from '#browser/ui/combobox.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { toast } from '#browser/ui/toast-queue.ts';

/** Shows and changes the account's time zone, which the server keeps for dates it reads without a browser. */
export function TimeZoneField() {
  const [zone, setZone] = useState<string>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setZone((await readProfile()).time_zone);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  async function change(next: string) {
    setZone(next);
    try {
      await saveTimeZone(next);
      toast({ text: t.yourTimeZoneIs(formatZone(next)) });
    } catch {
      setZone(zone);
      toast({
        text: t.yourTimeZoneCouldNot,
        tone: 'problem',
      });
    }
  }

  if (failed)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{t.yourTimeZoneIsKept}</p>
        <Button onClick={load}>{t.tryAgain}</Button>
      </div>
    );
  if (zone === undefined)
    return (
      <div className="min-h-25">
        <Skeleton label={t.loadingYourTimeZone} lines={2} />
      </div>
    );
  return <ChooseZone zone={zone} onChange={change} />;
}

/** Formats a zone as `Vienna, Europe (UTC+1)`. */
function formatZoneWithOffset(zone: string): string {
  const offset = formatZoneOffset(zone, new Date());
  return offset === formatZone(zone) ? offset : `${formatZone(zone)} (${offset})`;
}

function ChooseZone({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const here = getDeviceZone();

  // Computing hundreds of offsets takes a while, so it waits until the field is focused.
  const [wasFocused, setWasFocused] = useState(false);
  const options = useMemo(
    () => (wasFocused ? listZoneOptions(new Date(), [zone, here]) : []),
    [wasFocused, zone, here],
  );
  return (
    <div className="flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its field */}
      <div onFocus={() => setWasFocused(true)}>
        <Combobox
          label={t.timeZone}
          options={options}
          chosen={options.flatMap(({ value }) => (isSameZone(value, zone) ? value : []))}
          text={formatZoneWithOffset(zone)}
          onChoose={(next) => isSameZone(next, zone) || onChange(next)}
          hint={t.todayBeginsAtMidnightIn}
        />
      </div>
      {!isSameZone(zone, here) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-hairline bg-raised px-3 py-2">
          <p>{t.thisDeviceIsIn(formatZoneWithOffset(here))}</p>
          <Button size="compact" onClick={() => onChange(here)}>
            {t.takeZone(formatZone(here))}
          </Button>
        </div>
      )}
    </div>
  );
}
