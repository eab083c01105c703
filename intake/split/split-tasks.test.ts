import { describe, expect, it } from 'vitest';
import { someone } from '../testing.ts';
import { understand } from '../understand.ts';

const titles = (text: string) => understand(text, someone()).map((task) => task.title);

describe('one task stays whole', () => {
  it.each([
    'buy bread and butter',
    'call mom and dad',
    'read War and Peace',
    'mix flour, eggs and sugar',
    'wash and fold the towels',
    'choose a) the oak or b) the pine',
    'find Idas email re flats 12 and 13',
    'sort large print shelf',
    "trim the pony's hooves. gently",
    'sit down with Ida and talk about the mill',
    'new bed and breakfast sign',
    'ask if the barn is clean, warm and quiet',
    'salt, eggs, bin bags, goat nuts, AA batteries',
    'candles, light bulbs, nails',
    'cancel or keep the paper? (decide with Ida, they close early)',
    'send St. Anne Amb. the rota',
    'reply to the now-and-then magazine',
    "read the memo, Ida's notes, and the tally",
    'buy oats plus eggs plus bread',
    'tell Ida no leave that alone',
    'click File > Export > Print',
    'pay Bo -> card',
    'rename arr[] and map[]',
    'whisk yolks, sugar and lime for the curd',
    'return the nice, big, red case to Bo',
    'pack for the lake: rods, swim things, hats',
    'change the phone contract',
    'pay the tax return fee',
    'look up grans email address',
    'print the form and sign it',
    'buy oil and water filters',
    'ask mum to buy stamps',
    'go get the car',
    'help the kids clean their room',
    'dinner with Sam, Priya and Jo',
    'buy bike lock back door key',
    'oil the winch, must be greased as well',
    'red wax, brushes, masking tape',
    'send year end report to Ida',
    'salt n pepper mills for gran',
    'call mum n dad',
    'ring Ida and text her soon',
    'print the fire, hygiene, and first aid rota',
    'email Dr. Patel the results',
  ])('keeps "%s" in one task', (text) => {
    expect(titles(text)).toEqual([text]);
  });
});

