import type { ReactNode } from 'react';
import { cleanHtml, cleanOperatorHtml, htmlToText } from '@/api/decode/engine/html';
import { EmojiText } from '@/components/statuses/text/EmojiText';
import { RichText } from '@/components/statuses/text/RichText';
import { renderInStore } from '@support/renderInStore';
import {
  hostileEmoji,
  hostileMentions,
  violationsIn,
  xssPayloads,
} from '@support/statuses/xssPayloads';

/** Every payload on one page, each in a section of its own, and what is wrong with each. */
function wrongs(shown: (payload: string) => ReactNode): Record<string, string[]> {
  const { container } = renderInStore(
    xssPayloads.map((payload) => <section key={payload}>{shown(payload)}</section>),
  );
  const sections = [...container.querySelectorAll(':scope > section')];
  expect(sections).toHaveLength(xssPayloads.length);
  return Object.fromEntries(
    xssPayloads
      .map((payload, at) => [payload, violationsIn(sections[at]!)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

/** With everything hostile that can come along with a status. */
const text = (html: string) => (
  <RichText html={html} emoji={hostileEmoji} mentions={hostileMentions} greentext stillEmoji />
);

describe('hostile HTML', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    // React complains about elements where they may not stand, and about unknown attributes.
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it('is plenty', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(150);
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  });

  it('does nothing once cleaned and shown', () => {
    expect(wrongs((payload) => text(cleanHtml(payload)))).toEqual({});
  });

  it('does nothing in a page of the operator', () => {
    expect(wrongs((payload) => text(cleanOperatorHtml(payload)))).toEqual({});
  });

  it('does nothing even where cleaning was forgotten', () => {
    expect(wrongs(text)).toEqual({});
  });

  it('does nothing as a name', () => {
    expect(wrongs((payload) => <EmojiText text={payload} emoji={hostileEmoji} />)).toEqual({});
  });

  it('pollutes no prototype', () => {
    xssPayloads.forEach((payload) => htmlToText(cleanHtml(payload)));
    expect('polluted' in {}).toBe(false);
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  });
});

describe('the check itself', () => {
  // Not shown anywhere: made by hand, to see that the check would find it.
  const made = (name: string, attributes: Record<string, string> = {}) => {
    const root = document.createElement('div');
    const element = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    root.append(element);
    return root;
  };

  it.each([
    ['a script', made('script')],
    ['a handler', made('p', { onclick: '1' })],
    ['a style', made('p', { style: 'color: red' })],
    ['an id', made('p', { id: 'app' })],
    ['a name', made('a', { name: 'x' })],
    ['an address', made('a', { href: 'javascript:1' })],
    ['another server', made('a', { href: '//evil.example' })],
    ['an open door', made('a', { href: 'https://a.example', target: '_blank' })],
    ['a picture', made('img', { src: 'data:image/svg+xml,x' })],
    ['a frame', made('iframe')],
  ])('finds %s', (_what, root) => {
    expect(violationsIn(root)).not.toEqual([]);
  });
});
