export const wordSet = (list: string) => new Set(list.trim().split(/\s+/));

/** Words that begin a task and are hardly ever anything but a verb. */
export const strongVerbs = wordSet(`
  accept add adjust administer admit advertise aerate aim air align analyse analyze annotate announce answer
  apologise apologize appeal apply appoint approve archive arrange ask assemble assess assign attach attempt attend
  audit avoid back backup bag bait bake balance baste bathe be beg begin bid bill bin bing bleach bleed bleep blend
  blitz block boil book borrow bottle box braid brainstorm brand brew bribe brief bring brush budget buff build
  bundle bung burn burp butter buy calculate calibrate call call-back calm calve cancel cannulate carry cart carve
  cash cashapp castrate catch catch-up cater catheterise catheterize caulk celebrate chair challenge change charge
  chase chat check check-in cheer chill chip chivvy choose chop chuck circulate cite claim clean clear clip close
  coach code collate collect compare complete compose configure confirm confiscate congratulate consult contact
  contest continue contribute convert convince cook cool copy correct count countersink courier cover cram crate
  create creosote crimp crochet crop cross cut dab darn de-ice deadhead debone debrief debug decant decide decline
  declog declutter decommission decorate deflea defrag defrost defuse defuzz degrease dehorn deice delay delete
  deliver delouse demo demolish deodorise deploy deposit descale design detach detox deworm dial diarise diarize
  dictate diet differentiate dig digitise digitize dip discard disconnect discuss disinfect dismantle dispose
  dispute distil ditch dm do document donate double downgrade download draft drain draw dredge drench dress drill
  drink drive drop dropoff dry dump dust dye earth eat ebay edge edit email embroider empty endorse enrol enroll
  ensure erase escalate escort estimate evaluate evict examine excavate exchange exercise exfoliate expedite explore
  export extend exterminate extract facetime farrow fast fax feed ferment ferry fertilise fertilize fetch figure
  file fill fillet film finalise finalize find finish fire fit fix flush fly foal fold follow forage forward frame
  freeze fry fumigate fundraise furlough gain garnish gather get give glaze glue go google grab grade grate grease
  greet grill grind grit groom ground grout guard gut haggle hammer hand hang harrow harvest hassle haul have
  headhunt heat help hem herd hide highlight hire hoist hone hook hoover hose host hunt hydrate import increase
  incubate induct inflate inform inspect install instruct insulate insure interview introduce invest investigate
  invigilate invite invoice iron irrigate itemise itemize jab jack jog join jot journal juice jump junk keep kill
  kindle knead knit knock label lamb laminate launch lay learn lease leave lecture lend let level lift light limit
  listen load locate lock lodge log look look-into look-up loosen lose lower lubricate lug mail make marinate mark
  measure meditate meet melt memorise memorize mend mention mentor merge message microchip microwave migrate minute
  mist model moderate moisturise moisturize mop mount move mow muck mulch mute muzzle nag negotiate net neuter nip
  nominate notify nudge nuke observe offboard offload oil onboard open order organise organize outbid outline
  overturn pack paint pair park patch pay paypal peel peg persuade pester pet phone photocopy photograph pick pickle
  pickup pin ping pitch plait plan plant play pledge plough plow pluck plug plumb poach polish pop post postpone
  pour practice practise pray preheat preorder prep prepare present preserve presoak press prewash prime print probe
  procure program proof proofread prop protect prune publish pull pump purchase push push-back put put-away query
  quit quote raise rake rally reach read reapply rearrange reassemble reassign reassure rebase rebind rebook reboot
  rebuild recalibrate recharge recheck recode reconcile reconnect record recut recycle redecorate redeem redeliver
  redeploy redesign redirect redo redraft reduce refactor refile refill refit refresh refrigerate refund register
  reglaze regrout rehang rehearse reheat rehome rehydrate reimburse reinstate reject rejoin relabel relay release
  relet relight remember remind remove rename renegotiate renew rent reorder repack repaint repair replace replant
  reply reposition repot reprint reprogram requisition reread reroute rerun rescan reschedule rescue reseal research
  reseat reseed resend reserve reset reshelve resit resole resow respond respray rest restart restock restring
  resubmit retake retighten retile retrain retrieve retry retune return reupholster revert review revise rewash
  rewatch rewind rewire reword rework rewrite riddle rig ring rinse rinse-out rip roast roll roof rotate rouse route
  rsvp run saddle salt sand sandbag sandblast sanitise sanitize save scald scan scarify scatter schedule scold scope
  scrap scrape screenshot screw scrounge scrub sculpt seal second see see-to select sell send serve service set
  settle sew shampoo share sharpen shave shear shift ship shoo shop shorten shovel shred shut sieve sift sign simmer
  sketch skim skip skype slice smoke snip soak soften solder solve soothe sort source sow spade spay speak spec
  splice split sponge sponsor spray spread squeeze stack staff stain stake stamp staple start stash stay steal steam
  steam-clean steer sterilise sterilize stick stitch stock stoke stop stow straighten strain stretch string strip
  study stuff submit subscribe summarise summarize supervise swab swaddle swap swat sweep swim swing switch swot
  sync tack tag take talk tape teach tell tender test tether text thank thaw thin thread throw tidy tie tighten tile
  timetable toss touch-up tour tow track train transcribe transfer translate transplant trap treat triage trim try
  tuck tune turn tutor tweak unblock unbox unclip unclog undercoat underwrite unfit unfollow unhitch unhook
  uninstall unjam unload unlock unmute unpack unpair unpeg unpick unplug unroll unsaddle unseal unstitch unsubscribe
  untangle untie unwind unwrap unzip update upgrade upholster upload use vaccinate vacuum validate varnish venmo
  ventilate verify video visit volunteer vote wake walk warm warn wash watch water wax wean wedge weed weigh welcome
  weld whatsapp wheel whip whisk whiten whitewash whittle wind winnow winterise winterize wipe wire withdraw workout
  worm wrap wring write zelle zip zoom
`);

