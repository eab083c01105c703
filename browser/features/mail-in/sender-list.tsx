import X from 'lucide-react/icons/x';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '#browser/i18n/mail-in.ts';
import { saveMailIn } from '#browser/model/mail-in/mail-in.ts';
import { Button } from '#browser/ui/button.tsx';
import { IconButton } from '#browser/ui/icon-button.tsx';
import { TextField } from '#browser/ui/text-field.tsx';
import { maxEmailLength } from '#contract/limits.ts';
import { type ChangeMailIn, checkSender } from './mail-in-words.ts';

/** Lists who may send mails that become tasks; adds and removes them. */
export function SenderList({ senders, change }: { senders: string[]; change: ChangeMailIn }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState('');
  const [problem, setProblem] = useState<string>();
  const focusField = () => form.current?.querySelector('input')?.focus();

  async function add(event: FormEvent) {
    event.preventDefault();
    const sender = draft.trim().toLowerCase();
    const found = checkSender(sender, senders);
    setProblem(found);
    if (found === undefined && (await change(() => saveMailIn([...senders, sender]), t.maySend(sender))))
      setDraft('');
    focusField();
  }

  async function remove(sender: string) {
    const others = senders.filter((each) => each !== sender);
    // The pressed button disappears with its sender.
    if (await change(() => saveMailIn(others), t.isRefused(sender))) focusField();
  }

  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium text-sm" id="mail-senders">
        {t.whoMaySend}
      </h3>
      <ul
        aria-labelledby="mail-senders"
        className="divide-y divide-hairline rounded-md border border-hairline bg-surface"
      >
        {senders.map((sender) => (
          <li key={sender} className="flex min-h-11 items-center justify-between gap-3 py-0.5 pr-1 pl-4">
            <bdi className="min-w-0 wrap-anywhere">{sender}</bdi>
            {senders.length > 1 && (
              <IconButton
                label={t.removeSender(sender)}
                icon={<X className="size-4" />}
                onClick={() => remove(sender)}
              />
            )}
          </li>
        ))}
      </ul>
      <form ref={form} onSubmit={add} noValidate className="flex flex-wrap items-start gap-2">
        <div className="grow basis-60">
          <TextField
            label={t.anotherSender}
            hideLabel
            placeholder={t.anotherSender}
            type="email"
            autoComplete="off"
            maxLength={maxEmailLength}
            value={draft}
            onChange={(next) => {
              setDraft(next);
              setProblem(undefined);
            }}
            error={problem}
          />
        </div>
        <Button type="submit">{t.allowSender}</Button>
      </form>
    </div>
  );
}
