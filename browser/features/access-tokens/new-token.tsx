import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#browser/ui/button.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import type { CreatedAccessToken } from '#contract/access-tokens.ts';
import { toCurlCommand } from './token-words.ts';

/** Shows a new token, this once, with a button that copies it. */
export function NewToken({ created, onDone }: { created: CreatedAccessToken; onDone: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const { name, token, scopes } = created;

  useEffect(() => field.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      setIsCopied(true);
      toast({ text: 'The token is copied' });
    } catch {
      field.current?.focus();
      toast({
        text: 'The browser did not allow copying. The token is selected: copy it with the keyboard or a long press.',
        tone: 'problem',
      });
    }
  }

  return (
    <section aria-labelledby={id} className="w-full rounded-md border border-accent bg-surface p-4">
      <h3 id={id} className="font-medium wrap-anywhere">
        Your token for <bdi>{name}</bdi>
      </h3>
      <p className="mt-1 text-muted">Copy it now and keep it like a password: it is never shown again.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <input
          ref={field}
          readOnly
          aria-label="Token"
          value={token}
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          className="h-11 min-w-0 grow basis-60 rounded-md border border-control bg-raised px-3 text-sm"
        />
        <Button
          look="primary"
          icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
          onClick={copy}
        >
          {isCopied ? 'Copied' : 'Copy token'}
        </Button>
      </div>
      {scopes.includes('write') && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
            <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
            Add a task from a terminal
          </summary>
          <pre className="mt-1 whitespace-pre-wrap rounded-md bg-raised p-3 text-sm wrap-anywhere">
            {toCurlCommand({ origin: location.origin, token })}
          </pre>
        </details>
      )}
      <Button className="mt-3" onClick={onDone}>
        I have kept it
      </Button>
    </section>
  );
}
