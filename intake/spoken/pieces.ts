import { sightOf } from './features.ts';
import type { Lattice } from './lattice.ts';
import { begin, beside, inside, likeliestLabels, type Network } from './network.ts';

/** What a piece of a spoken text is: a task, talk beside it, or more about the task before. */
export const [task, aside, addition] = [0, 1, 2] as const;
export type Label = typeof task | typeof aside | typeof addition;

/** A piece from one bound of a lattice to another: `from` and `to` count its bounds. */
export interface Piece {
  from: number;
  to: number;
  label: Label;
}

/** The likeliest pieces, in order: tasks as they are, all else from bound to bound. */
export function likeliestPieces(lattice: Lattice, network: Network): Piece[] {
  const pieces: Piece[] = [];
  likeliestLabels(network, sightOf(lattice)).forEach((label, from) => {
    const last = pieces.at(-1);
    if (label === inside && last) last.to = from + 1;
    else
      pieces.push({
        from,
        to: from + 1,
        label: label === begin ? task : label === beside ? aside : addition,
      });
  });
  return pieces;
}
