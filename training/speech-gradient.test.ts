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
import { createRandom } from './random.ts';
import { addGradient } from './speech-gradient.ts';

const random = createRandom(1);
const drawNumbers = (size: number) => Float32Array.from({ length: size }, () => random() - 0.5);

it('agrees with differences of the loss in every part of the network', { timeout: 60_000 }, () => {
  const length = 7;
  const features: SpeechFeatures = {
    length,
    words: Int32Array.from({ length: 2 * length }, (_, i) => i % 5),
    topics: Int32Array.from({ length }, (_, i) => i % 4),
    kinds: Int32Array.from({ length }, (_, i) => i % 3),
    flags: Float32Array.from({ length: length * flagCount }, () => Number(random() < 0.3)),
    units: [0, 1, 3, 4, 6, 7],
  };
  const marked = Int32Array.from([aside, task, inside, addition, task]);
  const masks = {
    layerInputs: layerInputSizes.map((size) => drawNumbers(length * size).map((x) => x + 1)),
    unitVectors: drawNumbers(5 * unitVectorSize).map((x) => x + 1),
  };
  const weights = drawNumbers(weightCount);
  const gradient = new Float32Array(weightCount);
  const lossAt = (moved: Float32Array) =>
    addGradient(createNetwork(moved), features, marked, masks, createNetwork(new Float32Array(weightCount)));
  addGradient(createNetwork(weights), features, marked, masks, createNetwork(gradient));
  let from = 0;
  const chosen = weightParts.flatMap(([size]) => {
    from += size;
    // Only the first rows of the tables occur in the text.
    return Array.from({ length: 12 }, () => from - size + Math.floor(random() * Math.min(size, 24)));
  });
  for (const i of chosen) {
    const [up, down] = [0.01, -0.01].map((by) => {
      const moved = new Float32Array(weights);
      moved[i] = (moved[i] ?? 0) + by;
      return lossAt(moved);
    }) as [number, number];
    expect(gradient[i]).toBeCloseTo((up - down) / 0.02, 2);
  }
});
