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

/** Renders every payload in a section of its own and returns the violations by payload. */
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

/** Renders HTML with every hostile value that a status can carry. */
const text = (html: string) => (
  <RichText html={html} emoji={hostileEmoji} mentions={hostileMentions} greentext stillEmoji />
);

describe('hostile HTML', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    // React logs misplaced elements and unknown attributes.
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it('has many payloads in the list', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(150);
    expect(new Set(xssPayloads).size).toBe(xssPayloads.length);
  });

  it('has no effect once sanitized and rendered', () => {
    expect(wrongs((payload) => text(cleanHtml(payload)))).toEqual({});
  });

  it('has no effect in a page of the operator', () => {
    expect(wrongs((payload) => text(cleanOperatorHtml(payload)))).toEqual({});
  });

  it('has no effect even if it was not sanitized', () => {
    expect(wrongs(text)).toEqual({});
  });

  it('has no effect as a display name', () => {
    expect(wrongs((payload) => <EmojiText text={payload} emoji={hostileEmoji} />)).toEqual({});
  });

  it('pollutes no prototype', () => {
    xssPayloads.forEach((payload) => htmlToText(cleanHtml(payload)));
    expect('polluted' in {}).toBe(false);
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  });
});

describe('the check for hostile HTML', () => {
  // Builds an element by hand, to show that the check would find it.
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
