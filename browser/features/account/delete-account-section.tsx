import { useState } from 'react';
import { t } from '#browser/i18n/account.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';

const DeleteAccountDialog = loadableDialog(() => import('./delete-account-dialog.tsx'));

export function DeleteAccountSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="delete-account" title={t.deleteAccount} lead={t.deletesYourAccountAndEverything}>
      <Button className="text-danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.deleteMyAccount}
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
