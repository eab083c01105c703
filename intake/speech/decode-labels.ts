import {
  inside,
  labelCount,
  labels,
  type Network,
  type SpeechFeatures,
  scoreUnits,
  task,
  type UnitLabel,
} from './network.ts';

/** Only `task` and `inside` may precede `inside`. */
const isAllowed = (from: number, to: number) => to !== inside || from === task || from === inside;

/** The labels of the units, and how probable it is that the tasks start at just these. */
export interface DecodedLabels {
  labels: UnitLabel[];
  startsProbability: number;
}

/** Labels all units. */
export function decodeLabels(network: Network, features: SpeechFeatures): DecodedLabels {
  const scores = scoreUnits(network, features);
  const found = mostLikelyLabels(network, scores);
  const all = logPartition(network, scores, () => true);
  const same = logPartition(network, scores, (unit, label) => (label === task) === (found[unit] === task));
  return { labels: found, startsProbability: Math.exp(same - all) };
}

/** Returns the logarithm of the summed weight of all sequences of labels that `may` hold (the forward algorithm). */
function logPartition(
  { transitions }: Network,
  scores: Float64Array,
  may: (unit: number, label: UnitLabel) => boolean,
): number {
  const sum = (values: number[]) => {
    const top = Math.max(...values);
    return top === Number.NEGATIVE_INFINITY
      ? top
      : top + Math.log(values.reduce((total, value) => total + Math.exp(value - top), 0));
  };
  let before: number[] = [];
  for (let unit = 0; unit < scores.length / labelCount; unit++) {
    const reach = (from: number, to: UnitLabel) =>
      isAllowed(from, to)
        ? (before[from] ?? 0) + (transitions[from * labelCount + to] ?? 0)
        : Number.NEGATIVE_INFINITY;
    before = labels.map((to) =>
      may(unit, to)
        ? (scores[unit * labelCount + to] ?? 0) +
          (unit ? sum(labels.map((from) => reach(from, to))) : reach(labelCount, to))
        : Number.NEGATIVE_INFINITY,
    );
  }
  return sum(before);
}

/** Returns the most likely sequence of labels (Viterbi). */
function mostLikelyLabels(network: Network, scores: Float64Array): UnitLabel[] {
  const units = scores.length / labelCount;
  const backpointers: UnitLabel[][] = [];
  const transition = (from: number, to: number) => network.transitions[from * labelCount + to] ?? 0;
  const argmax = (list: number[]) =>
    labels.reduce<UnitLabel>((top, label) => ((list[label] ?? 0) > (list[top] ?? 0) ? label : top), task);
  let best = labels.map((label) =>
    isAllowed(labelCount, label)
      ? transition(labelCount, label) + (scores[label] ?? 0)
      : Number.NEGATIVE_INFINITY,
  );
  for (let unit = 1; unit < units; unit++) {
    const reached = labels.map((to) =>
      best.map((score, from) =>
        isAllowed(from, to) ? score + transition(from, to) : Number.NEGATIVE_INFINITY,
      ),
    );
    backpointers[unit] = reached.map(argmax);
    best = reached.map((list, to) => (list[argmax(list)] ?? 0) + (scores[unit * labelCount + to] ?? 0));
  }
  const found: UnitLabel[] = [];
  for (let unit = units - 1, label = argmax(best); unit >= 0; unit--) {
    found.unshift(label);
    label = backpointers[unit]?.[label] ?? task;
  }
  return found;
}
