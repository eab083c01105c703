import { type ReactNode, useState } from 'react';
import { LanguageSelect } from '#browser/features/language/language-select.tsx';
import { chooseLanguage, readChosenLanguage } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/sign-in.ts';
import { Mark } from '#browser/ui/logo.tsx';

/** The layout of the sign-in pages: the logo, a title, the form, and a link to the other page. */
export function AuthPage({
  title,
  lead,
  footer,
  children,
}: {
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}) {
  const [language, setLanguage] = useState(readChosenLanguage);
  return (
    <div className="flex min-h-dvh flex-col px-5 pt-[max(1.5rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8">
      <header className="flex items-center gap-2 font-serif text-xl">
        <Mark className="size-7" />
        {t.heddle}
      </header>
      <main className="mx-auto mt-[8vh] mb-auto w-full max-w-110 py-8 sm:rounded-md sm:border sm:border-hairline sm:bg-surface sm:px-10 sm:py-10">
        <h1 className="font-serif text-2xl">{title}</h1>
        {lead && <p className="mt-1 text-pretty text-muted">{lead}</p>}
        <div className="mt-7">{children}</div>
        {footer && <p className="mt-8 border-hairline border-t pt-5 text-muted">{footer}</p>}
      </main>
      <footer className="mx-auto w-72">
        <LanguageSelect
          hideLabel
          size="compact"
          quiet
          value={language}
          onChange={(choice) => {
            setLanguage(choice);
            chooseLanguage(choice);
          }}
        />
      </footer>
    </div>
  );
}
