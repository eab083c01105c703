import { useMemo, useState } from 'react';
import { t } from '#browser/i18n/settings.ts';
import { readVocabulary } from '#browser/model/captures/intake.ts';
import { changeSetting, readSetting } from '#browser/model/settings/setting-mutations.ts';
import { useThemeLooks } from '#browser/model/themes/theme-looks.ts';
import { useRows, useStore } from '#browser/store/use-store.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { Section } from '#browser/ui/section.tsx';
import { notStored, toastOnError } from '#browser/ui/toast-on-error.ts';
import { toast } from '#browser/ui/toast-queue.ts';
import { WhenSynced } from './when-synced.tsx';

const initialCount = 5;
/** Shows what the intake learned from the user's own filings, with a button to forget it. */
export function LearnedFilings() {
  const store = useStore();
  const tasks = useRows('tasks');
  const settings = useRows('settings');
  const looks = useThemeLooks();
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vocabulary is read from these rows
  const { examples } = useMemo(() => readVocabulary(store), [store, tasks, settings, looks]);
  const shown = all ? examples : examples.slice(0, initialCount);

  async function forget() {
    const before = readSetting(store, 'intake_reset_at');
    const sure = await ask({
      title: t.forgetWhatHeddleLearnedFrom,
      text: t.yourTasksStayWhereThey,
      confirm: t.forget,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    try {
      await changeSetting(store, 'intake_reset_at', new Date().toISOString());
      toast({
        text: t.heddleHasForgottenWhatIt,
        action: {
          label: t.undo,
          onPress: () => toastOnError(changeSetting(store, 'intake_reset_at', before), notStored),
        },
      });
    } catch {
      toast({ text: notStored(), tone: 'problem' });
    }
  }

  return (
    <Section id="learned" title={t.personalization} lead={t.whenYouChooseATheme}>
      <WhenSynced name={t.whatHeddleLearned}>
        {examples.length === 0 ? (
          <p>{t.nothingYetChooseATheme}</p>
        ) : (
          <>
            <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
              {shown.map(({ title, theme }, index) => {
                const look = looks.find(theme);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two filings may be identical
                  <li key={index} className="flex min-h-11 items-center gap-3 px-4 py-2">
                    <span dir="auto" className="min-w-0 grow truncate">
                      {title}
                    </span>
                    <span className="flex min-w-0 max-w-1/2 shrink-0 items-center gap-2 text-muted text-sm">
                      <span
                        className="h-4 w-0.5 shrink-0 rounded-full"
                        style={{ background: look?.color }}
                        aria-hidden="true"
                      />
                      <span className="truncate">{look?.name ?? theme}</span>
                    </span>
                  </li>
                );
              })}
            </ul>
            <div className="mt-3 flex flex-wrap gap-2">
              {examples.length > shown.length && (
                <Button onClick={() => setAll(true)}>{t.showAll(examples.length)}</Button>
              )}
              <Button className="text-danger" onClick={forget}>
                {t.forgetAllOfIt}
              </Button>
            </div>
          </>
        )}
      </WhenSynced>
    </Section>
  );
}
