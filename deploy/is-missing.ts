import { spawnSync } from 'node:child_process';

/** Returns whether a program is not installed, and says so: what needs it is skipped. */
export function isMissing(program: string): boolean {
  const { status } = spawnSync('which', [program]);
  if (status !== 0)
    console.log(`Skipped: ${program} is not installed (apt-get install ${packages[program] ?? program}).`);
  return status !== 0;
}

const packages: Record<string, string> = { promtool: 'prometheus', 'systemd-analyze': 'systemd' };
