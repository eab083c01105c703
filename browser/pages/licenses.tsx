import { LicenseList } from '#browser/features/licenses/license-list.tsx';
import { Page } from '#browser/ui/page.tsx';

export default function LicensesPage() {
  return (
    <Page
      title="Licences"
      lead="Heddle is free software under the MIT licence. These are the packages in it, with their authors’ terms."
    >
      <LicenseList />
    </Page>
  );
}
