import { decodeLabels } from './decode-labels.ts';
import { extractFeatures } from './features.ts';
import type { Lattice } from './lattice.ts';
import { type addition, type aside, inside, type Network, task } from './network.ts';

/** A piece of a spoken text: its tokens from `from` to before `to`. */
export interface Piece {
  from: number;
  to: number;
  label: typeof task | typeof aside | typeof addition;
}

/** The pieces of a text, and how probable it is that its tasks start where they do. */
export interface Pieces {
  pieces: Piece[];
  startsProbability: number;
}

/** Finds the most likely pieces, in order: tasks whole, talk clause by clause. */
export function findPieces(lattice: Lattice, network: Network): Pieces {
  const { units, bounds } = lattice;
  const begins = new Set(bounds);
  const pieces: Piece[] = [];
  const { labels, startsProbability } = decodeLabels(network, extractFeatures(lattice));
  labels.forEach((label, unit) => {
    const [from = 0, to = 0] = units.slice(unit, unit + 2);
    const last = pieces.at(-1);
    const goesOn = label === inside || (label !== task && label === last?.label && !begins.has(from));
    if (goesOn && last) last.to = to;
    else if (label !== inside) pieces.push({ from, to, label });
  });
  return { pieces, startsProbability };
}
