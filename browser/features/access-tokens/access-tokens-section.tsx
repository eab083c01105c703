import { Suspense } from 'react';
import { t } from '#browser/i18n/access-tokens.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { loadablePart } from '#browser/ui/loadable-part.tsx';
import { Section } from '#browser/ui/section.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import { accessTokensId } from './token-words.ts';

const TokenList = loadablePart(() => import('./token-list.tsx'));

export function AccessTokensSection() {
  return (
    <Section
      id={accessTokensId}
      title={t.accessTokens}
      lead={
        <RichText
          text={t.accessTokensLead}
          tags={{
            link: (words) => (
              <a href="/api/docs" target="_blank" rel="noreferrer" className="link">
                {words}
              </a>
            ),
          }}
        />
      }
    >
      <Suspense fallback={<Skeleton label={t.loadingTokens} />}>
        <TokenList />
      </Suspense>
    </Section>
  );
}
