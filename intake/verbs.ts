export const wordSet = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that begin a task and are hardly ever anything but a verb. */
export const strongVerbs = wordSet(`
  buy call pay get pick send email text schedule renew return cancel clean fix wash take drop make bring give
  ask tell submit finish write read find collect fetch grab feed prepare cook bake build create organise organize arrange
  confirm reply respond contact message phone ring visit meet attend apply register sign remind remember update upgrade
  install uninstall download upload install configure delete remove add replace repair rearrange tighten loosen assemble
  sweep vacuum hoover mop scrub rinse wipe fold tidy declutter unload empty fill refill recharge charge change
  check review proofread edit revise draft rewrite transcribe translate memorise memorize learn study practise practice
  research investigate explore compare decide choose select evaluate assess analyse analyze discuss brainstorm
  invite rsvp attend celebrate congratulate thank apologise apologize introduce interview hire fire onboard train
  deliver post ship mail forward print scan photocopy laminate sort throw chuck toss recycle donate sell rent lease
  sew knit stitch hem mend weed mow prune trim rake dig sow transplant harvest fertilise fertilize repot defrost thaw marinate
  chop slice peel boil fry grill roast freeze pack unpack move carry lift put hang mount drill sand unclog unblock
  bathe groom brush shave wax trim walk jog run swim stretch exercise workout meditate journal hydrate rest
  log track record reconcile invoice bill transfer deposit withdraw invest budget claim file settle refund reimburse
  enrol enroll complete solve attempt retake resit present demo deploy merge debug refactor rebase
  follow look go stop start begin continue keep turn open close lock unlock switch set reset restart reboot
  plan book order reserve borrow lend cut use try help let see watch listen speak talk chase nudge ping
  notify inform announce share post publish launch release ship prep preorder restock stock measure weigh count
  pull push tow jump inflate swap exchange drive fly catch wake feed pet play teach coach tutor mentor
  sync back rename convert calculate calibrate inspect examine test verify validate audit approve reject negotiate
  haggle shop visit tour pray vote volunteer
  shred tape wrap unwrap label iron steam dust polish paint stain varnish seal caulk grout insulate rewire plumb bleed
  service winterize winterise shovel salt water plant pickle ferment brew distil decorate host cater
  unsubscribe unfollow subscribe sponsor endorse escalate triage document spec estimate scope backup archive export import
  call-back resend redo recheck rebook reorder renegotiate resubmit refile rehang retile repaint replant reseal
  dye steam-clean shampoo deworm microchip vaccinate neuter
  do eat drink have be cheer check-in chat catch-up touch-up
  locate lay dispose load unlock stow stash hide spray treat exfoliate moisturise moisturize
  skype facetime zoom whatsapp dm google bing look-up
  attach detach mention highlight summarise summarize outline annotate cite
  consult see-to look-into aim save withdraw cash redeem
  rotate align balance oil grease lubricate sharpen hone
  contribute donate fundraise pledge chip
  bleach disinfect sanitise sanitize deodorise descale deice de-ice
  put-away hand dropoff pickup stain sponge dry air
  reapply reschedule postpone push-back delay expedite extend shorten
  preheat reheat refrigerate heat warm cool soften melt grate juice blend whip knead garnish serve rewind prewash presoak
  cross erase block guard protect upgrade downgrade subscribe compose record mute unmute pair unpair sharpen measure
  figure leave swing pop nip tell warn persuade convince nag cover greet welcome escort haul dump ditch scrap finalize
  finalise tweak adjust polish reach stay rewatch rejoin join quit smoke steal brainstorm sketch design code program
  model sculpt carve whittle solder weld wire rig tile roof frame level hem gather harvest forage hunt bait skip
  fast detox diet lose gain quit reduce increase limit avoid
  ensure double
  shut creosote shear muck mulch drench castrate calve unsaddle unhitch plough plow harrow irrigate deadhead aerate scarify
  reseed dredge skim grind countersink splice crimp decommission degrease respray undercoat repaint sandblast
  flush cannulate catheterise catheterize admit sterilise sterilize observe administer reposition rehydrate
  moderate invigilate differentiate laminate assign collate staple circulate onboard offboard itemise itemize
  requisition procure retune restring embroider upholster reupholster digitise digitize rebind reshelve
  preserve sieve sift simmer poach rehome delouse incubate evict relet redecorate ventilate
  fumigate exterminate relabel refit reprint reboot reprogram recode redraft redesign worm dress
  strip tune lodge hook rig sync unplug plug ground earth route reroute redirect rinse-out swab hoist lower raise shift
  jot nominate appoint second challenge appeal contest overturn query raise probe chair minute steer staff cover
  confiscate discard bin junk declog unjam untangle unpick unstitch unbox reassign rehome rescue trap neuter muzzle
  clip crop splice shear dehorn drench tag brand wean foal lamb farrow
  invigilate moderate grade lecture timetable
  purchase procure source quote tender bid outbid underwrite
  interview headhunt brief debrief induct redeploy furlough
  answer pin hose string tack tie untie tuck zip unzip wring buff stick stuff swat rally dial reconnect disconnect
  scrape peg unpeg wedge prop dab rouse herd tether bag box crate wheel park soothe burp
  answer pin string ebay hose rerun jab bag diarise diarize zip microwave deice defrag glue whisk plait braid straighten untie tie
  pump drain soak strain bundle revise jot gut fillet debone pluck baste defuse descale deflea spay spade mist sow
  knock butter wedge sandbag grease tether saddle unload rewire reseat resole rebuild reassemble restring reheat retry
  photograph film video interview swot cram nuke tag bleep pester hassle chivvy stoke kindle rinse winnow
  crochet darn patch fit refit unfit fetch shoo trap wind unwind rewind grout level calm soothe burp swaddle wean bottle
  nominate appoint scold venmo paypal zelle cashapp wire google ring wheel cart haul lug jack tune fax courier
  clear mark correct whitewash ferry offload decant dismantle demolish excavate retrieve reassure supervise
`);

