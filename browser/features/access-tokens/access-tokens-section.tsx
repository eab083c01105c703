import { Suspense } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { accessTokensId, loadingTokens } from './token-words.ts';

const TokenList = loadablePart(() => import('./token-list.tsx'));

export function AccessTokensSection() {
  return (
    <Section
      id={accessTokensId}
      title={t.accessTokens}
      lead={
        <>
          A token lets a script, a shortcut on your phone or another program use your account without your
          password. It works until it expires or you revoke it, also after you change your password.{' '}
          <a href="/api/docs" target="_blank" rel="noreferrer" className="link">
            {t.whatTheApiCanDo}
          </a>
        </>
      }
    >
      <Suspense fallback={<Skeleton label={loadingTokens} />}>
        <TokenList />
      </Suspense>
    </Section>
  );
}
