import { useLayoutEffect, useRef } from 'react';
import { t } from '#browser/i18n/ui.ts';
import { Select, type SelectProps } from '#browser/ui/select.tsx';
import { type Language, languages } from '#contract/vocabularies.ts';

type Choice = Language | 'automatic';

/** What the speakers of each language call it. */
const names: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
  nl: 'Nederlands',
};

/** Everything is rendered anew in another language; the new select takes the focus that the old one had. */
let hadFocus = false;

export function LanguageSelect(
  props: Pick<SelectProps<Choice>, 'value' | 'onChange' | 'hideLabel' | 'size' | 'quiet'>,
) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    const shown = select.current;
    // The page, rendered anew too, may first focus what its address names.
    if (hadFocus) requestAnimationFrame(() => shown?.focus());
    hadFocus = false;
    return () => {
      hadFocus = document.activeElement === shown;
    };
  }, []);
  return (
    <Select<Choice>
      {...props}
      ref={select}
      label={t.language}
      options={[
        { value: 'automatic', label: t.languageOfBrowser },
        ...languages.map((value) => ({ value, label: names[value], lang: value })),
      ]}
    />
  );
}
