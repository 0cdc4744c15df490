/** The language of a text, told only where it is plain. */
import fc from 'fast-check';
import { detectLanguage } from '@/lib/text/detectLanguage';

const told = (text: string) => detectLanguage(text)?.code ?? null;

describe('the language of a text', () => {
  it.each([
    ['bg', 'Днес времето е много хубаво и ще отидем на разходка в парка след като се наобядваме.'],
    [
      'be',
      'Сёння вельмі добрае надвор’е, і мы пойдзем у парк, бо гэта было даўно, калі мы там былі.',
    ],
    [
      'ca',
      'Avui fa molt bon temps i anirem al parc amb els nens després de dinar, que és un dia molt maco.',
    ],
    [
      'cs',
      'Dnes je velmi hezky a půjdeme do parku, protože jsme tam už dlouho nebyli, a pak se uvidí.',
    ],
    [
      'cy',
      'Mae hi yn braf iawn heddiw ac rydyn ni am fynd i’r parc ar ôl cinio gan fod y plant wedi gofyn.',
    ],
    [
      'da',
      'Det er meget godt vejr i dag, og vi går en tur i parken, når vi har spist frokost sammen.',
    ],
    [
      'de',
      'Heute ist das Wetter sehr schön und wir gehen nach dem Essen mit den Kindern in den Park.',
    ],
    [
      'en',
      'The weather is lovely today and we are going to the park with the children after lunch.',
    ],
    [
      'eo',
      'La vetero estas tre bela hodiaŭ kaj ni iros al la parko kun la infanoj, ĉar ili tion petis.',
    ],
    [
      'es',
      'Hoy hace muy buen tiempo y vamos a ir al parque con los niños después de comer, porque es sábado.',
    ],
    [
      'et',
      'Täna on väga ilus ilm ja me läheme pärast lõunat parki, sest lapsed on seda juba kaua oodanud.',
    ],
    [
      'eu',
      'Gaur oso eguraldi ona dago eta parkera joango gara, baina bazkaldu ondoren, hori da gure asmoa.',
    ],
    [
      'fi',
      'Tänään on hyvin kaunis ilma ja me menemme puistoon kun olemme syöneet, niin kuin on ollut tapana.',
    ],
    [
      'fr',
      'Il fait très beau aujourd’hui et nous allons au parc avec les enfants après le déjeuner.',
    ],
    [
      'ga',
      'Tá an aimsir go hálainn inniu agus beidh muid ag dul go dtí an pháirc leis na páistí tar éis an lóin.',
    ],
    [
      'hr',
      'Danas je jako lijepo i ići ćemo u park s djecom nakon ručka, jer su to već dugo htjeli.',
    ],
    [
      'hu',
      'Ma nagyon szép az idő, és ebéd után a gyerekekkel kimegyünk a parkba, mert már rég nem volt ilyen.',
    ],
    [
      'id',
      'Hari ini cuaca sangat bagus dan kami akan pergi ke taman dengan anak-anak setelah makan siang.',
    ],
    [
      'is',
      'Það er mjög gott veður í dag og við förum í garðinn með börnunum þegar þau hafa borðað.',
    ],
    [
      'it',
      'Oggi il tempo è molto bello e andiamo al parco con i bambini dopo pranzo, perché è una bella giornata.',
    ],
    [
      'lt',
      'Šiandien labai gražus oras ir mes eisime į parką su vaikais, nes jau seniai ten buvo tik jie.',
    ],
    [
      'lv',
      'Šodien ir ļoti jauks laiks, un mēs ar bērniem iesim uz parku, jo tas nav tālu no mājām.',
    ],
    ['mk', 'Денес времето е многу убаво и ќе одиме во парк со децата, затоа што не сме биле таму.'],
    [
      'nb',
      'Det er veldig fint vær i dag, og vi skal gå en tur i parken med barna etter at vi har spist.',
    ],
    ['nl', 'Het is vandaag heel mooi weer en we gaan na het eten met de kinderen naar het park.'],
    [
      'pl',
      'Dzisiaj jest bardzo ładna pogoda i po obiedzie idziemy z dziećmi do parku, bo dawno tam nie było.',
    ],
    [
      'pt',
      'Hoje o tempo está muito bom e nós vamos ao parque com as crianças depois do almoço, como foi pedido.',
    ],
    [
      'ro',
      'Astăzi vremea este foarte frumoasă și mergem în parc cu copiii după masă, că nu am mai fost.',
    ],
    [
      'ru',
      'Сегодня очень хорошая погода, и мы пойдём в парк с детьми после обеда, потому что они просили.',
    ],
    [
      'sk',
      'Dnes je veľmi pekne a po obede ideme s deťmi do parku, lebo sme tam už dlho neboli a je to ďaleko.',
    ],
    [
      'sl',
      'Danes je zelo lepo in po kosilu gremo z otroki v park, ker tam že dolgo nismo bili, kot pa so želeli.',
    ],
    ['sr', 'Данас је јако лепо и ићи ћемо у парк са децом после ручка, јер су то већ дуго хтели.'],
    [
      'sv',
      'Det är mycket fint väder i dag och vi går till parken med barnen när de har ätit lunch.',
    ],
    [
      'tr',
      'Bugün hava çok güzel ve yemekten sonra çocuklar ile parka gideceğiz, ama daha önce bir şey var.',
    ],
    [
      'uk',
      'Сьогодні дуже гарна погода, і ми підемо в парк з дітьми після обіду, бо вони це дуже хотіли.',
    ],
    ['vi', 'Hôm nay thời tiết rất đẹp và chúng tôi sẽ đi công viên với các con sau khi ăn trưa.'],
    ['ja', '今日はとても天気がいいので、昼ごはんの後で公園に行きます。'],
    ['zh', '今天天气很好，我们吃完午饭以后带孩子们去公园玩。'],
    ['ko', '오늘은 날씨가 아주 좋아서 점심을 먹고 아이들과 공원에 갑니다.'],
    ['el', 'Σήμερα ο καιρός είναι πολύ καλός και θα πάμε στο πάρκο.'],
    ['he', 'היום מזג האוויר יפה מאוד ואנחנו הולכים לפארק אחרי הצהריים.'],
    ['th', 'วันนี้อากาศดีมากเราจะไปสวนสาธารณะ'],
    ['hi', 'आज मौसम बहुत अच्छा है और हम दोपहर के बाद पार्क जाएँगे।'],
  ])('is %s', (code, text) => {
    expect(told(text)).toBe(code);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'Bonjour'],
    ['an exclamation', 'Ja, genau!'],
    [
      'names',
      'Maria Fernandez, Hans Müller, Jean Dupont, Anna Kowalska, Erik Svensson, Li Wei, Olga Petrova',
    ],
    ['a list of things', 'pizza pasta kebab sushi taco hamburger salami mozzarella ketchup vodka'],
    ['numbers and signs', '12 + 30 = 42; 100 % (50 / 50) — 3,14 …'],
    [
      'addresses and tags alone',
      'https://example.org/the/of/and #theweather #isvery @the@of.example',
    ],
    [
      'two languages',
      'The weather is lovely and we are happy. Das Wetter ist schön und wir sind nicht traurig.',
    ],
    [
      'two scripts',
      'Сегодня очень хорошая погода. The weather is lovely today and we are going out.',
    ],
    ['Arabic letters, which many share', 'الطقس جميل جدا اليوم وسنذهب إلى الحديقة'],
  ])('is not told of %s', (_what, text) => {
    expect(told(text)).toBeNull();
  });

  it('does not depend on what it links to, mentions and quotes as code', () => {
    const words = 'Heute ist das Wetter sehr schön und wir gehen nach dem Essen in den Park.';
    const around =
      '@the@of.example https://example.org/and/the/of `if the and of or` #the #of :the:';
    expect(told(`${around} ${words} ${around}`)).toBe('de');
  });

  it.each([
    [
      'Det er veldig fint vær i dag, og vi skal gå en tur i parken med barna etter at vi har spist.',
      'nn',
    ],
    [
      'Danas je jako lijepo i ići ćemo u park s djecom nakon ručka, jer su to već dugo htjeli.',
      'bs',
    ],
    ['今天天气很好，我们吃完午饭以后带孩子们去公园玩。', 'zh-TW'],
    ['आज मौसम बहुत अच्छा है और हम दोपहर के बाद पार्क जाएँगे।', 'mr'],
    ['Heute ist das Wetter sehr schön und wir gehen nach dem Essen in den Park.', 'de-AT'],
  ])('fits its neighbours: %s', (text, code) => {
    expect(detectLanguage(text)?.fits(code)).toBe(true);
    expect(detectLanguage(text)?.fits('en')).toBe(false);
  });

  it('is found or not, but never fails, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const found = detectLanguage(text);
        expect(found === null || found.fits(found.code)).toBe(true);
      }),
    );
  });

  it('is read from the beginning of a long text', () => {
    const german = 'Heute ist das Wetter sehr schön und wir gehen nach dem Essen in den Park. ';
    expect(told(german.repeat(27) + 'The weather is lovely and we are here. '.repeat(2_500))).toBe(
      'de',
    );
  });
});
