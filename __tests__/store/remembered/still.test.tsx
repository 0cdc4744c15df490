/** A still is taken of the page, kept with the account, and drawn without the program. */
import type { Still } from '@/domain/timelines/still';
import { drawStill } from '@/store/remembered/drawStill';
import { keepStill } from '@/store/remembered/keepStill';
import { forgetOtherStills, forgetStills, recallStills } from '@/store/remembered/stillMemory';
import { takeStill } from '@/store/remembered/takeStill';

const facts = { path: '/main/friends', isStart: true, entry: 'e1', at: 5, newest: 's9' };

function show(inside: string): HTMLElement {
  document.body.innerHTML = `<script src="/static/js/app.0123456789.js"></script><div id="app">${inside}</div>`;
  const place = document.getElementById('app');
  if (!place) throw new Error('There is no page');
  return place;
}

/** jsdom lays nothing out. */
function placeAt(selector: string, top: number, height = 100): void {
  const element = document.querySelector(selector);
  if (element) {
    element.getBoundingClientRect = () => new DOMRect(0, top, 300, height);
    (element as HTMLElement).style.display = 'block';
  }
}

beforeAll(() => {
  class Sheet {
    replaceSync = jest.fn();
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

afterEach(() => {
  window.localStorage.clear();
  document.body.innerHTML = '';
});

const redrawn = (still: Partial<Still> | null, now = 5): HTMLElement => {
  const place = show('<div class="skeleton"></div>');
  drawStill({ ...facts, build: '0123456789', ...still } as Still, place, now);
  const layer = document.getElementById('still');
  if (!layer) throw new Error('There is no still');
  return layer;
};

it('shows the same elements again, out of reach of keys and screen readers', () => {
  show(
    '<article class="card" data-status-id="s9" aria-label="By Eve"><p dir="auto" style="--x: 1">Bread</p>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><img src="https://a.example/p.png" alt="A loaf"></article>',
  );
  const layer = redrawn(takeStill(window));
  expect(layer).toHaveAttribute('inert');
  expect(layer).toHaveAttribute('aria-hidden', 'true');
  expect(layer.nextElementSibling).toBe(document.getElementById('app'));
  expect(layer.innerHTML).toBe(
    '<article class="card" data-status-id="s9"><p dir="auto" style="--x: 1;">Bread</p>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><img src="https://a.example/p.png"></article>',
  );
  expect(layer.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
});

it('lays out the posts first, and the columns beside them a frame later', () => {
  show('<div><div><nav>Home</nav></div><main><p>Bread</p></main><div>Panels</div></div>');
  const frames: FrameRequestCallback[] = [];
  const asked = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((frame) => frames.push(frame));
  const layer = redrawn(takeStill(window));
  const hidden = () =>
    [...layer.querySelectorAll('nav, main, main + div')].map(
      (part) => part.closest('[style*="content-visibility: hidden"]') !== null,
    );
  expect(hidden()).toEqual([true, false, true]);
  frames.splice(0).forEach((frame) => frame(0));
  expect(hidden()).toEqual([true, false, true]);
  frames.splice(0).forEach((frame) => frame(0));
  expect(hidden()).toEqual([false, false, false]);
  asked.mockRestore();
});

it('takes no scripts, frames or addresses, and draws none that somebody wrote into the storage', () => {
  show('<a href="/users/eve" onclick="go()">Eve</a><iframe src="https://a.example"></iframe>');
  expect(takeStill(window)?.nodes).toEqual([['a', {}, ['Eve']]]);
  const layer = redrawn({
    rules: '',
    root: { onload: 'go()', dir: 'rtl' },
    scrolledTo: 0,
    nodes: [
      ['script', {}, ['window.ran = true']],
      ['a', { href: 'javascript:go()', onclick: 'go()', class: 'x' }, ['<b>text</b>']],
    ],
  });
  expect(layer.innerHTML).toBe(
    '<span>window.ran = true</span><a class="x">&lt;b&gt;text&lt;/b&gt;</a>',
  );
  expect(document.documentElement).not.toHaveAttribute('onload');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

it('leaves out what is far from the window, but not its place', () => {
  show('<article id="near">Near</article><article id="far" class="card">Far <b>away</b></article>');
  placeAt('#near', 100);
  placeAt('#far', 9_000, 250);
  const [near, far] = takeStill(window)?.nodes ?? [];
  expect(near).toEqual(['article', { style: 'display: block;' }, ['Near']]);
  expect(far).toEqual(['article', expect.objectContaining({ class: 'card' }), []]);
  expect(JSON.stringify(far)).toContain('block-size:250px');
});

it('shows a text that is being written, and hides times once they are wrong', () => {
  show('<textarea class="t"></textarea><time datetime="2026-11-27">2m</time>');
  const field = document.querySelector('textarea');
  if (field) field.value = 'Half a thought';
  const seen = takeStill(window);
  expect(redrawn(seen).querySelector('textarea')).toHaveValue('Half a thought');
  expect(redrawn(seen).querySelector('time')).toBeVisible();
  expect(redrawn(seen, 100_000).querySelector('time')).not.toBeVisible();
});

it('is not taken behind a dialog, of a page that is not there yet, or if it is too large', () => {
  show('<div class="skeleton"></div>');
  expect(takeStill(window)).toBeNull();
  show('<main><div data-skeleton=""></div></main>');
  expect(takeStill(window)).toBeNull();
  show('<div data-thread-row="s3" data-new="true">Seen by then</div>');
  expect(takeStill(window)).toBeNull();
  show(`<p>${'x'.repeat(100_001)}</p>`);
  expect(takeStill(window)).toBeNull();
  show('<p>x</p>');
  document.body.append(Object.assign(document.createElement('div'), { id: 'dialog' }));
  document.getElementById('dialog')?.setAttribute('data-layer', '1');
  expect(takeStill(window)).toBeNull();
});

describe('the storage of stills', () => {
  it('is that of the account, and empty where the build is unknown', () => {
    show('<p>x</p>');
    keepStill(window, 'second', facts);
    expect(recallStills(window, 'second', facts.path).top).toMatchObject({
      ...facts,
      build: '0123456789',
    });
    expect(recallStills(window, '', facts.path)).toEqual({ top: null, place: null });
    document.querySelector('script')?.remove();
    keepStill(window, '', facts);
    expect(recallStills(window, '', facts.path).top).toBeNull();
  });

  it('is emptied with the account, and of accounts that are gone', () => {
    show('<p>x</p>');
    for (const slot of ['', 'second', 'third']) keepStill(window, slot, facts);
    forgetOtherStills(window, ['', 'third']);
    expect(recallStills(window, 'second', facts.path).top).toBeNull();
    forgetStills(window, 'third');
    expect(recallStills(window, 'third', facts.path).top).toBeNull();
    expect(recallStills(window, '', facts.path).top).not.toBeNull();
  });

  it('keeps a list beside a conversation, and forgets both', () => {
    const thread = { ...facts, path: '/notice/s3' };
    show('<p>x</p>');
    for (const seen of [facts, thread]) keepStill(window, '', seen);
    const kept = () => [facts, thread].map(({ path }) => recallStills(window, '', path).top?.path);
    expect(kept()).toEqual([facts.path, thread.path]);
    keepStill(window, '', { ...thread, path: '/notice/s4' });
    expect(recallStills(window, '', '/notice/s4').top?.path).toBe('/notice/s4');
    forgetStills(window, '');
    expect(kept()).toEqual([undefined, undefined]);
  });

  it('forgets one conversation', () => {
    const [deleted, other] = ['/notice/s3', '/notice/s4'];
    show('<p>x</p>');
    for (const path of [facts.path, deleted]) keepStill(window, '', { ...facts, path });
    forgetStills(window, 'second', other);
    expect(Object.keys(window.localStorage).filter((key) => key.includes('second'))).toEqual([]);
    forgetStills(window, '', other);
    expect(recallStills(window, '', deleted).top?.path).toBe(deleted);
    forgetStills(window, '', deleted);
    expect(recallStills(window, '', deleted).top).toBeNull();
    expect(recallStills(window, '', facts.path).top?.path).toBe(facts.path);
  });

  it('may be blocked, broken or full', () => {
    const blocked = {
      get localStorage(): Storage {
        throw new Error('blocked');
      },
    };
    expect(recallStills(blocked, '', facts.path)).toEqual({ top: null, place: null });
    forgetStills(blocked, '');
    window.localStorage.setItem('linnet still', '{');
    expect(recallStills(window, '', facts.path)).toEqual({ top: null, place: null });
    show('<p>x</p>');
    keepStill(window, '', facts);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    keepStill(window, '', facts);
    full.mockRestore();
    expect(recallStills(window, '', facts.path).top).toBeNull();
  });
});
