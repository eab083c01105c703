import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { useAccount } from '#browser/model/session/session.ts';
import { Button } from '#browser/ui/button.tsx';
import { saveFile } from '#browser/ui/save-file.ts';
import { toast } from '#browser/ui/toast-queue.ts';

/** Shows new recovery codes, this once, to copy or download. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const id = useId();
  const account = useAccount();
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: 'The recovery codes are copied' });
    } catch {
      const list = document.getElementById(id);
      if (list) getSelection()?.selectAllChildren(list);
      toast({
        text: 'The browser did not allow copying. The codes are selected: copy them with the keyboard or a long press.',
        tone: 'problem',
      });
    }
  }

  function download() {
    const lines = [
      `Heddle recovery codes of ${account?.email} at ${location.origin}`,
      'Each works once.',
      '',
      text,
    ];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'heddle-recovery-codes.txt');
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty">
        Without your authenticator app, each of these codes signs you in once. They are shown only now: keep
        them where you can find them if you lose your phone, such as in your password manager or on paper.
      </p>
      <ul id={id} className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-raised p-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy className="size-4" />} onClick={copy} data-autofocus>
          Copy codes
        </Button>
        <Button icon={<Download className="size-4" />} onClick={download}>
          Download codes
        </Button>
        <Button look="primary" className="ml-auto" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
