import { stem } from '#intake/theme/stem.ts';
import { functionWord } from '#intake/tokens/function-words.ts';
import type { Range } from './find-quote.ts';

export interface Word extends Range {
  stem: string;
}

/** Words that lead to what is said, greet, hesitate or correct, and say nothing by themselves. */
const sayingNothing = new Set(
  `actually add again ah alright also anyway anyways basically because but bye cheers correction dear definitely er erm even gonna gotta got
  guess have hello hey hi hm hmm honestly i'd i'll i'm i've just kinda know let's like literally maybe mean mind need needs nope
  oh ok okay only ought please pls plus plz possibly probably put quite really remember remind reminder right said scratch so sorry still sort
  supposed sure ta thank thanks that's then there there's thing things think too uh uhm um umm very wait wanna want we'll we're we've well yeah yep
  yes you're dont don't forget going has had it's here is isn't can't cannot must mustn't`.split(/\s+/),
);

/** Returns the words and numbers of a text with their places in it. */
export const listWords = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu), ({ 0: word, index }) => ({
    stem: stem(word),
    start: index,
    end: index + word.length,
  }));

/** Returns the words that say something: neither grammar nor greeting nor hesitation. */
export const listContentWords = (text: string): Word[] =>
  listWords(text).filter(({ start, end }) => {
    const lower = text.slice(start, end).toLowerCase().replaceAll('’', "'");
    return !functionWord.test(lower) && !sayingNothing.has(lower);
  });

export const stemsOf = (text: string): string[] => listWords(text).map((word) => word.stem);
