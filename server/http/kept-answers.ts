interface Kept {
  revision: number;
  text: string;
}

/** Characters of all kept questions and answers together; the one used longest ago goes first. */
const mostCharacters = 16_000_000;
/** Answers longer than this are not kept: one would push out everybody else's. */
const longestKept = 4_000_000;

/**
 * Keeps answers as text for as long as the user's revision, which every change raises, is the one they were
 * made at. Reading and writing a thousand rows takes ten times as long as asking for one number. The revision must
 * be read before the answer is made: then what is kept is never older than it says.
 */
export function createKeptAnswers() {
  const answers = new Map<string, Kept>();
  let characters = 0;

  function drop(key: string): void {
    const known = answers.get(key);
    if (known) characters -= key.length + known.text.length;
    answers.delete(key);
  }

  function keep(key: string, answer: Kept): void {
    drop(key);
    if (answer.text.length > longestKept) return;
    answers.set(key, answer);
    characters += key.length + answer.text.length;
    for (const oldest of answers.keys()) {
      if (characters <= mostCharacters) break;
      drop(oldest);
    }
  }

  /** The text that `make` returns. `key` says whose answer to which question it is. */
  return async (key: string, revision: number, make: () => Promise<string>): Promise<string> => {
    const known = answers.get(key);
    const answer = known?.revision === revision ? known : { revision, text: await make() };
    keep(key, answer);
    return answer.text;
  };
}
