import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { ApiError } from '#browser/api-client.ts';
import { ProgramRequest } from '#browser/features/ai-clients/program-request.tsx';
import { t } from '#browser/i18n/ai-clients.ts';
import { readProgramRequest } from '#browser/model/session/connected-programs.ts';
import { Button } from '#browser/ui/button.tsx';
import { Page } from '#browser/ui/page.tsx';
import { Skeleton } from '#browser/ui/skeleton.tsx';
import type { ProgramRequest as Request } from '#contract/connected-programs.ts';

type Reading = { asked: Request } | { problem: string; isFinal: boolean };

/** Asks whether a program may connect. Programs open it: it is the authorization endpoint (RFC 6749, 3.1). */
export default function ConnectPage() {
  const request = useSearch();
  const [reading, setReading] = useState<Reading>();
  const read = useCallback(() => {
    setReading(undefined);
    readProgramRequest(request).then(
      (asked) => setReading({ asked }),
      (error: unknown) =>
        setReading(
          error instanceof ApiError
            ? { problem: error.message, isFinal: error.code === 'INVALID_PROGRAM_REQUEST' }
            : {
                problem: t.theServerCannotBeReached,
                isFinal: false,
              },
        ),
    );
  }, [request]);
  useEffect(read, [read]);

  return (
    <Page title={t.connectAProgram}>
      {!reading ? (
        <Skeleton label={t.loadingTheRequest} />
      ) : 'asked' in reading ? (
        <ProgramRequest key={request} request={request} asked={reading.asked} />
      ) : (
        <div role="alert" className="mt-6 flex flex-col items-start gap-3">
          <p className="max-w-prose text-pretty">{reading.problem}</p>
          {!reading.isFinal && <Button onClick={read}>{t.tryAgain}</Button>}
        </div>
      )}
    </Page>
  );
}
