import { t } from '#browser/i18n/mail-in.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { getMailIn, renewMailIn, saveMailIn, turnOffMailIn } from '#browser/model/mail-in/mail-in.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { CopyField } from '#browser/ui/copy-field.tsx';
import { Switch } from '#browser/ui/switch.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { MailIn } from '#contract/mail-in.ts';
import { type ChangeMailIn, describeLastMail, describeMailInFailure } from './mail-in-words.ts';
import { SenderList } from './sender-list.tsx';

/** Turns adding tasks by email on and off, and shows the address and who may send. */
export default function MailInSettings() {
  const source = useServerData(getMailIn);

  const change: ChangeMailIn = async (run, done) => {
    let isDone = true;
    try {
      await run();
      toast({ text: done });
    } catch (error) {
      isDone = false;
      toast({ text: describeMailInFailure(error), tone: 'problem' });
    }
    await source.reload();
    return isDone;
  };

  async function toggle(isOn: boolean) {
    if (isOn) return change(() => saveMailIn(), t.yourAddressForTasksIs);
    const sure = await ask({
      title: t.stopAddingTasksByEmail,
      text: t.yourAddressStopsWorkingAt,
      confirm: t.stop,
      cancel: t.cancel,
      danger: true,
    });
    if (sure) await change(turnOffMailIn, t.emailsNoLongerBecomeTasks);
  }

  return (
    <WhenLoaded source={source} loading={t.loadingMailIn}>
      {(mailIn) =>
        mailIn.is_available ? (
          <>
            <Switch
              label={t.acceptEmails}
              hint={t.onlyFromSendersThatYou}
              checked={mailIn.address !== null}
              onChange={toggle}
            />
            {mailIn.address !== null && <Inbox mailIn={mailIn} address={mailIn.address} change={change} />}
          </>
        ) : (
          <p className="max-w-prose text-pretty text-muted">{t.thisServerDoesNotReceive}</p>
        )
      }
    </WhenLoaded>
  );
}

function Inbox({ mailIn, address, change }: { mailIn: MailIn; address: string; change: ChangeMailIn }) {
  const now = new Date();
  const { senders, last_refused: refused } = mailIn;

  async function renew() {
    const sure = await ask({
      title: t.getANewAddress,
      text: t.theCurrentAddressStopsWorking,
      confirm: t.newAddress,
      cancel: t.cancel,
    });
    if (sure) await change(renewMailIn, t.youHaveANewAddress);
  }

  return (
    <div className="mt-3 flex flex-col gap-5">
      <div>
        <CopyField
          key={address}
          label={t.yourAddressForTasks}
          value={address}
          copyLabel={t.copyAddress}
          copiedText={t.addressCopied}
        />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-muted text-sm">{describeLastMail(mailIn, now)}</p>
          <Button size="compact" onClick={renew}>
            {t.newAddress}
          </Button>
        </div>
      </div>
      <SenderList senders={senders} change={change} />
      {refused && !senders.includes(refused.from) && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-hairline bg-surface px-4 py-2.5">
          <p className="min-w-0 text-pretty wrap-anywhere">
            <RichText
              text={t.wasRefused(formatAgo(refused.at, now))}
              tags={{ sender: <bdi className="font-medium">{refused.from}</bdi> }}
            />
          </p>
          <Button
            size="compact"
            aria-label={t.allowThis(refused.from)}
            onClick={() => change(() => saveMailIn([...senders, refused.from]), t.maySendAgain(refused.from))}
          >
            {t.allow}
          </Button>
        </div>
      )}
      <div className="flex max-w-prose flex-col gap-2 text-pretty text-muted text-sm">
        <p>{t.anEmailWithOnlyA}</p>
        <p>{t.theAddressIsLikeA}</p>
      </div>
    </div>
  );
}
