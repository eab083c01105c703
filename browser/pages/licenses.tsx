import { LicenseList } from '#browser/features/licenses/license-list.tsx';
import { t } from '#browser/i18n/licenses.ts';
import { Page } from '#browser/ui/page.tsx';

export default function LicensesPage() {
  return (
    <Page title={t.licenses} lead={t.heddleIsFreeSoftwareUnder}>
      <LicenseList />
    </Page>
  );
}
