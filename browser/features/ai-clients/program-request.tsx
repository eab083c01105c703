import { useState } from 'react';
import { WhenSynced } from '#browser/features/settings/when-synced.tsx';
import { t } from '#browser/i18n/ai-clients.ts';
import { RichText } from '#browser/i18n/rich-text.tsx';
import { answerProgram } from '#browser/model/session/connected-programs.ts';
import { useSetting } from '#browser/model/settings/setting-queries.ts';
import { toReason } from '#browser/model/to-reason.ts';
import { Button } from '#browser/ui/button.tsx';
import { CheckboxField } from '#browser/ui/checkbox-field.tsx';
import type { ProgramRequest as Request } from '#contract/connected-programs.ts';
import type { ProgramScope } from '#contract/vocabularies.ts';
import { McpAccessControl } from './mcp-access-control.tsx';

/** Tells which program asks for what, and sends the browser back with the user's answer. */
export function ProgramRequest({ request, asked }: { request: string; asked: Request }) {
  const { name, returns_to, is_on_this_device, account } = asked;
  const access = useSetting('mcp_access');
  const asksToChange = asked.scopes.includes('write');
  const [mayChange, setMayChange] = useState(asksToChange);
  // Chosen on this page too, so it stays on it once it suffices.
  const [isAccessShown] = useState(access === 'off' || (asksToChange && access === 'read'));
  const [state, setState] = useState<'asking' | 'allowing' | 'refusing' | 'answered'>('asking');
  const [problem, setProblem] = useState('');

  async function answer(next: 'allowing' | 'refusing') {
    setState(next);
    setProblem('');
    const scopes: ProgramScope[] = next === 'refusing' ? [] : mayChange ? ['read', 'write'] : ['read'];
    try {
      location.assign(await answerProgram({ request, account_id: account.id, scopes }));
      setState('answered');
    } catch (error) {
      setProblem(toReason(error));
      setState('asking');
    }
  }

  if (state === 'answered')
    return (
      <p role="status" className="mt-6 max-w-prose text-pretty">
        <RichText text={t.sendingYourAnswer} tags={{ name: <bdi>{name}</bdi> }} />
      </p>
    );
  return (
    <div className="mt-6 flex max-w-prose flex-col gap-5">
      <p className="text-pretty">
        <RichText
          text={t.asksToUseYourAccount}
          tags={{
            name: <bdi className="font-medium wrap-anywhere">{name}</bdi>,
            account: <bdi className="font-medium wrap-anywhere">{account.email}</bdi>,
          }}
        />
      </p>
      <div>
        <h2 className="font-medium">{t.whatItMayDo}</h2>
        <p className="mt-1 text-pretty">{t.seeYourTasksNotesRecording}</p>
        {asksToChange && (
          <CheckboxField
            label={t.changeTasks}
            hint={t.addsChangesAndDeletesWithout}
            checked={mayChange}
            onChange={setMayChange}
          />
        )}
        <p className="mt-1 text-pretty text-muted text-sm">{t.itCannotSignInChange}</p>
      </div>
      {isAccessShown && (
        <div>
          <h2 className="font-medium">
            {access === 'off' ? t.aiClientsAreTurnedOff : t.limitForAllAiClients}
          </h2>
          <div className="mt-2">
            <WhenSynced name={t.whatTheyMayDo}>
              <McpAccessControl />
            </WhenSynced>
          </div>
        </div>
      )}
      <p className="text-pretty text-muted text-sm wrap-anywhere">
        <RichText
          text={is_on_this_device ? t.answerGoesToThisDevice : t.answerGoesTo}
          tags={{ address: <bdi>{returns_to}</bdi> }}
        />
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          busy={state === 'allowing'}
          disabled={state !== 'asking' || access === 'off'}
          onClick={() => answer('allowing')}
        >
          {t.allow}
        </Button>
        <Button busy={state === 'refusing'} disabled={state !== 'asking'} onClick={() => answer('refusing')}>
          {t.dontAllow}
        </Button>
      </div>
    </div>
  );
}
