import { useState } from 'react';
import { LicensesLink } from '#browser/features/licenses/licenses-link.tsx';
import { t } from '#browser/i18n/about.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { version } from '../../../package.json';
import { type GuideId, guides } from './guides.ts';

const TextDialog = loadableDialog(() => import('./text-dialog.tsx'));

/** Shows the version, what is new in it, and the documentation, all of which come with the app. */
export function AboutSection() {
  const [shown, setShown] = useState<GuideId | 'changes' | null>(null);
  return (
    <Section id="about" title={t.about} lead={`Heddle ${version}`}>
      <Button onClick={() => setShown('changes')}>{t.whatsNewInThisVersion}</Button>
      <h3 className="pt-6 pb-1 font-medium text-muted text-sm">{t.documentation}</h3>
      <ul className="-ml-2.5 gap-x-6 sm:columns-2">
        {guides.map((id) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setShown(id)}
              className="link min-h-9 pointer-coarse:min-h-11 cursor-pointer px-2.5 text-left"
            >
              {t.guides[id]}
            </button>
          </li>
        ))}
        <li>
          <a
            href="/api/docs"
            className="link inline-flex min-h-9 pointer-coarse:min-h-11 items-center px-2.5"
          >
            {t.apiReference}
          </a>
        </li>
      </ul>
      <LicensesLink />
      {shown && <TextDialog shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </Section>
  );
}
