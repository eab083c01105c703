/** The heddle: three wires, and a thread led through the eye of the middle one. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M9 4v24M23 4v24" strokeOpacity="0.45" />
        <path d="M16 4v7M16 21v7" />
        <ellipse cx="16" cy="16" rx="2.9" ry="5" />
      </g>
      <path
        d="M2 20c5 0 7-4 14-4s9 4 14 4"
        stroke="var(--color-accent)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
