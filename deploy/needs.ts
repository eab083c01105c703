import { spawnSync } from 'node:child_process';

/** Returns true, and says so, where a program is not installed: what needs it is skipped. */
export function needs(program: string): boolean {
  const { status } = spawnSync('which', [program]);
  if (status !== 0)
    console.log(`Skipped: ${program} is not installed (apt-get install ${packages[program] ?? program}).`);
  return status !== 0;
}

const packages: Record<string, string> = { promtool: 'prometheus', 'systemd-analyze': 'systemd' };
