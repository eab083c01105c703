import { LicenseList } from '#browser/features/licenses/license-list.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function LicensesPage() {
  return (
    <Page
      title="Licenses"
      lead="Heddle is free software under the MIT license. These are the packages in it, with their authors’ terms."
    >
      <LicenseList />
    </Page>
  );
}
