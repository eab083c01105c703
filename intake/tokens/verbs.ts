import { phrases, wordSet } from './scene.ts';

const words = (list: string) => list.split(/\s+/).filter(Boolean);

/**
 * The verbs that may begin a task, each followed by the marks of its properties:
 * `*` as often a noun, `+` also the name of goods, `~` needs no article after it in long speech,
 * `^` certain in the middle of a sentence, `?` too common in the middle of a sentence.
 */
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
  prep prepare^ prepone present*? preserve* presoak press* prewash prime* print*~^ probe* procure program proof* proofread
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
    words(`
  apply arrange assemble assign assure base bind book boot build calibrate charge check code connect decorate
  deliver deploy design direct draft factor file fill fit glaze grout hang heat home hydrate instate join label let
  light name order pack paint plant position pot print program read route run scan schedule seal seat seed send
  shelve sit sole sow spray stock string submit take tighten tile train try tune upholster wash watch wind wire word
  work write
`).map((verb) => `re${verb}`),
    words(`
  block box clip clog dercoat derwrite fit follow hitch hook install jam lock mute pack pair peg pick plug roll
  saddle seal stitch subscribe tie wind wrap zip
`).map((verb) => `un${verb}`),
  );
const withoutMarks = (word: string) => word.replace(/[*+~^?]+$/, '');

/** Returns a query for the verbs of the table with `mark`, and for the words of `more`. */
function marked(mark: string, more = ''): (word: string) => boolean {
  const verbs = new Set([...lexicon.filter((word) => word.includes(mark)).map(withoutMarks), ...words(more)]);
  return (word) => verbs.has(word);
}

/** Returns a query for the words of `list`. */
function anyOf(list: string): (word: string) => boolean {
  const verbs = wordSet(list);
  return (word) => verbs.has(word);
}

/** Tells whether a word may begin a task, and is hardly ever anything but a verb. */
export const isTaskVerb = marked('');

/** Tells whether a verb is as often a noun: it begins a task only with an object of its own. */
export const isAlsoNoun = marked('*', 'ice nail pepper report season work');

/** Tells whether a verb also names goods: after "buy" it is likelier what is bought. */
export const isAlsoGoods = marked('+', 'ice nail pepper season');

/** Tells whether a verb may begin a task in long speech without an article after it. */
export const needsNoArticle = marked('~');

/** Tells whether a verb is certain enough to begin a task in the middle of unpunctuated speech. */
export const isCertainMidSentence = marked('^');

/** Tells whether a verb is too common inside a sentence to begin a task there. */
export const isCommonMidSentence = marked('?', 'come hope like love need say think wait want');

// What may follow a verb.

/** "help kids clean", "ask mum to": after it another verb belongs to the same task. */
export const isCausative = anyOf(`
  help let have watch hear ensure remind tell ask want teach show how dare
`);

/** "send mum and dad the photos": it takes two objects, whom and what. */
export const isDitransitive = anyOf(`
  allow ask award bring charge cook deny do email feed get give grant hand have help leave lend let make message
  offer owe pass pour promise read save sell send serve show sing take teach tell text throw wish
`);

/** "tell Sam the bank is shut": a whole clause may be its object. */
export const takesClause = anyOf('tell say ask check remind explain let make ensure know see');

/** "tell Sam I will be late": what follows is what is to be said. */
export const isQuoting = anyOf('tell let say inform remind warn');

/** "come and get": what follows "and" belongs to it. */
export const joinsNextVerb = anyOf('come go try stay wait');

/** "pay Bo 1500 on friday": a number after it is an amount. */
export const takesAmount = anyOf(`
  pay send transfer lend give deposit withdraw order buy invoice owe print sell save charge raise bill refund donate
  wire spend claim budget move copy count make bake add weigh
`);

/** "order daily lenses": how often describes its object. */
export const takesSubscription = anyOf('buy order renew return cancel');

/** "brew noon tea": a time of day describes its object. */
export const takesMadeThing = anyOf(`
  buy order get make bake cook brew fit mend clean fix install hang find bring fetch drink replace measure mix pour
  stir
`);

/** "move the call from tuesday to friday": the last day counts. */
export const isRescheduling = anyOf('move reschedule push postpone prepone change switch shift bump');

/** "ring between 2 and 4": it is done in a moment of that time. */
export const isMomentary = anyOf('call ring phone visit drop collect pick');

/** "find a sitter 3 hours a day": what lasts so long is only arranged. */
export const isArranging = anyOf(`
  find hire book get look apply ask offer request negotiate buy order rent arrange compare check tell email call
`);

/** "read saturday": the title of a work may follow. */
export const takesWork = anyOf('watch rewatch read reread stream sing learn');

/** "borrow monday on dvd": a work may be its object. */
export const obtainsWork = anyOf('buy get order find borrow download add play');

