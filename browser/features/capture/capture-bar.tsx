import ArrowUp from 'lucide-react/icons/arrow-up';
import Mic from 'lucide-react/icons/mic';
import { memo } from 'react';
import { useHoldToTalk } from '#browser/features/navigation/use-hold-to-talk.ts';
import { t } from '#browser/i18n/capture.ts';
import { Button } from '#browser/ui/button.tsx';
import { classNames } from '#browser/ui/class-names.ts';
import { IconButton } from '#browser/ui/icon-button.tsx';

export type CaptureAction = 'ask' | 'create' | 'plan' | 'speak' | 'send';

interface BarProps {
  /** Shows every action a text can become; without it, only the send button. */
  whole: boolean;
  hintId: string;
  /** The hint for Enter; empty if it does nothing. */
  hint: string;
  /** Tab moves to the chips, so the hint says so. */
  walks: boolean;
  /** The field is empty. */
  isBlank: boolean;
  sends: boolean;
  /** Stable. */
  onPress: (action: CaptureAction) => void;
}

/** Renders the buttons below the text. Its props stay the same while typing, so it does not re-render. */
export const CaptureBar = memo(function CaptureBar({
  whole,
  hintId,
  hint,
  walks,
  isBlank,
  sends,
  onPress,
}: BarProps) {
  const speak = useHoldToTalk(() => onPress('speak'));
  return (
    <div
      className={classNames(
        'flex items-center gap-1 p-1.5',
        !whole && isBlank && 'absolute right-0 bottom-0 pointer-coarse:p-0.5',
      )}
    >
      {whole && (
        <>
          <Button look="quiet" size="compact" onClick={() => onPress('ask')}>
            {t.ask}
          </Button>
          <Button look="quiet" size="compact" onClick={() => onPress('create')}>
            {t.create}
          </Button>
          <Button look="quiet" size="compact" onClick={() => onPress('plan')}>
            {t.plan}
          </Button>
        </>
      )}
      <p
        id={hintId}
        className={classNames(
          // Hints that do not fit wrap to a clipped second line.
          'ml-auto flex h-5 min-w-0 flex-wrap justify-end gap-x-1 overflow-hidden pr-2 pl-2.5 text-muted text-sm max-sm:sr-only pointer-coarse:sr-only',
          hint === '' && (whole || !isBlank ? 'invisible' : 'hidden'),
        )}
      >
        <span>{hint}</span>
        <span>{t.shiftEnterNewLine}</span>
        {walks && <span>{t.tabGoesToTheDetails}</span>}
      </p>
      <span className="flex gap-1 max-sm:ml-auto pointer-coarse:ml-auto">
        {whole && (
          <IconButton
            label={t.voiceInput}
            icon={<Mic className="size-5" />}
            {...speak}
            placement="bottom"
            className="touch-none select-none"
          />
        )}
        <IconButton
          label={t.send}
          icon={<ArrowUp className="size-5" />}
          aria-disabled={!sends}
          onClick={() => onPress('send')}
          placement="bottom"
          className="bg-accent text-on-accent hover:bg-accent-strong hover:text-on-accent aria-disabled:bg-raised aria-disabled:text-muted"
        />
      </span>
    </div>
  );
});
