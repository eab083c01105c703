/** Words that questions begin with, in the languages that the intake reads. */
const questionWords = [
  'what|when|where|which|who|whose|why|how',
  'was|wann|wo|wohin|welche[rsnm]?|wer|wen|wem|wie|wieviele?|warum|wieso',
  "quand|où|quels?|quelles?|qui|que|qu'est-ce|combien|comment|pourquoi",
  'qué|cuándo|dónde|cuál|cuáles|quién|quiénes|cuánt[oa]s?|cómo|por qué',
  'o que|quando|onde|qual|quais|quem|quant[oa]s?|como|por que',
  'wat|wanneer|waar|welke?|wie|hoe|hoeveel|waarom',
].join('|');

/** Matches a question word that more follows. “What to buy” is a thought, not a question to anybody. */
const begins = new RegExp(`^[¿\\s]*(?:${questionWords})\\s+(?!to\\s)\\S`, 'iu');

const maxQuestionLength = 200;

/** Returns whether a text is certainly a question: one line that begins with a question word and ends with a question mark. */
export function isQuestion(text: string): boolean {
  const line = text.trim().replace(/’/g, "'");
  return line.length <= maxQuestionLength && /^[^\n?]*\?$/.test(line) && begins.test(line);
}
