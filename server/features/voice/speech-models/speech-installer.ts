import type { Logger } from 'pino';
import type { LocalizedText, Texts } from '../../../texts.ts';
import { InstallError, otherInstallRuns, speechModelNotFound } from './install.errors.ts';
import { type InstallProgress, installModel, removeModels } from './install-model.usecases.ts';
import { findInstalledModel } from './installed-models.ts';
import type { SpeechModel } from './speech-models.ts';

export type SpeechInstaller = ReturnType<typeof createSpeechInstaller>;

/** Installs speech models in the background, one at a time. Close it with the app. */
export function createSpeechInstaller({
  dataDir,
  models,
  log,
}: {
  dataDir: string;
  models: readonly SpeechModel[];
  log: Logger;
}) {
  let running:
    | { model: SpeechModel; progress: InstallProgress; stop: AbortController; done: Promise<void> }
    | undefined;
  let failure: { name: string; code: string; say: LocalizedText } | undefined;

  const find = (name: string) => {
    const model = models.find((each) => each.name === name);
    if (!model) throw speechModelNotFound();
    return model;
  };

  async function run(model: SpeechModel, signal: AbortSignal): Promise<void> {
    try {
      await installModel({
        dataDir,
        model,
        signal,
        onProgress: (progress) => {
          if (running) running.progress = progress;
        },
      });
      log.info(`Installed the speech model ${model.name}`);
    } catch (error) {
      if (!signal.aborted) {
        log.warn({ err: error }, `Could not install the speech model ${model.name}`);
        const { code, say } =
          error instanceof InstallError
            ? error
            : { code: 'failed', say: ({ install }: Texts['status']) => install.failed };
        failure = { name: model.name, code, say };
      }
    } finally {
      running = undefined;
    }
  }

  /** Stops the installation that runs; what has arrived is kept. */
  async function stop(): Promise<void> {
    running?.stop.abort(new Error('Stopped'));
    await running?.done;
  }

  return {
    models,
    state: () => ({
      installed: findInstalledModel({ dataDir, models })?.model.name,
      running: running && { name: running.model.name, bytes: running.model.bytes, ...running.progress },
      failure,
    }),

    /** Starts to install a model, unless that runs already. Throws for an unknown one, or while another one is being installed. */
    start(name: string): void {
      const model = find(name);
      if (running?.model === model) return;
      if (running) throw otherInstallRuns();
      failure = undefined;
      const stop = new AbortController();
      const progress: InstallProgress = { phase: 'downloading', receivedBytes: 0 };
      running = { model, progress, stop, done: Promise.resolve() };
      running.done = run(model, stop.signal);
    },

    /** Stops installing a model, or else removes it. Throws for an unknown one. */
    async remove(name: string): Promise<void> {
      const model = find(name);
      failure = undefined;
      if (running?.model === model) return stop();
      if (running) throw otherInstallRuns();
      await removeModels({ dataDir });
    },

    close: stop,
  };
}
