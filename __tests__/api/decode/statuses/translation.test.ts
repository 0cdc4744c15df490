import fc from 'fast-check';
import {
  decodeLanguagePairs,
  decodeLanguagePairsOfAkkoma,
  decodeTranslation,
  decodeTranslationOfAkkoma,
} from '@/api/decode/statuses/translation';
import { isRefusal } from '@/api/decode/engine/refusal';

const decode = decodeTranslation('en');

describe('a translation', () => {
  it('has the texts of Mastodon, cleaned', () => {
    expect(
      decode({
        content: '<p>Hello <script>alert(1)</script><b onclick="x()">you</b></p>',
        spoiler_text: 'Hi <b>there</b>',
        poll: { id: '1', options: [{ title: 'Yes' }, { title: 'No' }] },
        media_attachments: [{ id: 'm1', description: 'A duck' }, { id: null }, 7],
        detected_source_language: 'FR',
        language: 'en-GB',
        provider: 'DeepL.com',
      }),
    ).toEqual({
      html: '<p>Hello <b>you</b></p>',
      text: 'Hello you',
      summary: 'Hi <b>there</b>',
      options: ['Yes', 'No'],
      descriptions: { m1: 'A duck' },
      source: 'fr',
      target: 'en-GB',
      provider: 'DeepL.com',
      byBrowser: false,
    });
  });

  it('has the text alone where the server translates nothing else', () => {
    expect(decode({ content: 'Hello', detected_source_language: 'fr', provider: 'X' })).toEqual(
      expect.objectContaining({ summary: null, options: [], descriptions: {}, target: 'en' }),
    );
    expect(
      decodeTranslationOfAkkoma('en')({ text: '<p>Hello</p>', detected_language: '' }),
    ).toEqual(
      expect.objectContaining({ html: '<p>Hello</p>', source: null, provider: null, target: 'en' }),
    );
  });

  it.each([[null], [[]], ['Hello'], [{}], [{ content: null }], [{ text: 'Hello' }]])(
    'is refused where there is no text: %j',
    (wire) => {
      expect(isRefusal(decode(wire))).toBe(true);
    },
  );

  it('brings no script, whatever the service makes of the markup', () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<svg onload=alert(1)>',
      '<iframe srcdoc="<script>alert(1)</script>">',
      '<p style="position:fixed" onclick=alert(1)>',
      '</p></div><style>*{display:none}</style>',
      '&lt;script&gt;',
      '<scr<script>ipt>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(hostile, fc.string())), (pieces) => {
        const done = decode({ content: pieces.join('') });
        if (isRefusal(done)) throw new Error('refused');
        expect(done.html).not.toMatch(
          /<(script|style|iframe|svg|img|object|form)|<[^>]*\s(on\w+|style|srcdoc)=|<[^>]*javascript:/i,
        );
      }),
    );
  });

  it('takes anything that is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (poll, media, language) => {
        const wire = { content: 'x', poll, media_attachments: media, language, provider: media };
        expect(decode(wire)).toMatchObject({ html: 'x' });
      }),
    );
  });
});

describe('the languages that are translated', () => {
  it('are pairs', () => {
    expect(decodeLanguagePairs({ fr: ['en', 7], de: [], und: ['en'], x: null })).toEqual({
      fr: ['en'],
      und: ['en'],
    });
    expect(decodeLanguagePairs([])).toEqual({});
  });

  it('are all with all on Akkoma, and none where it is switched off', () => {
    expect(
      decodeLanguagePairsOfAkkoma({
        source: [{ code: 'FR', name: 'French' }, null],
        target: [{ code: 'EN-GB', name: 'English' }],
      }),
    ).toEqual({ FR: ['EN-GB'], und: ['EN-GB'] });
    expect(decodeLanguagePairsOfAkkoma({})).toEqual({});
  });
});
