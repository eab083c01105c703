import { beginsTask } from '../dates/words.ts';
import { indexPhrases, matchIndexedPhrase, maxReach, phrases, type Scene, wordAt } from '../tokens/scene.ts';
import type { Token } from '../tokens/tokenise.ts';
import { isTaskVerb } from '../tokens/verbs.ts';
import { skipLeadIn } from './lead-ins.ts';
import { fillers } from './phrases.ts';

/** Phrases before the first task that belong to none. */
export const openers = indexPhrases(
  phrases(`
  /a couple /of /more bits/things | /a few /more bits/things | some more things | add to /the/my list
  ah damn/yes | am i recording | another/last one | are you listening | aye well | bear with me | before i go
  bits and bobs | brain dump /time
  braindump/aye/och/ach/yo/g'day/gday/nah/nope/omg/blimey/crikey/jeez/damn/oops/whoops/phew/gah/argh
  yikes/aargh/wow/sheesh/dunno/basically/tbh/actually/honestly | can't think straight /today
  lots of things | dear/goodness/excuse me | two/three/four/five/several things | for heaven's sake
  from the top | give me a sec
  god i'm tired | good grief/lord | got it | hang/hold on | hang/hold on a minute/sec | heads up | here goes
  here we go | hey google/siri/alexa/there/you | hi/hello there | how does this work
  i don't/dont know | i dunno/forget | i remember now | i think that's everything
  i'm so tired | i'm/im thinking/tired | i forgot | /i nearly/almost forgot | if that's ok | is this on/recording
  is this thing on | jobs /for today | /just /a quick/friendly one/note/reminder /that
  just a second/sec/minute/reminder /that
  leave it leave it | let me have a think | let me see/think | let me start again/over | let's see now
  /let's start again | let's/lets do this | loads/things/stuff to do | /main thing is | memo to me/myself
  mic check | my goodness | /my to do list | never mind | never mind i forget | no idea | note for/to me
  note/notes/memo/message/reminder to self | now/so next thing | oh dear oh dear
  oh dear/my/damn/lord/bother/crap/shoot/yes | /oh for goodness sake | oh i know | oh my days/god/goodness
  /oh that reminds me | oh that's right | ok that's done | ok/okay google | /okay/ok that's done now
  on/for the list | one last thing | one more thing before i go | one second/moment/more | point is
  put on list | quick brain dump | /right now then | right so um | right so/ok/okay
  right then so | small/last/next thing | so basically | so many things | start over | testing one two
  testing testing | that's everything i think | that's/thats everything/that/done | that's/thats the lot
  the main/other thing is | the other thing | the thing/point/problem is | to be honest
  to do list for today | to do's/dos | today's list/jobs | todo list | todo list for today | two ticks
  voice memo/note | wait wait/what | what do we need | what do you call it | what else | what else was there
  what have i/we got | what is it called | what was i going to say | what was i gonna say | what was i /saying
  what was it /again | what's the word | what's/whats it called | where was i | where were we
  which reminds me | who was it | yeah nah/no | yes/that's/ok/okay/so right
`),
);

/** As `openers`, where a filler or a request follows: "morning um today", "listen i need you to". */
const greetings = indexPhrases(
  phrases(`
  also also | good morning/afternoon/evening | i forgot/remember | /it's me again | it's/its me | leave it
  morning/afternoon/evening/listen/look/just/dear/sorry/wait/no/anyhow/also/memo/reminder/now/yes
  testing/alexa/siri/thanks/cheers/ta | no no/idea | sorry sorry | thank you | this is me | what's left/next
  whats left
`),
);

/** Phrases after the last task that belong to none. */
export const closers = indexPhrases(
  phrases(`
  /and/think that's/thats it/all/everything | /and that's about it | /and that's/thats the lot | end of list | i suppose/guess/reckon/think | i think that's it/all/everything | if that's ok/okay
  if you can/could | many thanks | or something like that | or whatever/something | over and out
  please and thank you | so yeah | thank you /dear/love | thank you so/very much | thanks a lot
  thanks/cheers love/mate | thanks/bye/ok/okay bye | thanks/cheers/ta/bye/goodbye/innit/yeah/yep | thanks/ta very much
  that is it/all | that's about it for today | that's it/all for now/today
  that's it/all i think | that's my list
`),
);

/** Words before "thanks" that make it a message: "tell Bo thank you". */
const saying =
  /^(say|tell|text|message|write|email|send|reply|card|cards|a|the|big|huge|of|to|with|and|for)$/;

/** A sentence's tokens without the small talk before and after it. */
export function removeSmallTalk(scene: Scene): Token[] {
  const { tokens } = scene;
  const start = opening(scene);
  let end = tokens.length;
  for (let i = closing(scene, end); i >= start && i < end; i = closing(scene, end)) end = i;
  return tokens.slice(start, end);
}

function opening(scene: Scene): number {
  let start = 0;
  for (let i = 0; i < scene.tokens.length; ) {
    const opener = matchIndexedPhrase(scene, i, openers);
    const greeting = matchIndexedPhrase(scene, i, greetings);
    const filler = matchIndexedPhrase(scene, i, fillers);
    const introduction = /^(hi|hello|it's)$/.test(wordAt(scene, i)) ? introduced(scene, i + 1) : 0;
    const greets = greeting > 0 && leadsOn(scene, greeting);
    let next = Math.max(opener, filler, introduction, greets ? greeting : 0);
    if (!next) break;
    if (/^[,.!?:…-]$/.test(wordAt(scene, next))) next++;
    const ends = next >= scene.tokens.length;
    if (opener >= filler || greets || introduction || ends) start = next;
    i = next;
  }
  return start;
}

/** Tells whether at `i` somebody begins to ask, or thinks. */
const leadsOn = (scene: Scene, i: number) =>
  skipLeadIn(scene, i).marked ||
  matchIndexedPhrase(scene, i, fillers) > 0 ||
  matchIndexedPhrase(scene, i, openers) > 0 ||
  (beginsTask(scene, i) &&
    !/^(morning|afternoon|evening|no|wait|memo|leave|it|idea|you)$/.test(wordAt(scene, i - 1)));

/** "hello this is margaret" */
const introduced = (scene: Scene, i: number) =>
  wordAt(scene, i) === 'this' && wordAt(scene, i + 1) === 'is' && scene.tokens[i + 2]?.kind === 'word'
    ? i + 3
    : 0;

/** Returns the start of the small talk before token `end`, or `end`. */
function closing(scene: Scene, end: number): number {
  let to = end;
  while (scene.tokens[to - 1]?.kind === 'mark' && !scene.tokens[to - 1]?.quoted) to--;
  const base = Math.max(0, to - maxReach);
  const left = { tokens: scene.tokens.slice(base, to) };
  const last = left.tokens.length;
  for (let i = Math.max(0, last - 6); i < last; i++) {
    if (matchIndexedPhrase(left, i, closers) !== last) continue;
    const thanks = /^(thank|thanks|cheers|bye|goodbye|ta|okay|yeah|yep)$/.test(wordAt(left, i));
    const said = left.tokens.slice(0, i).some(({ lower }) => saying.test(lower) && isTaskVerb(lower));
    if (thanks && (said || base + i === 1 || saying.test(wordAt(left, i - 1)))) continue;
    return base + i;
  }
  return end;
}
