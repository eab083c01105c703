import { phrases } from './scene.ts';

const wordList = (list: string) => list.trim().split(/\s+/);
export const wordSet = (list: string) => new Set(wordList(list));

/** Behind a verb its marks, each the name of a set below. */
const lexicon = `
  accept add adjust administer admit advertise aerate aim? air*+ align analyse analyze annotate announce answer*
  apologise apologize appeal* apply^ appoint approve archive arrange ask^ assemble assess assign attach attempt
  attend audit avoid? back*? backflush backup* bag*+ bait bake^ balance* baste bathe be? beg begin? bid* bill*+ bin* bing
  bleach*+ bleed bleep blend blitz* block boil*+ book*~^ borrow bottle*+ box*+ braid* brainstorm brand* brew*+ bribe
  brief* bring^ brush*+~ budget* buff build bundle* bung burn* burp butter*+ buy^ calculate calibrate call^
  call-back calm* calve cancel^ cannulate carry~? cart* carve cash*+ cashapp castrate catch* catch-up cater
  catheterise catheterize caulk celebrate chair* challenge* change*~ charge*~ chase chat check^ check-in cheer
  chill chip*+ chivvy choose~? chop chuck circulate cite claim* clean~^ clear*+ clip* close~? coach* code collate
  collect^ compare~? complete compose configure confirm^ confiscate congratulate consult contact contest* continue?
  contribute convert convince cook*~ cool copy*+~ correct* count~? countersink courier* cover* cram* crate* create
  creosote crimp* crochet crop* cross crutch? cut*~ dab dag? darn de-ice deadhead debone debrief debug decant decide? decline
  declog declutter decommission decorate deflea defrag defrost defuse defuzz degrease dehorn deice delay delete
  deliver delouse demo* demolish deodorise deploy deposit*~ descale design detach detox deworm dial diarise diarize
  dictate diet* differentiate dig digitise digitize dip* discard disconnect discuss disinfect dismantle dispose
  dispute* distil ditch dm do? document* donate double*? downgrade download draft* drain* draw* dredge* drench
  dress*+ drill*+ drink*+ drive* drop^ dropoff dry* dump dust*+ dye*+ earth* eat~? ebay edge* edit email^ embroider
  empty endorse enrol enroll ensure erase escalate escort estimate* evaluate evict examine excavate exchange
  exercise* exfoliate expedite explore export* extend exterminate extract facetime farrow fast* fax* feed^ ferment
  ferry* fertilise fertilize fetch^ figure file*~ fill? fillet* film*+ finalise finalize find^ finish^ fire* fit*
  fix*~^ flush* fly foal* fold follow? forage format* forward frame freeze* fry*+ fumigate fundraise furlough gain? garnish
  gather get^ give? glaze glue*+ go? google grab^ grade* grate grease*+ greet grill*+ grind grit* groom*~ ground*
  grout guard gut* haggle hammer*+ hand*+? hang* harrow* harvest hassle haul have? headhunt heat help*? hem herd
  hide* highlight hire hoist hone hook* hoover hose*+ host* hunt hydrate import* increase incubate induct inflate
  inform inspect install instruct insulate insure interview* introduce invest investigate invigilate invite^ invoice
  iron*+ irrigate itemise itemize jab* jack* jog join~ jot journal juice jump? junk keep? kill* kindle knead knit
  knock* label*+ lamb* laminate launch lay? learn lease* leave~ lecture* lend let? level* lift* light*+ limit*
  listen load* locate lock*+ lodge log*~ look*? look-into look-up loosen lose? lower lubricate lug mail*~ make^
  marinate mark* measure meditate meet melt memorise memorize mend mention? mentor merge message^ microchip
  microwave* migrate minute* mist* model moderate moisturise moisturize mop^ mount move~? mow muck* mulch*+ mute
  muzzle nag negotiate net* neuter nip nominate notify nudge nuke observe offboard offload oil*+ onboard open~?
  order*~^ organise organize outbid outline overturn pack paint*+ pair park* patch*+ pay^ paypal peel peg*+ persuade
  pester pet*+ phone^ photocopy photograph* pick^ pickle* pickup pin*+ ping pitch* plait plan* plant*+ play* pledge
  plough* plow* pluck plug* plumb poach polish*+ pop post*~ postpone pour practice*~ practise pray preheat preorder
  prep prepare^ present*? preserve* presoak press* prewash prime* print*~^ probe* procure program proof* proofread
  prop* protect prune publish pull*? pump*+ purchase push*? push-back put~? put-away query* quit? quote* raise*
  rake~ rally* reach read recharge reconcile record*~ recut recycle redeem redo reduce refresh refrigerate refund*~
  register^ rehang rehearse reimburse reject relay release* remember remind remove renegotiate renew^ rent* repair replace^
  reply^ requisition rescue research* reserve reset respond rest* restart? retrieve return^ revert review*^ revise
  riddle* rig* ring^ rinse rinse-out rip* roast*+ roll* roof rotate rouse route* rsvp run* saddle* salt*+ sand*+
  sandbag sandblast sanitise sanitize save* scald scan*~ scarify scatter schedule^ scold scope* scrap scrape
  screenshot* screw*+ scrounge scrub sculpt seal*+ second* see? see-to select~? sell send^ serve service* set*?
  settle sew shampoo*+ share* sharpen shave shear shift* ship*~ shoo shop* shorten shovel+ shred shut sieve*+ sift
  sign*~^ simmer sketch skim skip skype slice smoke snip soak* soften solder solve soothe sort*~ source* sow* spade*
  spay speak spec* splice* split* sponge*+ sponsor spray*+ spread* squeeze stack* staff* stain*+ stake* stamp*+
  staple*+ start*~? stash stay steal steam*+ steam-clean steer sterilise sterilize stick*+ stitch stock*+ stoke
  stop*~? stow straighten strain* stretch* string*+ strip* study*~ stuff* submit~^ subscribe summarise summarize
  supervise swab swaddle swap swat sweep~^ swim* swing switch~? swot sync tack*+ tag* take^ talk tape*+ teach
  tell^ tender* test* tether text*~^ thank thaw thin* thread* throw tidy tie*+ tighten tile timetable* toot? toss
  touch-up tour* tow track* train* transcribe transfer*~ translate transplant trap* treat* triage trim*+ try? tuck
  tune* turn~? tutor tweak tweet txt^ unload^ untangle update^ upgrade upholster upload use~? vaccinate vacuum+~^ validate
  varnish venmo ventilate verify video* visit*~ volunteer vote* wake walk*~^ warm warn wash*~^ watch~? water*+^
  wax*+ wean wedge* weed weigh welcome weld whatsapp wheel* whip whisk whiten whitewash whittle wind* winnow
  winterise winterize wipe wire* withdraw workout* worm*+ wrap*+ wring write^ zelle zip*+ zoom
`
  .trim()
  .split(/\s+/)
  .concat(
    wordList(`
  apply arrange assemble assign assure base bind book boot build calibrate charge check code connect decorate
  deliver deploy design direct draft factor file fill fit glaze grout hang heat home hydrate instate join label let
  light name order pack paint plant position pot print program read route run scan schedule seal seat seed send
  shelve sit sole sow spray stock string submit take tighten tile train try tune upholster wash watch wind wire word
  work write
`).map((verb) => `re${verb}`),
    wordList(`
  block box clip clog dercoat derwrite fit follow hitch hook install jam lock mute pack pair peg pick plug roll
  saddle seal stitch subscribe tie wind wrap zip
`).map((verb) => `un${verb}`),
  );
