import { useState } from 'react';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';

const DeleteAccountDialog = loadableDialog(() => import('./delete-account-dialog.tsx'));

export function DeleteAccountSection() {
  const [open, setOpen] = useState(false);
  return (
    <Section
      id="delete-account"
      title="Delete account"
      lead="Deletes your account and everything in it, on the server and on this device, for good."
    >
      <Button className="text-danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Section>
  );
}
