/** Texts in other scripts and directions, and texts that are hard to lay out. */

export const foreign: readonly { author: string; language: string; texts: readonly string[] }[] = [
  {
    author: 'layla',
    language: 'ar',
    texts: [
      'صباح الخير، الخبز جاهز والقهوة ساخنة.',
      'قرأت اليوم كتابًا عن المنارات، وأنصح به كل من يحب البحر.',
      'القطار البطيء أجمل من السريع، لأنك ترى القرى. #قطارات',
      'النص العربي مع English words و أرقام 123 في سطر واحد.',
      'هل رأى أحدكم الجسر الجديد؟ https://example.com/جسر',
    ],
  },
  {
    author: 'noam',
    language: 'he',
    texts: [
      'בוקר טוב מהגשר הישן.',
      'צילמתי היום שבע עשרה רכבות, ורק אחת הייתה בזמן.',
      'טקסט בעברית עם @bob ועם קישור https://example.com/he באמצע.',
      'מי רוצה לחם שחור? #אפייה',
    ],
  },
  {
    author: 'haruka',
    language: 'ja',
    texts: [
      'おはようございます。今日は橋の写真を撮りに行きます。',
      '駅前のパン屋さんの新しい食パンがとてもおいしかったので、みなさんもぜひ食べてみてください。',
      '猫が地図の上で寝ている。これでは旅の計画ができない。#猫',
      '改行なしの長い文章もこの画面できちんと折り返されるかどうかを確かめるために、わざと句読点をあまり使わずに書いていますがどうでしょうか。',
    ],
  },
  {
    author: 'wei',
    language: 'zh',
    texts: [
      '早上好，今天的火车开得很慢，窗外的风景很美。',
      '图书馆新开了一个阅读角，欢迎大家来看书。',
      '刚烤好的面包，香味飘满了整条街。#烘焙',
    ],
  },
  {
    author: 'minji',
    language: 'ko',
    texts: [
      '좋은 아침이에요. 오늘은 강가를 따라 걸었어요.',
      '느린 기차를 타고 바다까지 갔다 왔습니다. 창밖 풍경이 정말 예뻤어요.',
    ],
  },
  {
    author: 'olena',
    language: 'uk',
    texts: ['Добрий ранок! Туман над річкою, а чай уже готовий.', 'Хтось бачив мої рукавиці?'],
  },
  {
    author: 'ines',
    language: 'pt',
    texts: [
      'O comboio atrasou, mas o pão chegou a tempo.',
      'Fotografei mais azulejos do que pessoas.',
    ],
  },
  {
    author: 'nospace',
    language: 'de',
    texts: [
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ist auch nur ein Wort.',
      'Das Brot ist fertig, der Zug ist weg.',
    ],
  },
];

export const hard: readonly string[] = [
  `A very long word: ${'reed'.repeat(60)}`,
  `https://example.com/${'a-path-without-end/'.repeat(20)}?query=${'x'.repeat(120)}`,
  'Line one\nLine two\n\n\nAfter blank lines\n    indented   spaces\n<b>not bold</b> & "quotes"\n>a green line',
  '🏳️‍🌈👩🏽‍🚀👨‍👩‍👧‍👦🇳🇿🏴‍☠️❤️‍🔥',
  ':leaf: :sun: :wave: :kettle: :wide_reed: :not_an_emoji:',
  'Z̷a̸l̵g̶o̷ comes and shakes the line h̵e̷i̸g̵h̶t̷',
  '\u202eThis text asks to be turned around\u202c and this does not',
  'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\no\np\nq\nr\ns\nt\nu\nv\nw\nx\ny\nz',
  '>be me\n>write in green\n>nobody notices\nand a last line',
];

export const formatted: readonly {
  contentType: 'text/markdown' | 'text/html' | 'text/bbcode';
  text: string;
}[] = [
  {
    contentType: 'text/markdown',
    text: '**Bold**, *italic* and `code`.\n\n- one\n- two\n\n> a quoted line\n\n```js\nconst a = 1 < 2 && "x"\n```\n\n[a link](https://example.com/a_b) #bridges',
  },
  {
    contentType: 'text/markdown',
    text: '1. Flour\n2. Water\n3. Salt\n4. Patience\n\nThat is *all* of it, @alice. #baking',
  },
  {
    contentType: 'text/html',
    text: '<p><b>Bold</b> <i>italic</i> <a href="https://example.com/html" onclick="x()">a link</a></p><script>alert(1)</script><p>second <u>paragraph</u> &amp; more</p><ul><li>a</li><li>b</li></ul>',
  },
  {
    contentType: 'text/bbcode',
    text: '[b]Bold[/b] [i]italic[/i] [url=https://example.com/bb]a link[/url] [s]gone[/s]',
  },
];
