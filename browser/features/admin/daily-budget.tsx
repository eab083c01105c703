import { t } from '#browser/i18n/admin.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { changeSetting } from '#browser/model/settings/setting-mutations.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useStore } from '#browser/store/use-store.ts';
import { NumberField } from '#browser/ui/number-field.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import {
  defaultDailyModelTokens,
  maxDailyModelTokens,
  minDailyModelTokens,
} from '#contract/language-model-limits.ts';

/** Lets the user limit the tokens per day, and shows how many are used. */
export function DailyBudget({ usedToday }: { usedToday: number }) {
  const store = useStore();
  const budget = useSetting('daily_model_tokens');
  const change = (value: number | null) => changeSetting(store, 'daily_model_tokens', value);
  return (
    <div className="mb-4">
      <Switch
        label={t.limitTokensPerDay}
        hint={budget === null ? t.usedToday(formatNumber(usedToday)) : t.whenTheyAreUsedUp}
        checked={budget !== null}
        onChange={(checked) => change(checked ? defaultDailyModelTokens : null)}
      />
      {budget !== null && (
        <div className="flex max-w-sm flex-col gap-2">
          <NumberField
            label={t.tokensPerDay}
            value={budget}
            min={minDailyModelTokens}
            max={maxDailyModelTokens}
            error={t.enterAtLeast(formatNumber(minDailyModelTokens))}
            hint={(usedToday >= budget ? t.usedTodayLimitReached : t.usedToday)(formatNumber(usedToday))}
            onSave={change}
          />
          <ProgressBar
            label={t.tokensUsedToday}
            value={Math.min(usedToday, budget)}
            max={budget}
            text={t.partOf(formatNumber(usedToday), formatNumber(budget))}
          />
        </div>
      )}
    </div>
  );
}
