import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { t } from '#browser/i18n/forms.ts';
import { Button } from './button.tsx';
import { toast } from './toast-queue.ts';

/** Shows a text that is to be used elsewhere, with a button that copies it. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedText,
  look,
  focuses = false,
}: {
  label: string;
  value: string;
  copyLabel: string;
  /** Said once it is copied. */
  copiedText: string;
  look?: 'primary';
  /** Focuses and selects the text when it appears. */
  focuses?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (focuses) field.current?.focus();
  }, [focuses]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
      toast({ text: copiedText });
    } catch {
      field.current?.focus();
      toast({
        text: t.copyingNotAllowed(label),
        tone: 'problem',
      });
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        className="h-11 min-w-0 grow basis-60 rounded-md border border-control bg-raised px-3 text-sm"
      />
      <Button
        {...(look && { look })}
        icon={isCopied ? <Check className="size-4" /> : <Copy className="size-4" />}
        onClick={copy}
      >
        {isCopied ? t.copied : copyLabel}
      </Button>
    </div>
  );
}