/** Verbs that are as often nouns: they begin a task only with an object of their own. */
export const nounVerbs = wordSet(`
  water plant iron paint dust polish book text mail order stamp tape park file test train ship shop post dress drink
  light hammer nail screw seal wax season salt pepper oil ice rent lease bill budget record log track plan play study
  practice exercise workout run walk swim stretch work stock label sand stain salt steam brush trim cut share claim
  deposit transfer refund start stop back service research review draft print scan copy sort hand air dry sponge
  balance grease load lock spray treat document spec estimate scope report backup export import set sign test present
  demo release wrap lift hang drill pet coach host catch push pull tour vote brew balance fast diet limit cash save
  chip double bleach dye shampoo
  change charge fix help look visit rest hide wash
  cook groom sand grill roast boil fry freeze pickle
  second minute ground earth trap tag brand foal lamb grade lecture timetable staff route quote source
  tender bid clip crop brief chair shift raise cover hook rig bin query appeal challenge contest plug strip tune drive probe
  answer pin hose string tack tie zip stick stuff rally peg wedge prop box crate wheel bag
  answer pin string hose jab bag zip glue tie braid pump drain soak strain bundle gut fillet spade mist sow butter wedge
  microwave knock saddle film video cram tag patch fit trap wind level calm bottle wire wheel cart jack fax courier
  photograph interview
  clear mark correct staple mulch worm muck sieve plow harrow crimp splice flush ferry preserve dredge plough
`);

/** Of these, names of goods: after "buy" they are likelier what is bought. */
export const goodsVerbs = wordSet(`
  water plant iron paint dust oil ice salt pepper stamp tape light hammer nail screw seal wax dress drink label sand
  stain steam brush trim grease lock spray bleach dye shampoo chip grill roast boil fry brew wrap drill hand pet season
  string tie stick box bag peg tack pin sponge air shovel vacuum polish copy cash stock bill clear mulch sieve staple worm
  butter glue film bottle hose zip patch pump
`);

/** Of these, the ones that may begin a task in long speech without an article after them. */
export const relaxedVerbs = wordSet(`
  sort cook book order mail file text sign print wash fix change charge visit post ship clean copy scan rake sweep
  eat compare watch choose start stop open close move carry count switch leave join put select cut turn use
  vacuum study practice refund submit deposit transfer record log brush groom walk
`);

/** Verbs sure enough to begin a task in the middle of unpunctuated speech. */
export const spokenVerbs = wordSet(`
  buy call pay pick schedule send email renew return cancel submit finish reply drop clean vacuum mop sweep feed
  collect fetch grab book order print unload wash register apply confirm text message phone ring sign fix replace
  invite prepare bake water walk
  take get make bring ask tell write find check review update
`);

