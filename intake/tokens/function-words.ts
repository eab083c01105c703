import { wordSet } from './scene.ts';

/** Words that carry grammar rather than content. */
export const functionWord =
  /^(the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|any|no|to|of|in|on|at|by|for|from|with|about|into|onto|over|under|after|before|between|without|through|and|or|but|nor|than|as|if|when|while|who|what|which|where|how|why|because|so|can|could|will|would|should|may|might|must|shall|do|does|did|don't|not|never|is|are|was|were|be|been|am|i|you|he|she|it|we|they|me|him|us|them|new|old|good|next|more|two|three|every|each|all|also|just|please|via|per|vs|re|up|off|out|back|down|away)$/;

export const prepositionWord =
  /^(of|in|on|at|by|for|from|with|about|into|onto|over|under|to|and|or|than|as|is|are|was)$/;

/** The second word of a phrasal verb, where it may stand alone: "take the bins out". */
export const particle = /^(up|off|out|down|away|back)$/;

/** Pronouns that may be the object of a verb. */
export const pronouns = wordSet('her him it one that them there these this those');
