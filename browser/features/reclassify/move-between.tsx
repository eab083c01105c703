import ArrowRight from 'lucide-react/icons/arrow-right';
import { t } from '#browser/i18n/reclassify.ts';
import type { ThemeLook } from '#browser/model/themes/theme-looks.ts';

/** Shows a move from one theme to another. */
export function MoveBetween({ from, to }: { from: ThemeLook; to: ThemeLook }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-muted text-sm">
      {from.name}
      <ArrowRight className="size-3.5" aria-label={t.to} />
      <span className="inline-flex items-center gap-1 text-text">
        <to.Icon className="size-3.5" style={{ color: to.color }} />
        {to.name}
      </span>
    </span>
  );
}
