import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { listAccessTokens, revokeAccessToken } from '#browser/model/access-tokens/access-tokens.ts';
import { getWallZone } from '#browser/time/wall-clock.ts';
import { ask } from '#browser/ui/ask.tsx';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { loadableDialog } from '#browser/ui/loadable-part.tsx';
import { toast } from '#browser/ui/toast-queue.ts';
import { useServerData } from '#browser/ui/use-server-data.ts';
import { WhenLoaded } from '#browser/ui/when-loaded.tsx';
import type { AccessToken, CreatedAccessToken } from '#contract/access-tokens.ts';
import { NewToken } from './new-token.tsx';
import { accessTokensId, describeScopes, describeUse, isExpired } from './token-words.ts';

const TokenDialog = loadableDialog(() => import('./token-dialog.tsx'));

/** Lists the user's access tokens, creates and revokes them. */
export default function TokenList() {
  const source = useServerData(listAccessTokens);
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedAccessToken>();

  const focusHeading = () => document.getElementById(accessTokensId)?.focus({ preventScroll: true });

  async function revoke({ id, name }: AccessToken) {
    const sure = await ask({
      title: t.revokeThis(name),
      text: t.whatUsesThisTokenIs,
      confirm: t.revoke,
      cancel: t.cancel,
      danger: true,
    });
    if (!sure) return;
    try {
      await revokeAccessToken(id);
      if (created?.id === id) setCreated(undefined);
      toast({ text: t.isRevoked(name) });
      // The pressed button disappears with its token.
      focusHeading();
    } catch {
      toast({
        text: t.couldNotBeRevoked(name),
        tone: 'problem',
      });
    }
    await source.reload();
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {created && (
        <NewToken
          key={created.id}
          created={created}
          onDone={() => {
            setCreated(undefined);
            focusHeading();
          }}
        />
      )}
      <div className="w-full empty:hidden">
        <WhenLoaded source={source} loading={t.loadingTokens}>
          {(tokens) =>
            tokens.length === 0 ? (
              <p className="text-muted">{t.thereAreNoAccessTokens}</p>
            ) : (
              <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
                ))}
              </ul>
            )
          }
        </WhenLoaded>
      </div>
      <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
        {t.createAToken}
      </Button>
      {isCreating && (
        <TokenDialog
          onClose={() => setCreating(false)}
          onCreated={(token) => {
            setCreating(false);
            setCreated(token);
            source.reload();
          }}
        />
      )}
    </div>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const now = new Date();
  const { name, start, scopes } = token;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <KeyRound
        className={classNames('size-5 shrink-0', isExpired(token, now) ? 'text-danger' : 'text-muted')}
      />
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          <span dir="auto" className="wrap-anywhere">
            {name}
          </span>
          <code className="font-normal text-muted text-sm">{start}…</code>
        </p>
        <p className="text-muted text-sm">{describeScopes(scopes)}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {describeUse(token, { now, timeZone: getWallZone() })}
        </p>
      </div>
      <Button size="compact" aria-label={t.revokeToken(name)} onClick={onRevoke}>
        {t.revoke}
      </Button>
    </li>
  );
}
