import { storedModel } from './model.generated.ts';
import { classes, loadModel, logitsOf, type Model, softmax } from './model.ts';

export interface Guess {
  theme: string;
  /** Calibrated probability, 0..1. */
  confidence: number;
}

let loaded: Model | undefined;
/** The shipped model, unpacked at its first use. */
export function shippedModel(): Model {
  loaded ??= loadModel(storedModel);
  return loaded;
}

/** The themes of a title by the shipped model, best first. */
export function classify(title: string): Guess[] {
  const chances = softmax(logitsOf(shippedModel(), title));
  return classes
    .map((theme, c) => ({ theme, confidence: chances[c] ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
}
