import { type FormEvent, useId, useRef, useState } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { createAccessToken } from '#browser/model/access-tokens/access-tokens.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckboxField } from '#browser/ui/checkbox-field.tsx';
import { Dialog } from '#browser/ui/dialog.tsx';
import { Select } from '#browser/ui/select.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import type { CreatedAccessToken } from '#contract/access-tokens.ts';
import { maxAccessTokenNameLength } from '#contract/limits.ts';
import { isVisible } from '#contract/text.ts';
import {
  type AccessTokenLifetime,
  type AccessTokenScope,
  accessTokenLifetimes,
  accessTokenScopes,
} from '#contract/vocabularies.ts';
import { describeCreationFailure, describeLifetime } from './token-words.ts';

const lifetimeOptions = accessTokenLifetimes.map((days) => ({
  value: String(days),
  label: describeLifetime(days),
}));

/** Asks for the name, the scopes and the lifetime of a new token. */
export default function TokenDialog({
  onCreated,
  onClose,
}: {
  onCreated: (created: CreatedAccessToken) => void;
  onClose: () => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly AccessTokenScope[]>(['read', 'write']);
  const [lifetime, setLifetime] = useState<AccessTokenLifetime>(90);
  const [problems, setProblems] = useState<{ name?: string; scopes?: string; form?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!isVisible(name)) {
      setProblems({ name: t.nameIsRequired });
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (scopes.length === 0) {
      setProblems({ scopes: t.chooseAtLeastOne });
      return;
    }
    setBusy(true);
    setProblems({});
    try {
      onCreated(await createAccessToken({ name, scopes: [...scopes], expires_in_days: lifetime }));
    } catch (error) {
      setProblems({ form: describeCreationFailure(error) });
      setBusy(false);
    }
  }

  function toggle(scope: AccessTokenScope, isChosen: boolean) {
    setScopes(accessTokenScopes.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
    setProblems({});
  }

  return (
    <Dialog
      title={t.createAnAccessToken}
      onClose={() => isBusy || onClose()}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t.cancel}
          </Button>
          <Button look="primary" type="submit" form={id} busy={isBusy}>
            {t.createToken}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p role="alert" className="text-danger empty:hidden">
          {problems.form}
        </p>
        <TextField
          data-autofocus
          label={t.name}
          dir="auto"
          required
          autoComplete="off"
          maxLength={maxAccessTokenNameLength}
          hint={t.whatWillUseItSuch}
          value={name}
          onChange={(next) => {
            setName(next);
            setProblems({});
          }}
          error={problems.name}
        />
        <fieldset aria-describedby={`${id}-scopes`}>
          <legend className="font-medium text-sm">{t.whatItMayDo}</legend>
          {accessTokenScopes.map((scope) => (
            <CheckboxField
              key={scope}
              {...t.scopes[scope]}
              checked={scopes.includes(scope)}
              onChange={(isChosen) => toggle(scope, isChosen)}
            />
          ))}
          <p id={`${id}-scopes`} role="alert" className="text-danger text-sm empty:hidden">
            {problems.scopes}
          </p>
          <p className="mt-1 text-muted text-sm">{t.noTokenCanSignIn}</p>
        </fieldset>
        <Select
          label={t.expires}
          value={String(lifetime)}
          options={lifetimeOptions}
          onChange={(value) =>
            setLifetime(accessTokenLifetimes.find((days) => String(days) === value) ?? null)
          }
        />
      </form>
    </Dialog>
  );
}
