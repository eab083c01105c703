import { classify, type Filing, loadShippedModel } from './classify.ts';
import { extractThemeFeatures, hashToSlot } from './features.ts';
import { classes } from './model.ts';
import { silentWords, similarExamples } from './personal.ts';
import { splitWords } from './stem.ts';

/** Why a title belongs to a theme. */
export interface Explanation {
  theme: string;
  /** Calibrated probability of the theme, 0..1. */
  confidence: number;
  /** The words that spoke for it most, strongest first, as they were written; `weight` in logits. */
  words: { word: string; weight: number }[];
  /** The person's own tasks of that theme that are most alike. */
  similar: { title: string; theme: string }[];
}

/** Names what decided about the theme of `title`; of `theme` when it is given, else of the best. */
export function explain(title: string, filing: Filing, theme?: string): Explanation {
  const guesses = classify(title, filing);
  const chosen = theme ?? guesses[0]?.theme ?? 'Inbox';
  const model = loadShippedModel();
  const column = classes.findIndex(
    (name) => (filing.renamedThemes?.[name] ?? name).toLowerCase() === chosen.toLowerCase(),
  );
  const words: Explanation['words'] = [];
  if (column >= 0) {
    const { names, values, origins, matches } = extractThemeFeatures(title, model.lexicon);
    const sums = matches.map(() => 0);
    names.forEach((name, i) => {
      const origin = origins[i] ?? -1;
      if (origin < 0) return;
      const offset = hashToSlot(name) * classes.length;
      let mean = 0;
      for (let c = 0; c < classes.length; c++) mean += (model.weights[offset + c] ?? 0) / classes.length;
      const weight = ((model.weights[offset + column] ?? 0) - mean) * model.scale * (values[i] ?? 0);
      sums[origin] = (sums[origin] ?? 0) + weight / model.temperature;
    });
    const written = splitWords(title.toLowerCase());
    matches.forEach(({ term, from, to }, i) => {
      const weight = sums[i] ?? 0;
      if (weight > 0.1 && !silentWords.has(term))
        words.push({ word: written.slice(from, to).join(' '), weight });
    });
    words.sort((a, b) => b.weight - a.weight);
  }
  const similar = similarExamples(title, filing.examples, model.lexicon)
    .filter((example) => example.theme.toLowerCase() === chosen.toLowerCase())
    .slice(0, 3)
    .map(({ title: own, theme: filed }) => ({ title: own, theme: filed }));
  const confidence = guesses.find((guess) => guess.theme === chosen)?.confidence ?? 0;
  return { theme: chosen, confidence, words: words.slice(0, 4), similar };
}
