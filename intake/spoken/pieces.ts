import { sightOf } from './features.ts';
import type { Lattice } from './lattice.ts';
import { type addition, type aside, inside, likeliestLabels, type Network, type task } from './network.ts';

/** A piece of a spoken text from one bound of its lattice to another: `from` and `to` count the bounds. */
export interface Piece {
  from: number;
  to: number;
  label: typeof task | typeof aside | typeof addition;
}

/** The likeliest pieces, in order: tasks as they are, all else from bound to bound. */
export function likeliestPieces(lattice: Lattice, network: Network): Piece[] {
  const pieces: Piece[] = [];
  likeliestLabels(network, sightOf(lattice)).forEach((label, from) => {
    const last = pieces.at(-1);
    if (label !== inside) pieces.push({ from, to: from + 1, label });
    else if (last) last.to = from + 1;
  });
  return pieces;
}
