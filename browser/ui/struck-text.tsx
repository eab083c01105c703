import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

/** Text that is struck through; the line is animated when `struck` turns true. */
export function StruckText({
  struck,
  color,
  children,
}: {
  struck: boolean;
  color?: string;
  children: ReactNode;
}) {
  const [wasStruck, setWasStruck] = useState(struck);
  const [isDrawing, setIsDrawing] = useState(false);
  if (wasStruck !== struck) {
    setWasStruck(struck);
    setIsDrawing(struck);
  }
  const style: CSSProperties & { '--thread'?: string } = color ? { '--thread': color } : {};
  return (
    <span
      style={style}
      onAnimationEnd={() => setIsDrawing(false)}
      className={classNames(struck && 'struck text-muted', isDrawing && 'struck-drawing')}
    >
      {children}
    </span>
  );
}
