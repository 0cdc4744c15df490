/** The preview of an announcement, of any text. */
import fc from 'fast-check';
import { announcementPreview } from '@/domain/talk/announcementPreview';
import { parseMarkup } from '@/lib/markup/markup';

it('has the lines and links of the text', () => {
  expect(announcementPreview('Look at https://a.example/b?c=1&d=2.\n<b>New</b>')).toBe(
    'Look at <a href="https://a.example/b?c=1&amp;d=2">https://a.example/b?c=1&amp;d=2</a>.' +
      '<br>&lt;b&gt;New&lt;/b&gt;',
  );
});

it('never takes a tag over from the text', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    'https://a.example/',
    'script',
    '\n',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(pieces).map((parts) => parts.join('')),
      (text) => {
        const tags = announcementPreview(text).match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(/^<(br|a href="https:\/\/a\.example\/[^"<>]*"|\/a)>$/);
      },
    ),
  );
  expect(parseMarkup(announcementPreview('<img src=x>')).join('')).toBe('<img src=x>');
});