describe('several tasks come apart', () => {
  it.each<[string, string[]]>([
    ['ask Ida tomorrow how much felt we have left', ['ask Ida tomorrow how much felt we have left']],
    ["wool market tonight, it's the big one this month", ["wool market, it's the big one this month"]],
    ['before we leave on friday turn the loom off', ['before we leave turn the loom off']],
    ['dye the felt, format the disks, txt Ida', ['dye the felt', 'format the disks', 'txt Ida']],
    ['wash the car; cancel the gym', ['wash the car', 'cancel the gym']],
    ['feed the cat and then mop the hall', ['feed the cat', 'mop the hall']],
    ['- yoga\n- post the parcel', ['yoga', 'post the parcel']],
    ['1) renew passport\n2) book flights', ['renew passport', 'book flights']],
    ['Renew the passport. Book a hotel.', ['Renew the passport', 'Book a hotel']],
    ['i need to buy stamps i have to call the bank', ['buy stamps', 'call the bank']],
    ['buy milk call mom pay the rent', ['buy milk', 'call mom', 'pay the rent']],
    ['oar wax, haircut, mill forms', ['oar wax', 'haircut', 'mill forms']],
    ['laundry, post office, mill forms', ['laundry', 'post office', 'mill forms']],
    ['feed the carp n mop the hall', ['feed the carp', 'mop the hall']],
    ['text Ida im late, n lock the mill up', ['text Ida im late', 'lock the mill up']],
    ['feed the hens and water her ferns', ['feed the hens', 'water her ferns']],
    [
      'first mow the verge, next rake it, finally two bags of seed',
      ['mow the verge', 'rake it', 'two bags of seed'],
    ],
    ['laundry, dishes, homework', ['laundry', 'dishes', 'homework']],
    ['dentist on monday and vet on tuesday', ['dentist', 'vet']],
    ['choir and next monday physio', ['choir', 'physio']],
    ['call Bo, and every friday mop the hall', ['call Bo', 'mop the hall']],
    ['mon: oil the loom, tue: feed the carp', ['oil the loom', 'feed the carp']],
    ['Work: oil the loom, Health: physio', ['oil the loom', 'physio']],
    ['work: oil the loom; garden: feed the carp', ['oil the loom', 'garden: feed the carp']],
    ['[ ] oil the loom [x] feed the carp', ['oil the loom', 'feed the carp']],
    ['oil the loom > feed the carp > mop the hall', ['oil the loom', 'feed the carp', 'mop the hall']],
    [
      'take the bins out feed the carp shut the coop',
      ['take the bins out', 'feed the carp', 'shut the coop'],
    ],
    ['oil the loom -> feed the carp -> mop the hall', ['oil the loom', 'feed the carp', 'mop the hall']],
    ["ring Bo, post the form, gran's tablets", ['ring Bo', 'post the form', "gran's tablets"]],
    ['wax the oars, massage at 4pm, thank Ida', ['wax the oars', 'massage', 'thank Ida']],
    ['oil the loom plus mop the hall plus hay delivery', ['oil the loom', 'mop the hall', 'hay delivery']],
    [
      'photograph the loom, sell it on a site, then wax the floor',
      ['photograph the loom', 'sell it on a site', 'wax the floor'],
    ],
    ['sit down with Ida and mop the hall', ['sit down with Ida', 'mop the hall']],
    ['submit the tally, closes at 5pm', ['submit the tally, closes at 5pm']],
    ['mop the hall and top up oil', ['mop the hall', 'top up oil']],
    ['oil gate 3p. call Ida', ['oil gate', 'call Ida']],
    ['choir 8:30, vet 9:15, bakery after', ['choir', 'vet', 'bakery after']],
    [
      'call Ida, confirm the hall, suit to the cleaners, pay Bo',
      ['call Ida', 'confirm the hall', 'suit to the cleaners', 'pay Bo'],
    ],
    ['9am briefing 10am vet 11am oil the loom', ['briefing', 'vet', 'oil the loom']],
    ['monday choir tuesday dentist wednesday oil the loom', ['choir', 'dentist', 'oil the loom']],
    ['a. oil the loom\nb. feed the carp', ['oil the loom', 'feed the carp']],
    ['i) oil the loom\nii) feed the carp', ['oil the loom', 'feed the carp']],
    ['yoga then dentist then feed the carp', ['yoga', 'dentist', 'feed the carp']],
    ['mend the form and deploy and tell Ida', ['mend the form', 'deploy', 'tell Ida']],
    ['oil the loom, jet wash patio', ['oil the loom', 'jet wash patio']],
    ['take out ashes bring in logs lock back gate', ['take out ashes', 'bring in logs', 'lock back gate']],
    ['a) feed the hens b) mop the hall', ['feed the hens', 'mop the hall']],
    ['(a) feed the hens (b) mop the hall', ['feed the hens', 'mop the hall']],
    ['haircut tomorrow 3pm, gym saturday', ['haircut', 'gym']],
    ['First, call the bank. Second, pay the rent.', ['call the bank', 'pay the rent']],
    ['stack the logs and must call the roofer', ['stack the logs', 'call the roofer']],
    ['clear the loft and whitewash the walls', ['clear the loft', 'whitewash the walls']],
    ['book the minibus and hand over the rota', ['book the minibus', 'hand over the rota']],
    ['deadhead the dahlias and muck out the pigs', ['deadhead the dahlias', 'muck out the pigs']],
    ['note that I must ring Lars and that I must sweep the yard', ['ring Lars', 'sweep the yard']],
    ['piano for the twins on friday um and order reeds', ['piano for the twins', 'order reeds']],
    ['remind me to call mom and to pay rent', ['call mom', 'pay rent']],
    ['buy milk / call mom / pay rent', ['buy milk', 'call mom', 'pay rent']],
    ['call mom tmrw. pay rent fri. gym sat.', ['call mom', 'pay rent', 'gym']],
    [
      "Gran's moving house on sunday so borrow a van and label the boxes",
      ["Gran's moving house so borrow a van", 'label the boxes'],
    ],
    ['we should paint the gate but first I have got to fix the latch', ['paint the gate', 'fix the latch']],
    ["I've got choir at six and I mustn't forget to call Bo", ['choir', 'call Bo']],
    [
      'strip the beds, next run a hot wash, and last of all turn the mattress',
      ['strip the beds', 'run a hot wash', 'turn the mattress'],
    ],
    [
      'book a swim and while you are there ask about lessons',
      ['book a swim and while you are there ask about lessons'],
    ],
    ["book a swim and while you're there ask about lessons", ['book a swim', 'ask about lessons']],
    [
      'file the form + lodge the claim + call Ana re the fee',
      ['file the form', 'lodge the claim', 'call Ana re the fee'],
    ],
    ['I need to mend the bike, to oil the gate', ['mend the bike', 'oil the gate']],
    ['lunch at 12.30 & viewing at 3', ['lunch', 'viewing']],
    ['✅ descale kettle ✅ replace fan ✅ label cables', ['descale kettle', 'replace fan', 'label cables']],
    ['TODO\n* find tent pegs\n* hire a van', ['find tent pegs', 'hire a van']],
    [
      'Hi love,\ncould you:\n- pick up the suits\n- feed the hens\nThanks x',
      ['pick up the suits', 'feed the hens'],
    ],
    ['Morning run\nyoga\nthank Bo', ['Morning run', 'yoga', 'thank Bo']],
    ['mow\nbest man speech\nlove letters for Jo', ['mow', 'best man speech', 'love letters for Jo']],
    ['Good morning,\nbuy oats\nBest, Ana', ['buy oats']],
    ['optician tuesday barber wednesday', ['optician', 'barber']],
    ['swim at 7am, assembly at 9, picnic with Bo at noon', ['swim', 'assembly', 'picnic with Bo']],
    ['take iron tablets, drink water, stretch', ['take iron tablets', 'drink water', 'stretch']],
    ['peel the spuds and help with the fractions', ['peel the spuds', 'help with the fractions']],
    ['today finish the deck tomorrow send it to Ana', ['finish the deck', 'send it to Ana']],
    ['wax the skis next tuesday, glue the clogs', ['wax the skis', 'glue the clogs']],
    ['book flights and find someone to watch the dog', ['book flights', 'find someone to watch the dog']],
  ])('cuts %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('gives a date said once for all to each', () => {
    const tasks = understand('tomorrow: gym, call Ana', someone());
    expect(tasks.map((task) => [task.title, task.dueDate])).toEqual([
      ['gym', '2026-03-12'],
      ['call Ana', '2026-03-12'],
    ]);
  });
});

