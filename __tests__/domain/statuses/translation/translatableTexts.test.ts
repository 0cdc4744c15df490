import fc from 'fast-check';
import { cleanHtml } from '@/api/decode/engine/html';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { translatableTexts, withTexts } from '@/domain/statuses/translation/translatableTexts';
import { parseMarkup, writeMarkup } from '@/lib/markup/markup';
import { wireAttachment, wireStatus } from '@support/wire';

const statusOf = (changes: object) => decodeStatuses([wireStatus(changes)]).statuses[0]!;
const textsOf = (content: string) => {
  const status = statusOf({ content });
  return translatableTexts(status, parseMarkup(status.html));
};

describe('the texts of a post for a translator', () => {
  it('leave out what is no language', () => {
    const mention =
      '<span class="h-card"><a class="u-url mention" href="https://a.example/@mia">@<span>mia</span></a></span>';
    expect(
      textsOf(
        `<p>${mention} bonjour :cat: à <b>tous</b> #foin https://a.example/b 123</p><p><code>let x</code> fin</p>`,
      ),
    ).toEqual(['bonjour', 'à', 'tous', 'fin']);
  });

  it('are those of the subject, the poll and the descriptions, too', () => {
    const status = statusOf({
      content: '<p>Un</p>',
      spoiler_text: 'Deux :cat:',
      pleroma: {},
      poll: { id: 'p', options: [{ title: 'Trois' }, { title: 'Quatre' }] },
      media_attachments: [
        wireAttachment({ id: 'm1', description: 'Cinq' }),
        wireAttachment({ id: 'm2', description: '' }),
      ],
    });
    const nodes = parseMarkup(status.html);
    expect(translatableTexts(status, nodes)).toEqual(['Un', 'Deux', 'Trois', 'Quatre', 'Cinq']);
    expect(withTexts(status, nodes, ['One', 'Two', 'Three', 'Four', 'Five'])).toEqual({
      html: '<p>One</p>',
      summary: 'Two :cat:',
      options: ['Three', 'Four'],
      descriptions: { m1: 'Five' },
    });
  });

  it('go back to their places, whatever the markup', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '<p>',
              '</p>',
              '<b>',
              '</b>',
              '<br>',
              '<a href="https://a.example">',
              '</a>',
            ),
            fc.string(),
          ),
        ),
        (pieces) => {
          const status = statusOf({ content: pieces.join('') });
          const nodes = parseMarkup(status.html);
          const texts = translatableTexts(status, nodes);
          expect(withTexts(status, nodes, texts).html).toBe(writeMarkup(nodes));
        },
      ),
    );
  });

  it('cannot bring markup with them', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const status = statusOf({ content: '<p>Bonjour</p>' });
        const nodes = parseMarkup(status.html);
        const hostile = `<script>${text}</script><img src=x onerror=${text}>`;
        const { html } = withTexts(status, nodes, [hostile]);
        expect(cleanHtml(html)).not.toMatch(/<(?!\/?p>)/);
      }),
    );
  });
});
