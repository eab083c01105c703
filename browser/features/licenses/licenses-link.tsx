import { Link } from 'wouter';
import { t } from '#browser/i18n/licenses.ts';

/** Says what license Heddle has, and leads to those of its parts. */
export function LicensesLink() {
  return (
    <p className="border-hairline border-t pt-6 text-muted">
      Heddle is free software under the MIT license.{' '}
      <Link href="/licenses" className="underline hover:text-text">
        {t.thirdPartyLicenses}
      </Link>
    </p>
  );
}
