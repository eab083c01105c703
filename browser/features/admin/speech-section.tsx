import { useEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/admin.ts';
import { formatNumber } from '#browser/i18n/language.ts';
import { speechInstallPollMs } from '#browser/limits.ts';
import { toReason } from '#browser/model/to-reason.ts';
import {
  installSpeechModel,
  readSpeechModels,
  removeSpeechModel,
} from '#browser/model/voice/speech-model-calls.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { ProgressBar } from '#browser/ui/progress-bar.tsx';
import { Section } from '#browser/ui/section.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import type { SpeechModel, SpeechModels } from '#contract/speech-models.ts';

/**
 * Shows the speech models to whoever may install one, unless the operator chose another recognizer. `onChange` is called after
 * one was installed or removed.
 */
export function SpeechSection({ onChange }: { onChange: () => Promise<unknown> }) {
  const { data, reload } = useServerData(readSpeechModels);
  const running = data?.running;
  const installed = data?.models.find(({ is_installed }) => is_installed);
  const isRunning = running !== undefined && running !== null;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(reload, speechInstallPollMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);

  const wasInstalling = useRef<string>(undefined);
  useEffect(() => {
    if (running) wasInstalling.current = running.name;
    else if (wasInstalling.current !== undefined) {
      if (installed?.name === wasInstalling.current) toast({ text: t.isInstalled(installed.label) });
      wasInstalling.current = undefined;
      onChange();
    }
  }, [running, installed, onChange]);

  if (!data?.may_install || data.overridden_by) return null;
  return (
    <Section id="speech" title={t.speechRecognition} lead={t.withASpeechModelRecordings}>
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {data.models.map((model) => (
          <ModelRow
            key={model.name}
            model={model}
            state={data}
            onPress={reload}
            onRemoved={async () => {
              await Promise.all([reload(), onChange()]);
            }}
          />
        ))}
      </ul>
    </Section>
  );
}

function ModelRow({
  model,
  state: { running, failure },
  onPress,
  onRemoved,
}: {
  model: SpeechModel;
  state: SpeechModels;
  onPress: () => Promise<void>;
  onRemoved: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const { name, label, languages, maker, license, bytes, sha256, address, is_installed } = model;
  const failed = failure?.name === name ? failure.message : undefined;

  async function run(work: () => Promise<unknown>, after: () => Promise<void>, title: string) {
    setBusy(true);
    try {
      await work();
      await after();
    } catch (error) {
      await ask({ title, text: toReason(error), confirm: 'OK' });
    } finally {
      setBusy(false);
    }
  }

  async function remove() {
    const sure = await ask({
      title: t.removeModel(label),
      text: t.recordingsThenWaitUntilSomething,
      confirm: t.remove,
      cancel: t.cancel,
      danger: true,
    });
    if (sure) await run(() => removeSpeechModel(name), onRemoved, t.failedToRemove(label));
  }

  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-56">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {label}
            {is_installed && <span className="text-accent text-sm">{t.installed}</span>}
          </p>
          <p className="text-sm">
            {[languages, t.megabytesToDownload(toMb(bytes)), t.licenseBy(license, maker)].join(' · ')}
          </p>
        </div>
        {!running &&
          (is_installed ? (
            <Button size="compact" className="text-danger" busy={isBusy} onClick={remove}>
              {t.remove}
            </Button>
          ) : (
            <Button
              size="compact"
              busy={isBusy}
              aria-label={failed ? t.tryAgainToInstall(label) : t.installModel(label)}
              onClick={() => run(() => installSpeechModel(name), onPress, t.failedToInstall(label))}
            >
              {failed ? t.tryAgain : t.install}
            </Button>
          ))}
        {running?.name === name && (
          <Button
            size="compact"
            busy={isBusy}
            onClick={() => run(() => removeSpeechModel(name), onPress, t.failedToStopInstalling(label))}
          >
            {t.stop}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm wrap-anywhere">
        {t.downloadedFrom(address.replace('https://', ''))}
        <br />
        SHA-256 {sha256}
      </p>
      {running?.name === name && <Progress label={label} running={running} />}
      <div role="alert" className="text-danger text-sm empty:hidden">
        {failed}
      </div>
    </li>
  );
}

function Progress({ label, running }: { label: string; running: NonNullable<SpeechModels['running']> }) {
  const { phase, received_bytes, bytes } = running;
  const text = phase === 'unpacking' ? t.unpacking : t.megabytesOf(toMb(received_bytes), toMb(bytes));
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label={t.installing(label)} value={received_bytes} max={bytes} text={text} />
      <p className="text-muted text-sm">{text}</p>
    </div>
  );
}

const toMb = (bytes: number): string => formatNumber(Math.ceil(bytes / 1_000_000));
