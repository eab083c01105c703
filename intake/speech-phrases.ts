import { indexPhrases, phrases } from './dates/scene.ts';

/** Ways people begin a task that say nothing about it. */
const noted = phrases(`
  add | jot down | log | make a note | note | note down | put down | put in | put on my list | remember
  remind me | take down | write down
`);
const owed = phrases(`
  i have to | i must | i need to | i should | i want to | i've got to | we have to | we need to
`);

export const leadIns = indexPhrases([
  ...noted.flatMap((note) => owed.map((owe) => `${note} that ${owe}`)),
  ...owed.map((owe) => `that ${owe}`),
  ...phrases(`
  add a reminder to | add a task | add a task to | add a todo to | add task | add task to | add to my list
  add to my to do list | add to the list | also need to | be sure and | be sure to | can you please remind me to
  can you remind me about | can you remind me to | can't forget to | cant forget to | could do with
  could you remind me about | could you remind me to | create a reminder to | create a task | create a task to
  do not forget to | don't forget | don't forget to | don't let me forget | don't let me forget about
  don't let me forget to | dont forget | dont forget to | dont let me forget | dont let me forget to | gonna
  got to | gotta | gotta remember to | have to | i absolutely have to | i absolutely must | i also gotta
  i also have | i also have to | i also must | i also need | i also need to | i also should | i also want to
  i am going to | i am gonna | i am supposed to | i am to | i better | i can't forget to | i cannot forget to
  i could | i could also | i could do with | i definitely need to | i desperately need to | i did want to
  i do have to | i do need to | i got to | i gotta | i guess i need to | i guess i should | i had better
  i have | i have to | i have to remember to | i just have to | i just need to | i keep forgetting to
  i keep meaning to | i kind of need to | i kinda need to | i might | i might have to | i might need to | i must
  i must also | i must not forget to | i must remember to | i must to | i mustn't forget to | i need
  i need please | i need please to | i need reminding to | i need to | i need to remember to | i need you to
  i ought to | i probably need to | i probably should | i promised to | i really have to | i really need to
  i seriously need to | i should | i should also | i should like to | i should like to be reminded to
  i should probably | i should to | i sort of need to | i still gotta | i still have to | i still need to
  i suppose i should | i think i have to | i think i need to | i think i should | i told them i would | i wanna
  i want to | i want to be reminded to | i was going to | i was thinking i should | i was thinking of | i will
  i would like to | i would like to be reminded to | i would love to | i'd better | i'd like to
  i'd like to be reminded to | i'd love to | i'll | i'll have to | i'll need to | i'm going to | i'm gonna
  i'm meant to | i'm supposed to | i've also got to | i've been meaning to | i've got | i've got to | i've gotta
  i've just got to | i've really got to | i've still got to | i've to | im gonna | im meant to | im supposed to
  it would be good to | ive got | ive got to | ive gotta | ive to | just remind me to | kindly
  let me not forget | let me not forget about | let me not forget to | let's | make a note that i need to
  make a note to | make sure i | make sure that i | make sure to | make sure you | maybe i could
  maybe i should | must not forget to | must remember to | mustn't forget to | my to do list | need : to
  need to | need to remember to | needs to | never forget to | new task | new task : | next i have to
  next i need to | next thing is to | not to forget | note : | note to self | note to self : | on my list
  ought to | please | please let me not forget | please let me not forget to | please remind me to | pls | plz
  put on my list to | put on the list | remember : | remember i need to | remember to | remind me about
  remind me i have to | remind me i need to | remind me that | remind me that i need to | remind me to
  reminder : | reminder to | second i have to | second i need to | second thing is to | set a reminder for
  set a reminder to | set reminder to | so i need to | somebody has to | somebody needs to | someone has to
  someone needs to | someone should | stuff i need to do | stuff to do | supposed to | task : | then i gotta
  then i have to | then i need to | then i should | there is also | things i need to do | things to do
  things to do : | third i have to | third i need to | time to | to do : | today i need to | todo | todo :
  try to | we also need to | we can | we could | we could also | we could do with | we gotta | we have to
  we might | we must | we mustn't forget to | we need | we need to | we should | we'll need to | we're meant to
  we're supposed to | we've got | we've got to | what i need to do is | will you remind me to | would you mind
  would you mind reminding me to | would you remind me to
`),
]);

/** Sounds and small talk. */
export const fillers = indexPhrases(
  phrases(`
  ah | alright | alright so | alrighty | anyway | anyways | basically | before i forget | definitely | eh | ehm
  er | erm | fifth , | finally , | first | first off | first up | for starters | for today | fourth ,
  give me a second | god | gosh | hello | hey | hi | hiya | hm | hmm | hopefully | i guess | i suppose | i think
  i was going to say | i was gonna say | if i get a chance | if i have time | if there is time | if there's time
  lastly , | let me see | let me think | let's see | lets see | like | mhm | mm | mmm | my list is | next ,
  now | oh | oh and | oh before i forget | oh god | oh gosh | oh man | oh no | oh right | oh yeah | oh yes | ok
  ok so | ok then | okay | okay so | okay then | one sec | ooh | probably | really | right | right so
  right then | second , | secondly , | so | so yeah | that's it | the list is | third , | thirdly ,
  today's list is | ugh | uh | uh so | uhh | uhm | um | um so | umm | well | what do i have to do
  what do i need to do | what else | what else do i have | what else do i need | what else do i need to do
  what was i saying | what was it | when i get a chance | where was i | ya | yeah | yeah so | yep | you know
  you know what
`),
);

/** Words that join one task to the next. */
export const joiners = indexPhrases(
  phrases(`
  & | + | additionally | after that | after that i | afterwards | also | also and | also plus | and
  and after that | and afterwards | and also | and also then | and another one | and another thing | and besides
  and er | and erm | and finally | and fourth | and last | and last but not least | and last of all | and lastly
  and like | and maybe | and next | and oh | and oh yeah | and on the way | and on the way back
  and on the way home | and one more thing | and plus | and right | and second | and so | and then
  and then also | and third | and uh | and um | and well | and while i'm at it | and while i'm there
  and while you're there | and yeah | and yes | another thing | as well as | before that | besides that | but
  but also | but before that | but first | but then | finally | first of all | firstly | followed by
  in addition | last but not least | last of all | lastly | later | maybe | next | next up | oh also | oh and
  oh and also | oh and then | oh plus | oh yeah and | on top of that | one more thing | plus | secondly | then
  then after that | then also | thirdly | while i'm at it | while i'm there | while you're there
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
