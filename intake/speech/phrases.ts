import { indexPhrases, phrases } from '../tokens/scene.ts';

/** Ways people begin a task that say nothing about it. */
const noted = phrases(`
  add/log/note/remember | jot/note/put/take/write down | make a note | put in | put on my list | remind me
`);
const owed = phrases(`
  i have/need/want to | i must/should | i've got to | we have/need to
`);

export const leadIns = indexPhrases([
  ...noted.flatMap((note) => owed.map((owe) => `${note} that ${owe}`)),
  ...owed.map((owe) => `that ${owe}`),
  ...phrases(`
  add a todo to | add task to | add to my to do list | add to my/the list | add/create a task /to
  add/create/set a reminder to | set a reminder for | set reminder to | add/new task | new task :
  /just/quick/gentle a/quick/gentle reminder that
  be sure and/to | can you please remind me to | can't/cant/don't/dont/mustn't/never forget to | not to forget
  can/could/will/would you remind me about/to | do not forget to | don't/dont let me forget /about/to
  don't/dont forget | gonna/gotta/i'll/kindly/let's/please/pls/plz/todo
  got/have/i've/ive/ought/remember/reminder/supposed/time/try to | gotta remember to | i absolutely must
  /i/we /also/just/really/still/do/might/probably/definitely/absolutely/seriously/desperately/kinda have/need to
  need/needs to | i'll/we'll have/need to | i also/did want to | i also have | i/we /also need/must | i have
  i am gonna | i am supposed to | i am/got/must/ought/promised/should/want to | i am/was going to
  i better/wanna/will | i/we might | we can | i/we /also could/should | i /also/still gotta | we gotta
  i/we could/should/must also | need to remember to
  /i can't/cannot/mustn't forget to | we mustn't forget to | i guess/suppose/think i should | i had better
  i guess/think i have/need to | i have/need to remember to | i keep forgetting/meaning to
  i kind/sort of need to | /i must not forget to | /i must remember to | i need please
  i need please/reminding/you to | i probably should | i should probably | i want to be reminded to
  i should/would like to | i should/would like to be reminded to | i'd like/love to | i'd like to be reminded to | i would love to
  i told them i would | i was thinking i should | i was thinking of | i'd better | i'm going to
  i'm/im gonna | i'm/im/we're supposed/meant to | i've/ive/we've /also/just/really/still got /to
  i've been meaning to | i've/ive gotta | /i/we could do with | it would be good to
  just/please remind me to | let me not forget /about/to | make a note that i need to | make a note to
  make sure i/to/you | make sure that i | maybe i could | maybe/then i should | my to do list | need : to
  next/remember/second/so/then/third/today i have/need to | next/second thing is to | note to self /:
  note/remember/reminder/task/todo : | on my list | please let me not forget /to | put on my list to
  put on the list | remind me /that i have/need to | remind me about/that/to | somebody/someone has/needs to
  someone should | stuff/things i need to do | stuff to do | then i gotta | there is also | things to do /:
  to do : | what i need to do is | would you mind | would you mind reminding me to
`),
]);

/** Hesitations and filler phrases. */
export const fillers = indexPhrases(
  phrases(`
  ah/alright/alrighty/anyway/anyways/basically/definitely/eh/ehm/er/erm/first/god/gosh/hello/hey/hi
  hiya/hm/hmm/hopefully/like/mhm/mm/mmm/now/oh/ok/okay/ooh/probably/really/right/so/ugh/uh/uhh/uhm/um
  umm/well/ya/yeah/yep | alright/ok/okay/right/uh/um/yeah so
  fifth/finally/fourth/lastly/next/second/secondly/third/thirdly , | first off/up | for starters/today
  give me a second | i guess/suppose/think | i was going to say | i was gonna say | if i have time
  if there is time | if there's time | if/when i get a chance | let me see/think | let's/lets see
  my/the/today's list is | oh and/god/gosh/man/no/right/yeah/yes | /oh before i forget | ok/okay/right then
  one sec | so yeah | that's it | what /else do i need to do | what do i have to do | what else
  what else do i have/need | what was i saying | what was it | where was i | you know /what
`),
);

/** Conjunctions between tasks. */
export const joiners = indexPhrases(
  phrases(`
  n/&/+/additionally/afterwards/also/and/but/finally/firstly/lastly/later/maybe/next/plus/secondly/then | thirdly
  after that i | after/before/besides that | also/oh and/plus
  and afterwards/also/besides/er/erm/finally/fourth/last/lastly/like/maybe/next/oh/plus/right/second/so/then/third/uh/um/well/yeah/yes
  and also then | and another one/thing | /and last but not least | /and last of all | and oh yeah
  and on the way /back/home | /and one more thing | and then also | /and while i'm at it
  /and while i'm/you're there | and/then after that | another thing | as well as | but before that
  but first/then | but/oh/then also | first of all | followed by | in addition | next up | oh and also/then
  oh yeah and | on top of that
`),
);

/** Ways to ask for something, at the start of all that is said. */
export const requests = indexPhrases([
  ...['can you', 'could you', 'would you', 'will you'].flatMap((ask) => [
    ask,
    `${ask} please`,
    `${ask} kindly`,
  ]),
  'i was wondering if you could',
  'i would like you to',
  "i'd like you to",
]);
