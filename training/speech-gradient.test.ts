import { expect, it } from 'vitest';
import {
  addition,
  aside,
  createNetwork,
  flagCount,
  inside,
  layerInputSizes,
  type SpeechFeatures,
  task,
  unitVectorSize,
  weightCount,
  weightParts,
} from '#intake/speech/network.ts';
import { addSlope } from './speech-gradient.ts';
import { generator } from './theme-samples.ts';

const random = generator(1);
const some = (size: number, to = 1) => Float32Array.from({ length: size }, () => (random() - 0.5) * to);

it('says of each weight how the loss changes with it', () => {
  const length = 7;
  const sight: SpeechFeatures = {
    length,
    words: Int32Array.from({ length: 2 * length }, (_, i) => i % 5),
    topics: Int32Array.from({ length }, (_, i) => i % 4),
    kinds: Int32Array.from({ length }, (_, i) => i % 3),
    flags: Float32Array.from({ length: length * flagCount }, () => Number(random() < 0.3)),
    units: [0, 1, 3, 4, 6, 7],
  };
  const marked = Int32Array.from([aside, task, inside, addition, task]);
  const hidden = {
    read: layerInputSizes.map((size) => some(length * size).map((x) => x + 1)),
    views: some(5 * unitVectorSize).map((x) => x + 1),
  };
  const weights = some(weightCount);
  const slope = new Float32Array(weightCount);
  const lossOf = (moved: Float32Array) =>
    addSlope(createNetwork(moved), sight, marked, hidden, createNetwork(new Float32Array(weightCount)));
  addSlope(createNetwork(weights), sight, marked, hidden, createNetwork(slope));
  let from = 0;
  const chosen = weightParts.flatMap(([size]) => {
    from += size;
    // Of the tables only the first rows are seen.
    return Array.from({ length: 12 }, () => from - size + Math.floor(random() * Math.min(size, 24)));
  });
  for (const i of chosen) {
    const [up, down] = [0.01, -0.01].map((by) => {
      const moved = new Float32Array(weights);
      moved[i] = (moved[i] ?? 0) + by;
      return lossOf(moved);
    }) as [number, number];
    expect(slope[i]).toBeCloseTo((up - down) / 0.02, 2);
  }
});
