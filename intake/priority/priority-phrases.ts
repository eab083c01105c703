import { phrases } from '../tokens/scene.ts';
import type { Priority } from '../types.ts';

/** Phrases that mean a priority wherever they stand. */
export const priorityPhrases: Record<Priority, string[]> = {
  urgent: phrases(`
    asap | a s a p | a . s . a . p | a . s . a . p . | as soon as possible | as soon as i/you can
    urgently | super/very/really urgent | it's/its urgent/critical | it/this is urgent/critical
    urgent/highest/critical priority | priority /: urgent/critical | immediately | right/straight away
    right now | drop everything | time /- sensitive | time/mission /- critical | it's an emergency
    this is an emergency | at the earliest | without delay | pronto | with urgency | as a matter of urgency
    it/this /really can't/cannot wait | now !
  `),
  high: phrases(`
    high/hi/top/main/key/big/biggest priority/prio/pri | a/very high priority | major/a priority
    number one priority | high importance/urgency | of great/high importance | /of /the utmost importance
    priority /: high | this is a must | absolute must | must do | must not forget/slip | mustn't slip | imp :/-
    very/really/super/extremely/so/quite/pretty/most important | this /one is important/vital/crucial/essential
    it's/its important/vital/crucial/essential | it is important/vital/crucial/essential
    crucial/vital/imperative that | vital/imperative to | top of the/my list | before anything else | cannot be missed | can't/cannot miss this | can't wait any longer
  `),
  medium: phrases(`
    a medium priority | average/normal/standard/moderate/medium/mid/med priority/prio | medium importance
    priority /: medium/normal | moderately/somewhat/fairly important
  `),
  low: phrases(`
    low/lo/lower/lowest priority/prio/pri | a low priority | low importance | priority /: low | not a priority
    of little/low/no/minor importance | not a/that big /a deal | no big deal | /not a/no biggie | nothing urgent | nonurgent | non/isn't/ain't urgent/important/pressing
    /it's/its/is not /too/very/that/so/super/terribly urgent/important/pressing/crucial/critical/essential | not urgent/important at all
    /in/there's no /big/real/great rush/hurry | there is no rush | no rush on this | no rush at all
    no rush whatsoever | not in a rush | no pressure/deadline/urgency | low urgency | least important | bottom of the/my list | zero rush | not time critical/sensitive | not time - critical/sensitive | nice to have | nice - to - have | take your time
    when/whenever i/you can | when/whenever/if possible/convenient | whenever | at my/your leisure/convenience
    when/whenever/if i/you get/have /a/the chance/time/moment/minute/sec | in my spare/free/own time
    when/whenever/if i/you /ever have/get/find /a/the spare/free chance/time/moment/minute/hour | nothing pressing/urgent | when/if i/you find /the time | if i've got time | if i've time
    when/whenever/if i/you get around/round to it | when/whenever i feel like it
    when/if there's time | when/if there is time | if time permits/allows | when time permits/allows | at some point/stage | sometime
    /maybe someday | some day | maybe one day | someday maybe | one of these days | eventually
    anytime | doesn't matter when | /it would be nice /to have | sooner or later | /it/this/that can wait | /on/the back burner | on the back burner | /on/the backburner
  `),
};
