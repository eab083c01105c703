import { isKnown } from './features.ts';
import { type Lexicon, type Match, matchTerms } from './lexicon.ts';
import { storedModel } from './model.generated.ts';
import { classes, computeLogits, loadModel, type Model, softmax } from './model.ts';
import { type Example, evidence, similarExamples } from './personal.ts';
import { expandShortForms } from './short-forms.ts';
import { stemWords } from './stem.ts';

export interface Guess {
  theme: string;
  /** Calibrated probability, 0..1. */
  confidence: number;
}

/** The person's own data that influences the theme. */
export interface Filing {
  themes: readonly string[];
  renamedThemes?: Readonly<Record<string, string>>;
  examples: readonly Example[];
}

let loaded: Model | undefined;

/** Returns the shipped model, which takes some 10 ms the first time. */
export function loadShippedModel(): Model {
  loaded ??= loadModel(storedModel);
  return loaded;
}

/** Below this nothing is sure enough, and the task stays in the Inbox. */
const sureEnough = 0.5;
/** Share of titles that people would file elsewhere however plain they look. */
const doubt = 0.04;
/** Logits for a theme of the person's own whose name stands in the title. */
const named = 4;

const contacts = new Set('call ring phone text email message whatsapp ping facetime'.split(' '));

/** Tells whether a title only says to contact somebody by name: "text Wei". */
function contactsName(matches: readonly Match[], { categories }: Lexicon): boolean {
  const [verb, whom, ...more] = matches.filter(({ term }) => term !== 'back');
  if (!verb || !contacts.has(verb.term) || !whom || more.length > 0) return false;
  return whom.categories.length === 0 || whom.categories.includes(categories.indexOf('names'));
}

/** Share of the logits that counts where the model knows no word, and guesses by pieces of words. */
const unknownShare = 0.4;

/** Logits by class; the same for whomever one calls, and all 0 for a gloss that says nothing. */
function subjectLogits(subject: string, model: Model): number[] {
  if (subject === '') return classes.map(() => 0);
  const matches = matchTerms(model.lexicon, stemWords(subject));
  const logits = computeLogits(model, contactsName(matches, model.lexicon) ? 'call Alex' : subject);
  return matches.some(isKnown) ? logits : logits.map((logit) => unknownShare * logit);
}

/** Logits by theme name: the model's classes that the person has, and the person's own themes. */
function themeLogits(
  title: string,
  { themes, renamedThemes, examples }: Filing,
  gloss?: string,
): Map<string, number> {
  const model = loadShippedModel();
  const byName = new Map(themes.map((theme) => [theme.toLowerCase(), theme]));
  const ownTheme = (name: string) => byName.get((renamedThemes?.[name] ?? name).toLowerCase());
  const scores = new Map<string, number>();
  const logits = subjectLogits(expandShortForms(gloss ?? title), model);
  logits.forEach((logit, c) => {
    const name = classes[c] ?? 'Inbox';
    const own = name === 'Inbox' ? name : themes.length ? ownTheme(name) : name;
    if (own) scores.set(own, logit);
  });
  const words = new Set(stemWords(title));
  const lowest = Math.min(...scores.values(), 0) - 1;
  for (const theme of themes) {
    if (scores.has(theme)) continue;
    const parts = stemWords(theme);
    const said = parts.length > 0 && parts.every((part) => words.has(part));
    scores.set(theme, said ? Math.max(...scores.values()) + named : lowest);
  }
  const known = new Set(['Inbox', ...classes.map((name) => ownTheme(name) ?? name)]);
  const level = logits.reduce((sum, logit) => sum + logit, 0) / logits.length;
  const similar = similarExamples(title, examples, model.lexicon);
  for (const [theme, weight] of evidence(similar)) {
    const own = theme === 'Inbox' ? theme : (byName.get(theme.toLowerCase()) ?? null);
    if (own === null) continue;
    // A theme the model does not know starts level with the others once an example speaks for it.
    const start = known.has(own) ? (scores.get(own) ?? 0) : Math.max(level, scores.get(own) ?? level);
    scores.set(own, start + weight);
  }
  return scores;
}

/** The last answers, all for the same person's words: while a text is typed, only its last title is new. */
let recent: { filing: Filing; guesses: Map<string, Guess[]> } | undefined;
const mostRecent = 64;

/**
 * The themes of a title, best first; `Inbox` leads when none is sure enough. `gloss` says in English what a title in another
 * language is about; empty for nothing known.
 */
export function classify(title: string, filing: Filing, gloss?: string): Guess[] {
  if (recent?.filing.themes !== filing.themes || recent.filing.examples !== filing.examples)
    recent = { filing, guesses: new Map() };
  const { guesses } = recent;
  const key = gloss === undefined ? title : `${title}\n${gloss}`;
  const known = guesses.get(key);
  if (known) return [...known];
  const found = guess(title, filing, gloss);
  if (guesses.size >= mostRecent) guesses.clear();
  guesses.set(key, found);
  return [...found];
}

/** To so many places that browser and server, whose `Math.exp` may differ in the last, say the same. */
const rounded = (chance: number) => Math.round(chance * 1e6) / 1e6;

function guess(title: string, filing: Filing, gloss?: string): Guess[] {
  const scores = [...themeLogits(title, filing, gloss)];
  const chances = softmax(scores.map(([, logit]) => logit));
  const guesses = scores
    .map(([theme], i) => ({
      theme,
      confidence: rounded((1 - doubt) * (chances[i] ?? 0) + doubt / scores.length),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  if ((guesses[0]?.confidence ?? 0) >= sureEnough) return guesses;
  const inbox = guesses.findIndex(({ theme }) => theme === 'Inbox');
  return inbox < 0 ? guesses : [...guesses.splice(inbox, 1), ...guesses];
}
