import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ReactNode } from 'react';
import { t } from '#browser/i18n/admin.ts';

const looks = {
  ready: { Icon: CircleCheck, color: 'text-success', word: 'ready' },
  not_configured: { Icon: CircleDashed, color: 'text-muted', word: 'notSetUp' },
  problem: { Icon: CircleAlert, color: 'text-danger', word: 'problem' },
} as const;

export interface StatusPartProps {
  name: string;
  status: string;
  detail: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Shows how one part of the server is. */
export function StatusPart({ name, status, detail, children }: StatusPartProps) {
  const { Icon, color, word } = looks[status as keyof typeof looks] ?? looks.problem;
  return (
    <div className="flex min-h-12 flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
      <dt className="w-36 font-medium">{name}</dt>
      <dd className="flex min-w-0 grow basis-56 items-baseline gap-2">
        <Icon className={`mt-1 size-4 shrink-0 self-start ${color}`} aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {t.statuses[word]}
          {detail && <span className="text-muted"> · {detail}</span>}
        </span>
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}
