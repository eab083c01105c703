import { type CSSProperties, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';

/** Text that a thread is drawn through when `struck` turns true; afterwards it is an ordinary line through it. */
export function StruckText({
  struck,
  color,
  children,
}: {
  struck: boolean;
  color?: string;
  children: ReactNode;
}) {
  const [was, setWas] = useState(struck);
  const [drawing, setDrawing] = useState(false);
  if (was !== struck) {
    setWas(struck);
    setDrawing(struck);
  }
  const style: CSSProperties & { '--thread'?: string } = color ? { '--thread': color } : {};
  return (
    <span
      style={style}
      onAnimationEnd={() => setDrawing(false)}
      className={classNames(struck && 'struck text-muted', drawing && 'struck-drawing')}
    >
      {children}
    </span>
  );
}
