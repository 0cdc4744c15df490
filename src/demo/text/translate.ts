/**
 * A translator for the embedded instance: knows the texts of the seeded world in English, and marks
 * others with the language. Markup, mentions, links and shortcodes stay.
 */

/** Beginnings of seeded texts with their translations. */
const known: readonly (readonly [original: string, english: string])[] = [
  [
    'صباح الخير، الخبز جاهز والقهوة ساخنة.',
    'Good morning, the bread is ready and the coffee is hot.',
  ],
  [
    'قرأت اليوم كتابًا عن المنارات، وأنصح به كل من يحب البحر.',
    'Today I read a book about lighthouses, and I recommend it to everyone who loves the sea.',
  ],
  [
    'القطار البطيء أجمل من السريع، لأنك ترى القرى.',
    'The slow train is more beautiful than the fast one, because you see the villages.',
  ],
  ['هل رأى أحدكم الجسر الجديد؟', 'Has any of you seen the new bridge?'],
  ['בוקר טוב מהגשר הישן.', 'Good morning from the old bridge.'],
  [
    'צילמתי היום שבע עשרה רכבות, ורק אחת הייתה בזמן.',
    'I photographed seventeen trains today, and only one of them was on time.',
  ],
  ['מי רוצה לחם שחור?', 'Who wants rye bread?'],
  [
    'おはようございます。今日は橋の写真を撮りに行きます。',
    'Good morning. Today I am going to take pictures of bridges.',
  ],
  [
    '駅前のパン屋さんの新しい食パンがとてもおいしかったので、みなさんもぜひ食べてみてください。',
    'The new bread from the bakery by the station was very good, so do try it, all of you.',
  ],
  [
    '猫が地図の上で寝ている。これでは旅の計画ができない。',
    'The cat is asleep on the map. I cannot plan a journey like this.',
  ],
  [
    '早上好，今天的火车开得很慢，窗外的风景很美。',
    'Good morning, the train is very slow today, and the view from the window is beautiful.',
  ],
  [
    '图书馆新开了一个阅读角，欢迎大家来看书。',
    'The library has opened a new reading corner; everyone is welcome to come and read.',
  ],
  ['刚烤好的面包，香味飘满了整条街。', 'Freshly baked bread: its smell fills the whole street.'],
  [
    '좋은 아침이에요. 오늘은 강가를 따라 걸었어요.',
    'Good morning. I walked along the river today.',
  ],
  [
    '느린 기차를 타고 바다까지 갔다 왔습니다. 창밖 풍경이 정말 예뻤어요.',
    'I took the slow train to the sea and back. The view from the window was lovely.',
  ],
  [
    'Добрий ранок! Туман над річкою, а чай уже готовий.',
    'Good morning! Fog over the river, and the tea is ready.',
  ],
  ['Хтось бачив мої рукавиці?', 'Has anybody seen my mittens?'],
  [
    'O comboio atrasou, mas o pão chegou a tempo.',
    'The train was late, but the bread arrived on time.',
  ],
  ['Fotografei mais azulejos do que pessoas.', 'I have photographed more tiles than people.'],
  ['Das Brot ist fertig, der Zug ist weg.', 'The bread is done, the train is gone.'],
];

const translateText = (text: string, target: string): string => {
  if (!/\p{L}/u.test(text)) return text;
  const row = target.startsWith('en') ? known.find(([original]) => text.includes(original)) : null;
  return row
    ? text.replace(row[0], row[1])
    : text.replace(/\p{L}/u, (letter) => `[${target}] ${letter}`);
};

/** Links hold mentions, hashtags and addresses. */
const parts = /(<a\b[^>]*>.*?<\/a>|<[^>]+>|&[a-z#0-9]+;|:[\w-]+:)/gs;

/** Translates markup, or plain text. */
export const translate = (text: string, target: string): string =>
  text
    .split(parts)
    .map((part, at) => (at % 2 === 1 ? part : translateText(part, target)))
    .join('');

export const translatedLanguages = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'he',
  'ja',
  'ko',
  'pt',
  'uk',
  'zh',
] as const;
