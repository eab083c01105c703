import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useId } from 'react';
import { t } from '#browser/i18n/sign-in-methods.ts';
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
      toast({ text: t.theRecoveryCodesAreCopied });
    } catch {
      const list = document.getElementById(id);
      if (list) getSelection()?.selectAllChildren(list);
      toast({
        text: t.theBrowserDidNotAllow,
        tone: 'problem',
      });
    }
  }

  function download() {
    const lines = [t.recoveryCodesOf(account?.email ?? '', location.origin), t.eachWorksOnce, '', text];
    saveFile(new Blob([lines.join('\n')], { type: 'text/plain' }), 'heddle-recovery-codes.txt');
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty">{t.withoutYourAuthenticatorAppEach}</p>
      <ul id={id} className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-raised p-4">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy className="size-4" />} onClick={copy} data-autofocus>
          {t.copyCodes}
        </Button>
        <Button icon={<Download className="size-4" />} onClick={download}>
          {t.downloadCodes}
        </Button>
        <Button look="primary" className="ml-auto" onClick={onDone}>
          {t.iHaveSavedThem}
        </Button>
      </div>
    </div>
  );
}
