import { execFileSync } from 'node:child_process';

/** Runs a program to its end. Throws with what it wrote when it fails. */
export const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
};
