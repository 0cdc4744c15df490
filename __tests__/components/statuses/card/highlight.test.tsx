/** Posts of people whom the reader highlights. */
import { screen } from '@testing-library/react';
import { SmallStatus } from '@/components/statuses/embeds/SmallStatus';
import { StatusCard } from '@/components/statuses/card/StatusCard';
import type { HighlightType } from '@/domain/people/highlight';
import { withHighlight } from '@/domain/people/highlightChoice';
import { selectStatus } from '@/selectors/statuses/statuses';
import { settingChanged } from '@/slices/session/config';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const ben = wireUser({ id: 'u2', acct: 'ben@hill.example', username: 'ben' });
const original = wireStatus({ id: 's2', account: ben });
const known = statusesKnown(wireStatus(), wireStatus({ id: 's3', reblog: original }), original);
const marked = (type: HighlightType, color?: string) =>
  settingChanged({
    name: 'highlight',
    value: withHighlight({}, 'ben@hill.example', color === undefined ? { type } : { type, color }),
  });
const mark = () => {
  const card = screen.getByRole('article');
  return [card.getAttribute('data-highlight'), card.style.getPropertyValue('--mark')];
};

describe('REL-24 a post of a highlighted person', () => {
  it.each(['solid', 'striped', 'side'] as const)(
    'has the style %s and the chosen colour',
    (type) => {
      renderInStore(<StatusCard statusId="s2" />, { before: [known, marked(type, '#cc0000')] });
      expect(mark()).toEqual([type, '#cc0000']);
    },
  );

  it('is highlighted in white without a colour, also when somebody else repeats it [highlight]', () => {
    renderInStore(<StatusCard statusId="s3" />, { before: [known, marked('side')] });
    expect(mark()).toEqual(['side', '#FFFFFF']);
  });

  it('looks normal if the highlight is off, as do posts of others', () => {
    const other = renderInStore(<StatusCard statusId="s1" />, { before: [known, marked('side')] });
    expect(mark()).toEqual([null, '']);
    other.unmount();
    renderInStore(<StatusCard statusId="s2" />, { before: [known, marked('disabled', '#cc0000')] });
    expect(mark()).toEqual([null, '']);
  });

  it('is highlighted in a compact card, too', () => {
    const { state, unmount } = renderInStore(null, { before: [known] });
    const status = selectStatus(state(), 's2');
    unmount();
    if (!status) throw new Error('There is no such post');
    renderInStore(<SmallStatus status={status} inThread={false} />, {
      before: [known, marked('solid', '#00cc00')],
    });
    expect(mark()).toEqual(['solid', '#00cc00']);
  });
});
