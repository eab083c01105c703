import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { useConfirmed } from '#browser/features/account/use-confirmed.tsx';
import { describePasskeyError, explainMissingPasskeys } from '#browser/features/sign-in/passkey-words.ts';
import { t as domainTexts } from '#browser/i18n/domain.ts';
import { getLocale } from '#browser/i18n/language.ts';
import { t } from '#browser/i18n/sign-in-methods.ts';
import { addPasskey, removePasskey, renamePasskey } from '#browser/model/session/passkeys.ts';
import { readSignInMethods } from '#browser/model/session/sign-in-methods.ts';
import { getWallZone } from '#browser/time/wall-clock.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { NameDialog } from '#browser/ui/name-dialog.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import { maxPasskeyNameLength } from '#contract/limits.ts';
import type { Passkey } from '#contract/sign-in-methods.ts';
import { isVisible } from '#contract/text.ts';
import { describeDevice } from '#domain/describe-device.ts';
import { passkeysId } from './passkeys-id.ts';

/** Lists the user's passkeys, adds, renames and removes them. */
export default function PasskeyList() {
  const source = useServerData(readSignInMethods);
  const [isAdding, setAdding] = useState(false);
  const [naming, setNaming] = useState<Passkey>();
  const confirmed = useConfirmed(source.data);

  async function run(change: () => Promise<void>, failure = t.somethingWentWrong) {
    try {
      await confirmed.run(change);
    } catch (error) {
      const { text, hint } = describePasskeyError(error, failure);
      toast({ text: hint ? `${text}. ${hint}` : text, tone: 'problem' });
    }
    await source.reload();
  }

  async function add() {
    setAdding(true);
    await run(async () => {
      setNaming(await addPasskey(describeDevice(navigator.userAgent, domainTexts).name));
    }, t.thePasskeyCouldNotBe);
    setAdding(false);
  }

  async function remove({ id, name }: Passkey) {
    const sure = await ask({
      title: t.removeThis(name),
      text: t.itWillNoLongerSign,
      confirm: t.remove,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    await run(async () => {
      await removePasskey(id);
      toast({ text: t.removed(name) });
      // The pressed button disappears with its passkey.
      document.getElementById(passkeysId)?.focus({ preventScroll: true });
    }, t.couldNotBeRemoved(name));
  }

  function rename({ id }: Passkey, name: string): string | undefined {
    if (!isVisible(name)) return t.nameIsRequired;
    if (name.trim().length > maxPasskeyNameLength) return t.nameTooLong(maxPasskeyNameLength);
    run(() => renamePasskey(id, name), t.thePasskeyCouldNotBeRenamed);
    return undefined;
  }

  return (
    <WhenLoaded source={source} loading={t.loadingYourPasskeys}>
      {({ passkeys, passkey_host }) => {
        const missing = explainMissingPasskeys({
          isSecure: window.isSecureContext,
          isSupported: 'PublicKeyCredential' in window,
          pageHost: location.hostname,
          passkeyHost: passkey_host,
        });
        return (
          <div className="flex flex-col items-start gap-4">
            {passkeys.length > 0 && (
              <ul className="w-full divide-y divide-hairline rounded-md border border-hairline bg-surface">
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setNaming(passkey)}
                    onRemove={() => remove(passkey)}
                  />
                ))}
              </ul>
            )}
            {missing === undefined ? (
              <Button onClick={add} busy={isAdding}>
                {passkeys.length > 0 ? t.addAnotherPasskey : t.addAPasskey}
              </Button>
            ) : (
              <p className="max-w-prose text-pretty rounded-md bg-raised px-4 py-3">{missing}</p>
            )}
            {naming && (
              <NameDialog
                title={t.nameThisPasskey}
                hint={t.aNameTellsItApart}
                name={naming.name}
                selected
                confirm={t.save}
                onSubmit={(name) => rename(naming, name)}
                onClose={() => setNaming(undefined)}
              />
            )}
            {confirmed.renderDialog(run)}
          </div>
        );
      }}
    </WhenLoaded>
  );
}

function PasskeyRow({
  passkey: { name, created_at, synced },
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}) {
  const since = new Date(created_at).toLocaleDateString(getLocale(), {
    dateStyle: 'medium',
    timeZone: getWallZone(),
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Fingerprint className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-44">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted text-sm">{synced ? t.addedOnAllDevices(since) : t.addedOn(since)}</p>
      </div>
      <div className="flex gap-2">
        <Button size="compact" aria-label={t.renamePasskey(name)} onClick={onRename}>
          {t.rename}
        </Button>
        <Button size="compact" aria-label={t.removePasskey(name)} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
    </li>
  );
}
