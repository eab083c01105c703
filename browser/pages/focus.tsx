import { FocusTimer } from '#browser/features/focus/focus-timer.tsx';

export default function FocusPage() {
  return <FocusTimer />;
}