/** "finish friday on netflix": a series may be its object. */
export const followsSeries = anyOf('finish start binge begin continue see');

/** "get the fence painted": a participle after its object says what is to be done. */
export const takesParticiple = anyOf('get be see need');

/** "design a new line": "new line" names a thing after it. */
export const takesCreation = anyOf(`
  design start launch sketch add make create draw buy write read track log wear use delete remove
`);

/** "must see film", "must have list": after "must" it describes a noun. */
export const describesAfterMust = anyOf('have see read watch try be do visit eat');

/** "I have to say": after "I have to" it is no task. */
export const isEmptyAfterHaveTo = anyOf('be do go have say make admit stop');

/** "pressure wash", "double check": a noun before it belongs to it. */
export const endsCompound = anyOf('wash clean check cook');

// Lists of objects.

/** "buy oats, rye and salt": its objects go on after a comma. */
export const listsObjects = anyOf(`
  buy get order grab pick bring pack add need take collect fetch find mix invite include prep check clean wash
`);

/** "buy oil and water filters": a name of goods after "and" is one more object. */
export const gathersGoods = anyOf('buy get order grab collect pick bring mix add need fetch');

/** "buy oats, also lamp bulbs": what "also" adds is one more object. */
export const addsObjects = anyOf('buy get order grab pick bring pack');

/** "pack for the trip: adapters, swim things": the list after a colon is its object. */
export const packs = anyOf('pack buy get order bring grab take prepare');

/** "get him some shin pads": a pronoun after it is whom it is for. */
export const buysFor = anyOf('get buy order bake book');

/** "sweep and mop sets": after "and" it may name a kind of the same thing. */
export const namesKind = anyOf('mop post file rent exercise test sweep print');

// Talking and writing to people.

/** Tells whether a verb turns to somebody, whom one then asks or tells something. */
export const isContact = anyOf(`
  call ring phone email text txt message contact visit see meet talk speak write reply go stop swing chat ping find
`);

/** "call the bank and ask for a refund": after "and" it goes on with the same task. */
export const continuesContact = anyOf('ask tell see say let decide wait explain request hope');

/** "fix the typo and deploy and tell marketing": somebody is told of what was done. */
export const isNotifying = anyOf('tell notify inform let ask');

/** "book a table at luigis", "email bo about the rota": it may end with whom or what it is about. */
export const isAddressing = anyOf('book email text ring call phone message ask tell invoice pay remind');

/** "text Bo I will be late": it sends words in writing. */
export const isMessaging = anyOf('email text message');

/** "reset the email password": a noun after it may belong to the channel. */
export const isChannel = anyOf('email text phone message mail post');

/** "change of plan", "call from Bo": before a preposition it is a noun. */
export const isNounBeforePreposition = anyOf('email text message phone call change repair post');

/** "sit down and plan the trip": it is what one sits down for. */
export const isDoneSitting = anyOf('talk plan discuss go work sort figure write think draw make');

// Tasks in one word.

/** Tells whether a noun is a whole task, in a list without any verb. */
export const isActivityNoun = anyOf(`
  barber barbers bin bins breakfast brunch cardio church cleaning commute cooking crossfit daycare dentist dinner
  dishes dishwasher doctor dusting errands expenses gardening groceries gym haircut hairdresser homework hoovering
  invoicing ironing jogging journaling laundry lunch mechanic meditation meeting meetings mopping nap nursery
  optician packing payroll physio pilates recycling rubbish run school shopping shower spinning standup standups
  stretching studying swim swimming taxes therapy timesheet timesheets trash vacuuming vet walk wfh workout yoga
  zumba
`);

/** Tells whether a verb is a whole task without an object, at the end of a list of tasks. */
export const isActivityVerb = anyOf(`
  stretch meditate exercise journal nap shower rest vote run walk swim study practise practice read vacuum hoover
  dust mop pray
`);

// Verbs of two words.

const phrasalVerbs = new Set(
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

/** "check out": a verb and a particle that together begin a task. */
export const isPhrasalVerb = (verb: string, particle: string) => phrasalVerbs.has(`${verb} ${particle}`);

const binomials = new Set(
  phrases(`
  bed breakfast | bump grind | buy sell | cash carry | chop change | come help | copy paste/store | cut paste/run/thrust
  drag drop | eat drink | grab go | hide seek | hit run | hop skip | lunch learn | meet greet | mix match
  park ride | pick mix/choose/roll | plug play | point click | pump dump | read write | rinse repeat | rock roll
  save load | search rescue | show tell | sing dance | stop shop/search | toss turn | track trace | trial test
  try find | wait see/hope | wash go/wear | wear tear | wine dine
  `),
);

/** "drag and drop": two verbs that "and" makes one thing. */
export const isBinomial = (first: string, second: string) => binomials.has(`${first} ${second}`);
