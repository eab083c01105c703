import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { readSignInMethods } from '#browser/model/session/sign-in-methods.ts';
import { Button } from '#browser/ui/button.tsx';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { recoveryCodeCount } from '#contract/limits.ts';

const TurnOnDialog = loadableDialog(() => import('./turn-on-dialog.tsx'));
const RenewDialog = loadableDialog(() => import('./renew-dialog.tsx'));
const TurnOffDialog = loadableDialog(() => import('./turn-off-dialog.tsx'));

const headingId = 'two-step';
/** From this many down, the page advises to get new ones. */
const fewCodes = 3;

export function TwoStepSection() {
  const source = useServerData(readSignInMethods);
  const [open, setOpen] = useState<'turnOn' | 'renew' | 'turnOff'>();

  /** Closes the dialog. The pressed button may be gone, so the focus moves to the heading. */
  function close() {
    setOpen(undefined);
    source.reload();
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }

  function finish(text: string) {
    close();
    toast({ text });
  }

  return (
    <Section id={headingId} title={t.twoStepSignIn} lead={t.afterYourPasswordHeddleAsks}>
      <WhenLoaded source={source} loading={t.loadingHowYouSignIn}>
        {({ has_password, second_factor: { enabled, recovery_codes_left } }) =>
          !has_password ? (
            <p>{t.twoStepSignInNeeds}</p>
          ) : enabled ? (
            <>
              <p className="flex items-center gap-2 font-medium">
                <ShieldCheck className="size-5 shrink-0 text-success" />
                {t.twoStepSignInIs}
              </p>
              <p className="mt-1 text-muted">{describeCodesLeft(recovery_codes_left)}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button aria-haspopup="dialog" onClick={() => setOpen('renew')}>
                  {t.getNewRecoveryCodes}
                </Button>
                <Button aria-haspopup="dialog" onClick={() => setOpen('turnOff')}>
                  {t.turnOff}
                </Button>
              </div>
            </>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => setOpen('turnOn')}>
              {t.turnOnTwoStepSign}
            </Button>
          )
        }
      </WhenLoaded>
      {open === 'turnOn' && <TurnOnDialog onClose={close} onDone={() => finish(t.twoStepSignInIs)} />}
      {open === 'renew' && <RenewDialog onClose={close} onDone={() => finish(t.yourOldRecoveryCodesNo)} />}
      {open === 'turnOff' && <TurnOffDialog onClose={close} onDone={() => finish(t.twoStepSignInIsOff)} />}
    </Section>
  );
}

function describeCodesLeft(left: number): string {
  const count = t.codesLeft(left, recoveryCodeCount);
  return left > fewCodes ? count : `${count} ${t.getNewOnes}`;
}
