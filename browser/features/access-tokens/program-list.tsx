import Plug from 'lucide-react/icons/plug';
import { t } from '#browser/i18n/access-tokens.ts';
import { disconnectProgram, listPrograms } from '#browser/model/session/connected-programs.ts';
import { formatAgo } from '#browser/time/format-ago.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { ConnectedProgram } from '#contract/connected-programs.ts';
import { programsId } from './program-words.ts';

/** Lists the programs connected to the account, and disconnects them. */
export default function ProgramList() {
  const source = useServerData(listPrograms);

  async function disconnect({ id, name }: ConnectedProgram) {
    const sure = await ask({
      title: t.disconnectThis(name),
      text: t.itLosesAccessAtOnce,
      confirm: t.disconnect,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    try {
      await disconnectProgram(id);
      toast({ text: t.isDisconnected(name) });
      // The pressed button disappears with its program.
      document.getElementById(programsId)?.focus({ preventScroll: true });
    } catch {
      toast({
        text: t.couldNotBeDisconnected(name),
        tone: 'problem',
      });
    }
    await source.reload();
  }

  return (
    <WhenLoaded source={source} loading={t.loadingPrograms}>
      {(programs) =>
        programs.length === 0 ? (
          <p className="text-muted">{t.noProgramsAreConnected}</p>
        ) : (
          <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
            {programs.map((program) => (
              <ProgramRow key={program.id} program={program} onDisconnect={() => disconnect(program)} />
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  );
}

function ProgramRow({ program, onDisconnect }: { program: ConnectedProgram; onDisconnect: () => void }) {
  const { name, scopes, created_at, last_used_at, last_used_from } = program;
  const now = new Date();
  const connected = formatAgo(created_at, now);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <Plug className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-44">
        <p dir="auto" className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-muted text-sm">{scopes.includes('write') ? t.readAndChange : t.read}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {last_used_at
            ? t.connectedAndUsed(connected, formatAgo(last_used_at, now), last_used_from)
            : t.connectedNeverUsed(connected)}
        </p>
      </div>
      <Button size="compact" aria-label={t.disconnectProgram(name)} onClick={onDisconnect}>
        {t.disconnect}
      </Button>
    </li>
  );
}
