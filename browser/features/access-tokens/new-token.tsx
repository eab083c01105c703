import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { Button } from '#browser/ui/button.tsx';
import { CopyField } from '#browser/ui/copy-field.tsx';
import type { CreatedAccessToken } from '#contract/access-tokens.ts';
import { toCurlCommand } from './token-words.ts';

/** Shows a new token, this once, with a button that copies it. */
export function NewToken({ created, onDone }: { created: CreatedAccessToken; onDone: () => void }) {
  const id = useId();
  const { name, token, scopes } = created;

  return (
    <section aria-labelledby={id} className="w-full rounded-md border border-accent bg-surface p-4">
      <h3 id={id} className="font-medium wrap-anywhere">
        <RichText text={t.yourTokenFor} tags={{ name: <bdi>{name}</bdi> }} />
      </h3>
      <p className="mt-1 text-muted">{t.copyItNowAndKeep}</p>
      <div className="mt-3">
        <CopyField
          label={t.token}
          value={token}
          copyLabel={t.copyToken}
          copiedText={t.tokenCopied}
          look="primary"
          focuses
        />
      </div>
      {scopes.includes('write') && (
        <details className="group mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
            <ChevronRight className="size-4 text-muted transition-transform group-open:rotate-90" />
            {t.addATaskFromA}
          </summary>
          <pre className="mt-1 whitespace-pre-wrap rounded-md bg-raised p-3 text-sm wrap-anywhere">
            {toCurlCommand({ origin: location.origin, token })}
          </pre>
        </details>
      )}
      <Button className="mt-3" onClick={onDone}>
        {t.iHaveSavedIt}
      </Button>
    </section>
  );
}