/** Verbs that are as often nouns: they begin a task only with an object of their own. */
export const nounVerbs = wordSet(`
  air answer appeal back backup bag balance bid bill bin bleach blitz boil book bottle box braid brand brew brief
  brush budget bundle burn butter calm cart cash catch chair challenge change charge chip claim clear clip coach
  contest cook copy correct courier cover cram crate crimp crop cut demo deposit diet dip dispute document double
  draft drain draw dredge dress drill drink drive dry dust dye earth edge estimate exercise export fast fax ferry
  file fillet film fit fix flush foal freeze fry glue grade grease grill grit groom ground gut hammer hand hang
  harrow help hide hook hose host ice import interview iron jab jack kill knock label lamb lease lecture level lift
  light limit load lock log look mail mark microwave minute mist muck mulch nail net oil order paint park patch peg
  pepper pet photograph pickle pin pitch plan plant play plough plow plug polish post practice present preserve
  press prime print probe proof prop pull pump push query quote raise rally record refund release rent report
  research rest review riddle rig rip roast roll route run saddle salt sand save scan scope screenshot screw seal
  season second service set shampoo share shift ship shop sieve sign soak sort source sow spade spec splice split
  sponge spray spread stack staff stain stake stamp staple start steam stick stock stop strain stretch string strip
  study stuff swim tack tag tape tender test text thin thread tie timetable tour track train transfer trap treat
  trim tune video visit vote walk wash water wax wedge wheel wind wire work workout worm wrap zip
`);

/** Of these, names of goods: after "buy" they are likelier what is bought. */
export const goodsVerbs = wordSet(`
  air bag bill bleach boil bottle box brew brush butter cash chip clear copy dress drill drink dust dye film fry
  glue grease grill hammer hand hose ice iron label light lock mulch nail oil paint patch peg pepper pet pin plant
  polish pump roast salt sand screw seal season shampoo shovel sieve sponge spray stain stamp staple steam stick
  stock string tack tape tie trim vacuum water wax worm wrap zip
`);

/** Of these, the ones that may begin a task in long speech without an article after them. */
export const relaxedVerbs = wordSet(`
  book brush carry change charge choose clean close compare cook copy count cut deposit eat file fix groom join
  leave log mail move open order post practice print put rake record refund scan select ship sign sort start stop
  study submit sweep switch text transfer turn use vacuum visit walk wash watch
`);

/** Verbs sure enough to begin a task in the middle of unpunctuated speech. */
export const spokenVerbs = wordSet(`
  apply ask bake book bring buy call cancel check clean collect confirm drop email feed fetch find finish fix get
  grab invite make message mop order pay phone pick prepare print register renew replace reply return review ring
  schedule send sign submit sweep take tell text unload update vacuum walk wash water write
`);

/** After these another verb belongs to the same task: "help kids clean", "go buy", "ask mum to". */
export const causatives = wordSet('help let have watch hear ensure remind tell ask want teach show how dare');

/** Tasks in one word, which stand in a list without any verb. */
export const activityNouns = wordSet(`
  barber barbers bin bins breakfast brunch cardio church cleaning commute cooking crossfit daycare dentist dinner
  dishes dishwasher doctor dusting errands expenses gardening groceries gym haircut hairdresser homework hoovering
  invoicing ironing jogging journaling laundry lunch mechanic meditation meeting meetings mopping nap nursery
  optician packing payroll physio pilates recycling rubbish run school shopping shower spinning standup standups
  stretching studying swim swimming taxes therapy timesheet timesheets trash vacuuming vet walk workout yoga zumba
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
  aim avoid back be begin carry choose close come compare continue count decide do double eat fill follow gain give
  go hand have help hope jump keep lay let like look lose love mention move need open present pull push put quit
  restart say see select set start stop switch think try turn use wait want watch
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
