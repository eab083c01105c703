import { phrases } from './dates/scene.ts';

export type Priority = 'urgent' | 'high' | 'medium' | 'low';

/** Phrases that mean a priority wherever they stand. */
export const priorityPhrases: Record<Priority, string[]> = {
  urgent: phrases(`
    asap | a s a p | a . s . a . p | a . s . a . p . | as soon as possible | as soon as i/you can
    urgently | super/very/really urgent | it's/its urgent/critical | it/this is urgent/critical
    urgent/highest/critical priority | priority /: urgent/critical | immediately | right/straight away
    right now | drop everything | time /- sensitive | time/mission /- critical | it's an emergency
    this is an emergency | at the earliest | without delay | pronto
  `),
  high: phrases(`
    high/hi priority/prio/pri | hi/high - prio | a/very high priority | top/major/a priority | high importance
    priority /: high | this is a must | absolute must | must do | must not forget | imp :/-
    very/really/super/extremely/so/quite/pretty/most important | this /one is important
    it's/its important/vital/crucial/essential | it is important/vital/crucial/essential
    crucial/vital that | vital to | cannot be missed | can't/cannot miss this | can't wait any longer
  `),
  medium: phrases(`
    /a medium priority | normal/moderate/mid/med priority | medium importance
    med/medium/mid prio | med - prio | priority /: medium/normal | moderately/somewhat/fairly important
  `),
  low: phrases(`
    low/lo/lowest priority/prio/pri | a low priority | low importance | priority /: low | not a priority
    not a big deal | nothing urgent | nonurgent | non/isn't urgent/important
    /it's/its/is not /too/very/that/so/super urgent/important | not urgent/important at all
    /in/there's/theres no /big/real rush/hurry | there is no rush | no rush on this | no rush at all
    no rush whatsoever | not in a rush | no pressure/deadline | nice to have | take your time
    when/whenever i/you can | when/whenever/if possible/convenient | whenever | at my/your leisure
    when/whenever/if i/you get/have /a/the chance/time/moment/minute/sec | in my spare time
    when/whenever/if i get around to it | when/whenever i feel like it
    when/if there's time | when/if there is time | if time permits/allows | at some point | sometime
    /maybe someday | some day | maybe one day | someday maybe | one of these days | eventually
    sooner or later | /it/this/that can wait | /on/the back burner | on the back burner
  `),
};
