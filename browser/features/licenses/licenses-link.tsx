import { Link } from 'wouter';
import { t } from '#browser/i18n/licenses.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';

/** Says what license Heddle has, and leads to those of its parts. */
export function LicensesLink() {
  return (
    <p className="border-hairline border-t pt-6 text-muted">
      <RichText
        text={t.heddleIsFreeSoftware}
        tags={{
          link: (words) => (
            <Link href="/licenses" className="underline hover:text-text">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}
