import X from 'lucide-react/icons/x';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** The color of the line at its start: any CSS color. */
  color?: string;
  /** Makes the chip a button, and with `pressed` a toggle button. */
  onPress?: () => void;
  pressed?: boolean;
  /** Adds a remove button with this label. */
  removeLabel?: string;
  onRemove?: () => void;
  className?: string;
}

export function Chip({
  children,
  icon,
  color,
  onPress,
  pressed,
  removeLabel,
  onRemove,
  className,
}: ChipProps) {
  const style: CSSProperties & { '--thread'?: string } = color ? { '--thread': color } : {};
  const inner = (
    <>
      {color && <span className="h-3.5 w-0.75 rounded-full bg-(--thread)" aria-hidden="true" />}
      {icon}
      {children}
    </>
  );
  const body = 'inline-flex min-w-0 items-center gap-1.5';
  return (
    <span
      style={style}
      className={classNames(
        'inline-flex h-7 max-w-full items-center whitespace-nowrap rounded-full border text-sm tabular-nums',
        (onPress || onRemove) && 'pointer-coarse:h-11.5',
        pressed ? 'border-accent bg-accent text-on-accent' : 'border-hairline bg-surface text-text',
        className,
      )}
    >
      {onPress ? (
        <button
          type="button"
          aria-pressed={pressed}
          onClick={onPress}
          className={classNames(
            body,
            'h-full cursor-pointer rounded-full px-3',
            onRemove && 'pr-1',
            !pressed && 'hover:bg-raised',
          )}
        >
          {inner}
        </button>
      ) : (
        <span className={classNames(body, 'pl-2.5', onRemove ? 'pr-0.5' : 'pr-2.5')}>{inner}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="inline-flex h-full w-7 pointer-coarse:w-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-muted hover:text-text"
        >
          <X className="size-3.5" />
        </button>
      )}
    </span>
  );
}