it('files what stands under the name of a theme into it', () => {
  const tasks = understand('Work:\n- book room\nHealth:\n- mop', someone());
  expect(tasks.map(({ title, theme }) => [title, theme])).toEqual([
    ['book room', 'Work'],
    ['mop', 'Health'],
  ]);
});

it('keeps the name of another list as a tag', () => {
  const [task] = understand('Kitchen reno:\n- call the joiner', someone());
  expect(task).toMatchObject({ title: 'call the joiner', autoTags: ['call', 'kitchen reno'] });
});

describe('one task stays whole, however it is put', () => {
  it.each([
    'go and meet the coach',
    'try and mend the kettle',
    'tell Lars that I need to rest and that I need quiet',
    'show gran and grandad the garden',
    'paint the shed and its door',
    'invite the band and half the choir',
    'buy a must have lamp',
    'iron trousers and dress for the wedding',
    'buy milk, eggs and bread',
    'watch Lilo and Stitch',
    'read Eat, Pray, Love',
    'wash, dry and fold laundry',
    'call the bank and ask about fees',
    'q and a session',
    'turn off lights and heating',
    'tell sam i will be late and not to wait up',
    'find out when the pool opens and how much it costs',
    'drag and drop demo',
    'meet ana monday or tuesday',
    'compare sand and salt prices',
    'top up oil and water tanks',
    'call at the chemist and post office',
    'drop off and pick up the hire suits',
    'write and send thank you notes',
    'if the shop is shut, ring Lena',
    'when the plumber comes, show him the leak',
    'after choir, wipe the tables',
    'get 3 lbs. plums for jam',
    'Order coal. 2 bags.',
    'ask at the lido re. lessons',
    'ring the vet!!! 🐈',
    "the roof's leaking again somebody needs to call the roofer",
    "Nan's feeling poorly so I should take her some soup",
    'after choir I gotta post the parcel',
    'the sink is blocked, call the plumber',
    'add to my list get a new bike pump',
  ])('keeps "%s" in one task', (text) => {
    expect(understand(text, someone())).toHaveLength(1);
  });
});