const bare = (word: string) => word.replace(/[*+~^?]+$/, '');
const marked = (mark: string, others: string[] = []) =>
  new Set([...lexicon.filter((word) => word.includes(mark)).map(bare), ...others]);

/** Words that begin a task and are hardly ever anything but a verb. */
export const strongVerbs = new Set(lexicon.map(bare));

/** Verbs that are as often nouns: they begin a task only with an object of their own. */
export const nounVerbs = marked('*', ['ice', 'nail', 'pepper', 'report', 'season', 'work']);

/** Names of goods: after "buy" they are likelier what is bought. */
export const goodsVerbs = marked('+', ['ice', 'nail', 'pepper', 'season']);

/** They may begin a task in long speech without an article after them. */
export const relaxedVerbs = marked('~');

/** Sure enough to begin a task in the middle of unpunctuated speech. */
export const spokenVerbs = marked('^');

/** Too common inside a sentence to begin a task there. */
export const quietVerbs = marked('?', [
  'come',
  'hope',
  'like',
  'love',
  'need',
  'say',
  'think',
  'wait',
  'want',
]);

/** After these another verb belongs to the same task: "help kids clean", "go buy", "ask mum to". */
export const causatives = wordSet('help let have watch hear ensure remind tell ask want teach show how dare');

/** Tasks in one word, which stand in a list without any verb. */
export const activityNouns = wordSet(`
  barber barbers bin bins breakfast brunch cardio church cleaning commute cooking crossfit daycare dentist dinner
  dishes dishwasher doctor dusting errands expenses gardening groceries gym haircut hairdresser homework hoovering
  invoicing ironing jogging journaling laundry lunch mechanic meditation meeting meetings mopping nap nursery
  optician packing payroll physio pilates recycling rubbish run school shopping shower spinning standup standups
  stretching studying swim swimming taxes therapy timesheet timesheets trash vacuuming vet walk wfh workout yoga zumba
`);

