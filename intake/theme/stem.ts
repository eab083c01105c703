/** One word of each line for all of it: British and American spellings, short forms, names for the same. */
const variants = new Map<string, string>();
for (const line of `
meeting mtg mtng; appointment appt apptmt; birthday bday; christma xma; with w; message msg; account acct; package pkg;
ticket tix; photo pic; organize organise; organizer organiser; color colour; gray grey; tire tyre; center centre;
jewelry jewellery; license licence; theater theatre; favorite favourite; mold mould; catalog catalogue; pajama pyjama pj;
diaper nappy; yogurt yoghurt; donut doughnut; mom mum mam mommy mummy mama; dad daddy papa; neighbor neighbour;
grandma granny gran nan nana nanna grandmother; grandpa grandad granddad gramp grandfather; math maths; homework hw;
chemistry chem; biology bio; economic econ; statistic stat; university uni; professor prof; refrigerator fridge;
prescription prescrip; supermarket supermkt; manager mgr; department dept; government govt; quarter qtr; presentation preso;
doctor dr; gift prezzie pressie; breakfast brekkie; liter litre; fiber fibre; enroll enrol; enrollment enrolment;
counselor counsellor; counseling counselling; jeweler jeweller; anemia anaemia; diarrhea diarrhoea; pediatrician paediatrician;
gynecologist gynaecologist gynae gyno; orthopedic orthopaedic; sanitizer sanitiser; sanitize sanitise; sterilize sterilise;
moisturizer moisturiser; fertilizer fertiliser; aluminum aluminium; chili chilli chile; whiskey whisky; mustache moustache;
practice practise; analyze analyse; summarize summarise; finalize finalise; notarize notarise; winterize winterise;
memorize memorise; digitize digitise; tumor tumour; odor odour; aging ageing; plow plough; paycheck paycheque; recipe receipe;
vaccine vax; hubby hubb; boyfriend bf; girlfriend gf; vet veterinarian; information info;
zucchini courgette; eggplant aubergine; cilantro coriander; shrimp prawn;
sweater jumper; flashlight torch; trash rubbish garbage
`
  .trim()
  .split(/;\s*/)) {
  const [kept = '', ...others] = line.split(' ');
  for (const other of others) variants.set(other, kept);
}

/** Folds a word to the form the lexicon knows: lower case, no accents, no possessive, no plural, one spelling. */
export function stem(word: string): string {
  const folded = singular(word);
  return variants.get(folded) ?? folded;
}

function singular(word: string): string {
  let folded = word.toLowerCase();
  if (/[^a-z]/.test(folded))
    folded = folded
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/['’]s$/, '')
      .replace(/['’]/g, '');
  if (folded.length < 4 || !folded.endsWith('s') || /(ss|us|is)$/.test(folded)) return folded;
  if (folded.endsWith('ies')) return folded.length > 4 ? `${folded.slice(0, -3)}y` : folded.slice(0, -1);
  if (/(x|ch|sh|ss|zz)es$/.test(folded)) return folded.slice(0, -2);
  return folded.slice(0, -1);
}

/** A word, number or money sign. */
export const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*|\d+|[$£€]/gu;

/** The words, numbers and money signs of a title as they are written. */
export const splitWords = (title: string): string[] =>
  Array.from(title.matchAll(wordPattern), ([word]) => word);

/** The stems of late: a title that is typed is asked about from several sides. */
const recent = new Map<string, readonly string[]>();
const mostRecent = 64;

/** The words of `splitWords`, stemmed. */
export function stemWords(title: string): readonly string[] {
  const known = recent.get(title);
  if (known) return known;
  const found = splitWords(title).map((word) =>
    /^\d/.test(word) ? (word.length > 4 ? '#####' : word) : stem(word),
  );
  if (recent.size >= mostRecent) recent.clear();
  recent.set(title, found);
  return found;
}
