import { LanguageSelect } from '#browser/features/language/language-select.tsx';
import { t } from '#browser/i18n/settings.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { useChangeSetting } from '#browser/model/settings/use-change-setting.ts';
import { Section } from '#browser/ui/section.tsx';
import { WhenSynced } from './when-synced.tsx';

export function LanguageSection() {
  const language = useSetting('language');
  const change = useChangeSetting('language');
  return (
    <Section id="language" title={t.language} lead={t.languageHint}>
      <WhenSynced name={t.theLanguage}>
        <div className="max-w-80">
          <LanguageSelect hideLabel value={language} onChange={change} />
        </div>
      </WhenSynced>
    </Section>
  );
}