/** Verbs that are a whole task without an object, at the end of a list of tasks. */
export const activityVerbs = wordSet(
  'stretch meditate exercise journal nap shower rest vote run walk swim study practise practice read vacuum hoover dust mop pray',
);

/** Verbs of turning to somebody, after whom one asks or tells. */
export const talkVerbs = wordSet(
  'call ring phone email text txt message contact visit see meet talk speak write reply go stop swing chat ping find',
);

/** Of two people after these the second may be named with what they get: "send mum and dad the photos". */
export const givingVerbs = wordSet(`
  allow ask award bring charge cook deny do email feed get give grant hand have help leave lend let make message
  offer owe pass pour promise read save sell send serve show sing take teach tell text throw wish
`);

/** Words after "and" that go on with the same task: "call the bank and ask for a refund". */
export const continuations = wordSet('ask tell see say let decide wait explain request hope');

export const pronouns = wordSet(`
  her him it one that them there these this those
`);

/** Verb and particle, which together begin a task. */
export const phrasals = new Set(
  phrases(`
  call/ask about
  check/clean/take/put/throw/fill/sort/find/hand/muck/clear/sweep/lay/let/dig/prick/dry/set/sign/hose/rinse/wash/wring/print out
  check/hand/turn/log/fill/get/let/bring/put/book in | check/turn/work/put/pot/start on
  drop/turn/send/dry/check/sign/shut/pay off | dial in | get rid | go/read/run/talk through | head/go/hand/dig over
  head/go/talk/speak/listen/reply/respond/write to | help/meet/check/deal with | look at/into | make sure
  pick/sign/look/follow/clean/set/wrap/catch/put/write/top/fill/hang/tidy/clear/wash/sweep/mop/lock/open/close/pack/type/add/cash/pot/rake/ring/chase/firm/pin/string/tie/fold/roll/bag/box/load/mark/stick/prop/meet/earth/back up
  put/throw/pack/tidy away | ring/phone round | set aside | stop/swing by
  study/look/go/pay/ask/apply/shop/search/prep/prepare/pack for | take/cut/tie/give/bring/call/text/email back
  wash/take/put/hose/wipe/rub/sand/strip/shut/scrub/jot/cut down
  `),
);

/** Two verbs that "and" makes one thing. */
export const binomials = new Set(
  phrases(`
  bed breakfast | bump grind | buy sell | cash carry | chop change | come help | copy paste/store | cut paste/run/thrust
  drag drop | eat drink | grab go | hide seek | hit run | hop skip | lunch learn | meet greet | mix match
  park ride | pick mix/choose/roll | plug play | point click | pump dump | read write | rinse repeat | rock roll
  save load | search rescue | show tell | sing dance | stop shop/search | toss turn | track trace | trial test
  try find | wait see/hope | wash go/wear | wear tear | wine dine
  `),
);