/** After these another verb belongs to the same task: "help kids clean", "go buy", "ask mum to". */
export const causatives = wordSet('help let have watch hear ensure remind tell ask want teach show how dare');

/** Tasks in one word, which stand in a list without any verb. */
export const activityNouns = wordSet(`
  gym yoga pilates laundry dishes dentist homework groceries haircut workout meditation ironing hoovering vacuuming
  shopping cardio physio therapy optician vet mechanic church standup swimming jogging spinning crossfit zumba dishwasher
  payroll invoicing expenses timesheet timesheets taxes bins bin recycling hairdresser barber barbers doctor
  ironing cooking cleaning gardening stretching journaling packing studying trash rubbish dusting mopping brunch breakfast
  lunch dinner run walk swim nap shower commute school daycare nursery meeting meetings standups errands
`);

/** Verbs that are a whole task without an object, at the end of a list of tasks. */
export const activityVerbs = wordSet(
  'stretch meditate exercise journal nap shower rest run walk swim study practise practice read vacuum hoover dust mop pray',
);

/** Verbs of turning to somebody, after whom one asks or tells. */
export const talkVerbs = wordSet(
  'call ring phone email text message contact visit see meet talk speak write reply go stop swing chat ping find',
);

/** Of two people after these the second may be named with what they get: "send mum and dad the photos". */
export const givingVerbs = wordSet(`
  give send tell show lend bring get make teach offer ask email text hand wish read cook serve feed owe promise sell
  throw pass save leave grant award allow deny charge message pour sing do have let help take
`);

/** Words after "and" that go on with the same task: "call the bank and ask for a refund". */
export const continuations = wordSet('ask tell see say let decide wait explain request hope');

export const pronouns = wordSet(`it them him her that this there these those one`);

/** Verb and particle, which together begin a task. */
export const phrasals = new Set(
  `pick up,drop off,sign up,study for,look for,look at,look into,look up,follow up,check in,check on,check out,clean up,
clean out,set up,wrap up,catch up,hand in,turn in,turn off,turn on,take out,take back,put away,put out,put up,throw out,
throw away,write up,head to,head over,work on,log in,go to,go for,go over,go through,call about,stop by,swing by,top up,
fill up,fill out,fill in,send off,hang up,tidy up,get rid,get in,sort out,find out,hand over,hand out,muck out,clear out,clear up,wash up,wash down,sweep up,sweep out,mop up,lock up,
open up,close up,pack up,pack away,type up,add up,cash up,tidy away,lay out,let out,let in,bring in,put in,put on,take down,
put down,cut back,dig over,dig out,pot on,pot up,prick out,rake up,hose down,wipe down,rub down,sand down,strip down,
dry off,dry out,help with,ring round,ring up,phone round,set out,set aside,check off,sign off,sign out,book in,chase up,firm up,
shut down,shut off,pin up,string up,tie up,tie back,hose out,fold up,roll up,bag up,box up,load up,read through,run through,
talk through,rinse out,wash out,scrub down,mark up,stick up,prop up,wring out,make sure,give back,bring back,pay for,
pay off,ask for,ask about,talk to,speak to,listen to,apply for,shop for,search for,prep for,prepare for,pack for,reply to,
respond to,write to,call back,text back,email back,meet with,meet up,check with,deal with,start on,earth up,jot down,cut down,back up,print out`
    .replaceAll('\n', '')
    .split(','),
);

/** Too common inside a sentence to begin a task there. */
export const quietVerbs = wordSet(`
  do have be eat let see go come keep start begin stop continue help try use look watch follow turn open close set
  need want give put gain lose quit double hand aim lay avoid present love like mention back say think decide wait hope
  restart switch choose select compare push pull jump fill count move carry
`);

/** Two verbs that "and" makes one thing. */
export const binomials = new Set(
  `lunch learn,drag drop,show tell,hide seek,cut paste,copy paste,rock roll,mix match,track trace,search rescue,wine dine,
pick mix,stop shop,cash carry,wait see,meet greet,read write,buy sell,park ride,wash go,cut run,pick choose,hit run,
sing dance,eat drink,try find,come help,wash wear,stop search,hop skip,chop change,trial test,plug play,copy store,
save load,bump grind,wait hope,pump dump,point click,rinse repeat,toss turn,pick roll,grab go,wear tear,cut thrust`
    .replaceAll('\n', '')
    .split(','),
);
