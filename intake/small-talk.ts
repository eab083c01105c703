import { indexPhrases, longestOf, phrases, type Scene, wordAt } from './dates/scene.ts';
import { skipLeadIn } from './speech.ts';
import { fillers } from './speech-phrases.ts';
import type { Token } from './tokens.ts';
import { nounVerbs, strongVerbs } from './verbs.ts';

/** Said before the first task, and no part of it. */
export const openers = indexPhrases(
  phrases(`
brain dump | braindump | brain dump time | quick brain dump | ok google | okay google | hey google | hey siri | hey alexa
now then | aye well | aye | och | ach | yo | g'day | gday | yeah nah | yeah no | nah | nope
oh dear | dear me | oh dear oh dear | oh my days | oh my god | oh my | oh my goodness | omg | my goodness | goodness me
for goodness sake | oh for goodness sake | for heaven's sake | good grief | good lord | blimey | crikey | jeez | damn | oh damn | ah damn
oops | whoops | phew | gah | argh | yikes | oh lord | oh bother | oh crap | oh shoot | aargh | wow | sheesh
hang on | hang on a minute | hang on a sec | hold on | hold on a sec | bear with me | one second | one moment | just a second | just a sec
just a minute | give me a sec | two ticks | wait wait | wait what | leave it leave it
what was it | what was it again | what was i | what was i saying | what was i going to say | what was i gonna say
what's it called | whats it called | what is it called | what do you call it | where was i | where were we | what have i got | what have we got | what do we need | small thing | can't think straight | can't think straight today | what else | what else was there | who was it | what's the word | how does this work
let me see | let's see now | let me think | let me have a think | i'm thinking | im thinking | i dunno | dunno | i don't know | i dont know
no idea | i forget | i forgot | never mind | never mind i forget | nearly forgot | almost forgot | i nearly forgot | i almost forgot
note to self | notes to self | memo to self | memo to me | memo to myself | note for me | note to me | message to self | reminder to self
to do list | todo list | my to do list | to do list for today | todo list for today | to do's | to dos | today's list | today's jobs
couple of things | a couple of things | few things | a few things | two things | three things | four things | five things | several things
lots of things | so many things | loads to do | couple of bits | a couple of bits | few bits | a few bits | bits and bobs
couple more things | a couple more things | few more things | a few more things | some more things
things to do | stuff to do | jobs for today | jobs today
the thing is | thing is | the point is | point is | the main thing is | main thing is | the problem is | the other thing is
the other thing | another one | one last thing | last thing | last one | one more thing before i go | one more | before i go
i think that's everything | that's everything | thats everything | that's everything i think | that's that | that's done | that's done now
okay that's done now | ok that's done now | ok that's done | next thing | now next thing | so next thing | that's the lot | thats the lot
mic check | testing testing | testing one two | is this on | is this thing on | is this recording | am i recording | are you listening
voice memo | voice note | here goes | let's do this | lets do this | here we go | quick one | quick note | quick reminder | just a quick one | just a reminder | just a quick reminder
friendly reminder | heads up | start again | let me start again | let's start again | start over | let me start over | from the top
oh yes | ah yes | yes right | oh that's right | that's right | that reminds me | oh that reminds me | which reminds me
oh i know | i remember now | got it | i'm tired | im tired | god i'm tired | i'm so tired
so basically | basically | right so | right so um | right then so | right now then | ok right | okay right | so right | right ok | right okay
if that's ok | to be honest | tbh | actually | honestly
excuse me | hi there | hello there | hey there | hey you
add to list | add to the list | add to my list | put on list | on the list | for the list`),
);

/** As `openers`, where a filler or a request follows: "morning um today", "listen i need you to". */
const greetings = indexPhrases(
  phrases(`morning | afternoon | evening | good morning | good afternoon | good evening | listen | look | just | dear | sorry | sorry sorry | wait | no | no no | anyhow | also | also also | memo
reminder | now | yes | what's left | whats left | what's next | testing | leave it | no idea | i forgot | i remember | alexa | siri | thanks | thank you | cheers | ta | this is me | me again | it's me | its me | it's me again`),
);

/** Said when all is said. */
export const closers = indexPhrases(
  phrases(`
that's it | thats it | that is it | and that's it | and thats it | that's all | thats all | that is all | and that's all | that's all for now
that's it for now | that's it for today | that's all for today | that's about it | and that's about it | that's about it for today | that's the lot
thats the lot | and that's the lot | that's everything | thats everything | and that's everything | i think that's everything | i think that's it
i think that's all | that's it i think | that's all i think | think that's it | think that's everything | that's my list | end of list
thanks | thank you | thank you dear | thank you love | thanks love | thank you so much | thank you very much | thanks very much | thanks a lot
many thanks | thanks mate | cheers | cheers mate | ta | ta very much | thanks bye | bye | bye bye | goodbye | over and out | ok bye | okay bye
or whatever | or something | or something like that | i suppose | i guess | i reckon | i think | innit | yeah | yep
so yeah | if you can | if you could | if that's ok | if that's okay | please and thank you`),
);

/** What "thanks" may be the words of: "tell Bo thank you". */
const saying =
  /^(say|tell|text|message|write|email|send|reply|card|cards|a|the|big|huge|of|to|with|and|for)$/;

/** A sentence's tokens without the small talk before and after it. */
export function withoutSmallTalk(scene: Scene): Token[] {
  const { tokens } = scene;
  const start = opening(scene);
  let end = tokens.length;
  for (let i = closing(scene, end); i >= start && i < end; i = closing(scene, end)) end = i;
  return tokens.slice(start, end);
}

function opening(scene: Scene): number {
  let start = 0;
  for (let i = 0; i < scene.tokens.length; ) {
    const opener = longestOf(scene, i, openers);
    const greeting = longestOf(scene, i, greetings);
    const filler = longestOf(scene, i, fillers);
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

/** Whether at `i` somebody begins to ask, or thinks. */
const leadsOn = (scene: Scene, i: number) =>
  skipLeadIn(scene, i).marked ||
  longestOf(scene, i, fillers) > 0 ||
  longestOf(scene, i, openers) > 0 ||
  (strongVerbs.has(wordAt(scene, i)) &&
    !nounVerbs.has(wordAt(scene, i)) &&
    !/^(morning|afternoon|evening|no|wait|memo|leave|it|idea|you)$/.test(wordAt(scene, i - 1)));

/** "hello this is margaret" */
const introduced = (scene: Scene, i: number) =>
  wordAt(scene, i) === 'this' && wordAt(scene, i + 1) === 'is' && scene.tokens[i + 2]?.kind === 'word'
    ? i + 3
    : 0;

/** Where the small talk before token `end` begins; `end` where there is none. */
function closing(scene: Scene, end: number): number {
  const left = { tokens: scene.tokens.slice(0, end) };
  while (left.tokens.at(-1)?.kind === 'mark' && !left.tokens.at(-1)?.quoted) left.tokens.pop();
  const last = left.tokens.length;
  for (let i = Math.max(0, last - 6); i < last; i++) {
    if (longestOf(left, i, closers) !== last) continue;
    const thanks = /^(thank|thanks|cheers|bye|goodbye|ta|okay|yeah|yep)$/.test(wordAt(left, i));
    const said = left.tokens.slice(0, i).some(({ lower }) => saying.test(lower) && strongVerbs.has(lower));
    if (thanks && (said || i === 1 || saying.test(wordAt(left, i - 1)))) continue;
    return i;
  }
  return end;
}
