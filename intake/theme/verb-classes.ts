/** Verbs by what they do; of one that stands in several lists the first counts. */
export const verbsByClass: Record<string, string> = {
  acquire: 'buy purchase order grab reorder restock',
  get: 'get pick collect fetch',
  need: 'need new more out low running extra another',
  contact: 'call ring phone message contact ping tell ask voicemail dial',
  write: 'email reply write respond forward send',
  text: 'text whatsapp dm imessage',
  talk: 'talk speak chat discuss catch touch follow check-in',
  meet: 'meet visit see host invite join attend rsvp',
  pay: 'pay deposit transfer withdraw owe venmo paypal zelle lend refund invest reimburse',
  clean:
    'clean wash mop vacuum hoover sweep dust scrub wipe tidy declutter organize sort empty rinse polish iron fold rake mow trim prune weed water plant shovel sterilize sanitize disinfect bleach descale defrost deice hose steam shampoo launder soak',
  mend: 'fix repair replace install assemble mount hang paint tighten build unclog unblock sand drill seal patch mend sew hem rewire rehang regrout grout recaulk caulk reseal repaint repot restring restain refinish varnish stain insulate lag bleed grease oil lubricate sharpen level plaster tile plumb glue reattach resole reupholster adjust attach winterize',
  carry:
    'bring take give return drop put move load unload carry donate exchange swap lend borrow leave pack unpack store',
  make: 'make cook bake prepare prep thaw defrost marinate grill roast decorate wrap',
  find: 'find look locate search lookup',
  study: 'study revise read learn practice memorize research reread',
  finish: 'finish submit complete draft revise edit proofread print present type outline hand turn upload',
  plan: 'plan schedule book reserve arrange organise confirm cancel reschedule renew register apply sign enroll',
  use: 'watch listen play try download charge reset update upgrade change check test turn set log open close lock delete back clear',
  body: 'take eat drink stretch run walk swim exercise jog workout lift refill measure track weigh brush floss ice rest',
  care: 'feed walk bathe groom brush',
  craft: 'draw sketch knit crochet embroider carve sculpt film photograph compose strum quilt whittle',
  tell: 'thank congratulate remind apologize toast babysit',
  trade:
    'deburr weld solder invoice onboard audit deploy debug refactor merge escalate triage dispatch requisition procure collate facilitate moderate interview brief pitch present demo publish format transcribe translate bill delegate inspect supervise design redesign prototype code program script calibrate process approve hire staff stock log chart restock',
  teach: 'grade mark invigilate proctor teach tutor',
  sell: 'sell trade auction resell',
};
/** The class of a verb. */
export const verbClass = new Map<string, string>();
for (const [name, list] of Object.entries(verbsByClass))
  for (const verb of list.split(' ')) if (!verbClass.has(verb)) verbClass.set(verb, name);