describe('what people say around their tasks', () => {
  it.each<[string, string[]]>([
    ['Hi Noor, could you water the ferns on Monday? Thanks, Bo', ['water the ferns']],
    [
      'Dear Mr Hill,\nplease return the signed lease.\nBest,\nOle Berg\nHead of Lettings',
      ['return the signed lease'],
    ],
    ['Thank you for the pears. Bring the basket back. Yours, Ida', ['Bring the basket back']],
    ['hang on what was it er shear the ewes', ['shear the ewes']],
    ['aye well rake the gravel and order diesel', ['rake the gravel', 'order diesel']],
    ['please let me not forget the torches and to ring the ferry', ['torches', 'ring the ferry']],
    ['i work late so i need to post the keys', ['i work late so post the keys']],
    ['the gym form it is due friday sign the gym form', ['sign the gym form']],
  ])('%j asks for %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

describe('several tasks in other words', () => {
  it.each<[string, string[]]>([
    ['tomorrow: pool, library, ring the cobbler', ['pool', 'library', 'ring the cobbler']],
    ['2day: pool, ring the cobbler', ['pool', 'ring the cobbler']],
    ['rinse the vats, peg out the sheets', ['rinse the vats', 'peg out the sheets']],
    [
      'order blocks and uh the hall ceiling needs painting',
      ['order blocks', 'the hall ceiling needs painting'],
    ],
    ['mow the verge / daub the wall / call the smith', ['mow the verge', 'daub the wall', 'call the smith']],
    ['oil the hinge, also desk lamp bulbs', ['oil the hinge', 'desk lamp bulbs']],
    ['what is due friday? ring Bo', ['what is due friday?', 'ring Bo']],
    ['feed the goats and also i buy salt', ['feed the goats', 'buy salt']],
    [
      'first the cracked pane second two tins of putty third ring the glazier',
      ['the cracked pane', 'two tins of putty', 'ring the glazier'],
    ],
    ['call Vera full stop new line oil the gate full stop', ['call Vera', 'oil the gate']],
    ['check the stock register asap', ['check the stock register']],
    ['sharpen axe B. Feed the hens.', ['sharpen axe B', 'Feed the hens']],
    ['oil the gate on the second, then feed the hens', ['oil the gate', 'feed the hens']],
    ['today: hoover, laundry, wax the skis', ['hoover', 'laundry', 'wax the skis']],
    ['post office, bank, chemist', ['post office', 'bank', 'chemist']],
    ['rent a van, budget 400', ['rent a van, budget 400']],
    ['return the parcel, order 114-2233', ['return the parcel, order 114-2233']],
    ['ring the uh the forge', ['ring the forge']],
    ['print maps for p3', ['print maps for p3']],
    ['[09:02] Ida: can you oil the loom. cheers 🙏', ['oil the loom']],
    ['barn todo\nwax the floor\nmend the door', ['wax the floor', 'mend the door']],
    ["Hope you're well. Could you send the plans. Thanks so much, Bex x", ['send the plans']],
    ['could you send the plans. Kind regards, Ida', ['send the plans']],
    ['pay Bo by noon. Best wishes, Ida Holt', ['pay Bo']],
    ['ring Vik tomorrow first thing, and post the card', ['ring Vik', 'post the card']],
    ['shear the ewes every 4 weeks, farrier 9 May 2.30', ['shear the ewes', 'farrier']],
    ['book harvest leave with HR', ['book harvest leave with HR']],
    ['order rice. thanks, feed the goats', ['order rice', 'feed the goats']],
    ['order rice. Thanks! Bo', ['order rice']],
    ['float!! only €40 in coins', ['float only €40 in coins']],
    ['nappies today, thursday 17:15 farrier with Bo', ['nappies', 'farrier with Bo']],
    ['buy rope today, and on thursday at 17:15 farrier with Bo', ['buy rope', 'farrier with Bo']],
    ['sign the form, nits check tonight', ['sign the form, nits check']],
    ['quarterly levy return every 3 months on the 7th, next one 7 June', ['quarterly levy return']],
    ['just a reminder that the hymn books are due on friday', ['the hymn books']],
    ['rehearsals are Friday at 2pm and Saturday at 6pm', ['rehearsals']],
    ['ring the mill (they shut at 5!!)', ['ring the mill (they shut at 5)']],
    [
      'seats £3, maximum two each, closing noon this Friday',
      ['seats £3, maximum two each, closing noon this Friday'],
    ],
    ['move the 3pm vestry call to 5pm', ['move the 3pm vestry call']],
    [
      'ring the forge about the gate, they said call after 4pm',
      ['ring the forge about the gate, they said call'],
    ],
  ])('%j asks for %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it.each([
    'go to the first aid course',
    'book the second class ticket',
    'what is on tomorrow?',
    "what's due next week?",
    'read the full stop chapter',
    'tell Ola the sink needs fixing',
  ])('keeps "%s" in one task', (text) => expect(titles(text)).toEqual([text]));
});
