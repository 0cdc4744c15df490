import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireReaction } from '@/api/wire/status';
import { StatusReactions } from '@/components/statuses/engagement/StatusReactions';
import { reactedByRequest } from '@/domain/statuses/statusEngagement';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses/statuses';
import { settingChanged } from '@/slices/session/config';
import {
  statusEngagementReceived,
  reactionPeopleClosed,
  reactionPeopleOpened,
} from '@/slices/statuses/statusEngagement';
import { reactionRefused, reactionRequested } from '@/slices/statuses/reactions';
import { requestFailed } from '@/slices/engine/requests';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireReaction, wireStatus } from '@support/wire';

const heart = wireReaction({
  name: 'heart',
  url: 'https://home.example/emoji/heart.png',
  count: 1,
  me: false,
  account_ids: ['u2'],
});

function OfStore({ focused }: { focused: boolean }) {
  const status = useAppSelector((state) => selectStatus(state, 's1'));
  if (!status) return null;
  return (
    <article tabIndex={-1} aria-label="The post">
      <StatusReactions status={status} focused={focused} />
    </article>
  );
}

interface Options {
  before?: UnknownAction[];
  focused?: boolean;
  visitor?: boolean;
}

function show(
  reactions: WireReaction[],
  { before = [], focused = false, visitor = false }: Options = {},
) {
  const status = wireStatus({ pleroma: { emoji_reactions: reactions } });
  return renderInStore(<OfStore focused={focused} />, {
    before: [...(visitor ? [] : [signedIn()]), ...before, statusesKnown(status)],
  });
}

const many = (count: number) =>
  Array.from({ length: count }, (_each, at) =>
    wireReaction({ name: `e${String(at)}`, url: `/${String(at)}.png` }),
  );
const button = (name: string) => screen.getByRole('button', { name });
const pills = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
const people = (...names: string[]) =>
  statusEngagementReceived({
    statusId: 's1',
    people: { reactedBy: { '👍': names } },
    entities: {
      statuses: [],
      users: names.map((id) => someUser({ id, screenName: id, name: `Name of ${id}` })),
    },
  });
const nameless = (changes: Partial<WireReaction> = {}) => {
  const { account_ids: _left, ...rest } = wireReaction(changes);
  return rest;
};

describe('reactions', () => {
  it('CARD-15 are buttons with emoji and count, pressed if the reader has given them', async () => {
    show([wireReaction(), heart]);
    // The code of reactions loads when the first ones are shown.
    await screen.findByRole('button', { name: '👍, 2 reactions' });
    expect(button('👍, 2 reactions')).toHaveAttribute('aria-pressed', 'true');
    expect(button('👍, 2 reactions')).toHaveTextContent('👍2');
    const custom = button(':heart:, 1 reaction');
    expect(custom).toHaveAttribute('aria-pressed', 'false');
    expect(within(custom).getByRole('img')).toHaveAttribute('src', heart.url);
  });

  it.each([
    [12, 12, null],
    [13, 12, '+1'],
    [40, 12, '+28'],
  ])('CARD-15 of which there are %d show %d first, and the rest behind %s', async (...row) => {
    const [count, first, rest] = row;
    show(many(count));
    expect(screen.getAllByRole('button', { name: /, 2 reactions/ })).toHaveLength(first);
    const more = screen.queryByRole('button', { name: /more reaction/ });
    expect(more?.textContent ?? null).toBe(rest);
    if (!more) return;
    expect(more).toHaveAccessibleName(count === 13 ? '1 more reaction' : '28 more reactions');
    await userEvent.click(more);
    expect(screen.getAllByRole('button', { name: /, 2 reactions/ })).toHaveLength(count);
    expect(pills()).toHaveLength(count);
  });

  it('are not rendered if there are none', () => {
    show([]);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it("are hidden in timelines by setting, but not on the status's own page [emojiReactionsOnTimeline]", () => {
    const off = settingChanged({ name: 'emojiReactionsOnTimeline', value: false });
    const { unmount } = show([heart], { before: [off] });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show([heart], { before: [off], focused: true });
    expect(button(':heart:, 1 reaction')).toBeVisible();
  });

  it('have the configured size [emojiReactionsScale]', () => {
    show([heart], { before: [settingChanged({ name: 'emojiReactionsScale', value: 1.5 })] });
    const scale = screen.getByRole('group').style.getPropertyValue('--emojiReactionsScale');
    expect(scale).toBe('1.5');
  });
});

describe('pressing a reaction', () => {
  it("adds the reader's own, or takes it back, at once", async () => {
    const { dispatched, dispatch } = show([wireReaction(), heart]);
    await userEvent.click(button(':heart:, 1 reaction'));
    const joined = { statusId: 's1', name: 'heart', url: heart.url ?? null, wanted: true };
    expect(dispatched).toEqual([reactionRequested(joined)]);
    expect(button(':heart:, 2 reactions')).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(button('👍, 2 reactions'));
    expect(dispatched.at(-1)).toEqual(
      reactionRequested({ statusId: 's1', name: '👍', url: null, wanted: false }),
    );
    expect(button('👍, 1 reaction')).toHaveAttribute('aria-pressed', 'false');

    dispatch(reactionRefused({ statusId: 's1', name: 'heart', wanted: true, reason: 'No' }));
    expect(button(':heart:, 1 reaction')).toHaveAttribute('aria-pressed', 'false');
  });

  it('to take the last one back moves the focus to the status', async () => {
    show([wireReaction({ count: 1 })]);
    await userEvent.click(button('👍, 1 reaction'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('as a visitor changes nothing, but shows who reacted', async () => {
    const { dispatched } = show([wireReaction()], { visitor: true });
    expect(button('👍, 2 reactions')).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button('👍, 2 reactions'));
    expect(await screen.findByRole('dialog', { name: 'Reacted with 👍' })).toBeVisible();
    expect(dispatched.some(reactionRequested.match)).toBe(false);
  });
});

describe('the list of those who reacted', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Reacted with 👍' });
  const ask = async (count = 2) => {
    fireEvent.contextMenu(button(`👍, ${String(count)} reactions`));
    await screen.findByRole('dialog');
  };

  it('is requested by the context menu, and closes by Escape', async () => {
    const { dispatched, dispatch } = show([nameless()]);
    await ask();
    expect(dispatched).toEqual([reactionPeopleOpened({ statusId: 's1' })]);
    expect(within(dialog()).getByRole('progressbar')).toBeVisible();
    dispatch(people('ida', 'leo'));
    expect(within(dialog()).queryByRole('progressbar')).toBeNull();
    const names = within(dialog()).getAllByRole('link');
    expect(names.map((link) => link.getAttribute('href'))).toEqual(['/users/ida', '/users/leo']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(dispatched.at(-1)).toEqual(reactionPeopleClosed({ statusId: 's1' }));
  });

  it('CARD-13 names at most sixteen people, and counts the others', async () => {
    const ids = Array.from({ length: 20 }, (_each, at) => `p${String(at)}`);
    show([nameless({ count: 25 })], { before: [people(...ids)] });
    await ask(25);
    expect(within(dialog()).getAllByRole('link')).toHaveLength(16);
    expect(dialog()).toHaveTextContent('and 9 more');
  });

  it('says what failed, and what the server hides', async () => {
    const { dispatch } = show([nameless()]);
    await ask();
    const key = reactedByRequest('s1');
    dispatch(requestFailed({ key, reason: 'Not for you', httpStatus: 403 }));
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      "Couldn't load people: Not for you",
    );
    dispatch(people());
    expect(dialog()).toHaveTextContent("Names aren't available");
  });

  describe('on hover', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const panel = () => screen.queryByRole('group', { name: 'Reacted with 👍' });
    const pointer = (type: string, element: HTMLElement, pointerType = 'mouse') =>
      fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { pointerType }));
    const touch = (type: string) => pointer(type, button('👍, 2 reactions'), 'touch');

    it('opens after a while, takes no focus, can be entered, and closes when left', async () => {
      show([nameless()], { before: [people('ida')] });
      pointer('pointerover', button('👍, 2 reactions'));
      await pass(499);
      expect(panel()).toBeNull();
      await pass(1);
      expect(panel()).not.toBeNull();
      expect(document.body).toHaveFocus();

      pointer('pointerout', button('👍, 2 reactions'));
      const inside = within(panel() as HTMLElement).getByRole('list').parentElement as HTMLElement;
      pointer('pointerover', inside);
      await pass(1_000);
      expect(panel()).not.toBeNull();
      pointer('pointerout', inside);
      await pass(1_000);
      expect(panel()).toBeNull();
    });

    it('does not open for a pointer that passes by', async () => {
      show([nameless()]);
      pointer('pointerover', button('👍, 2 reactions'));
      await pass(300);
      pointer('pointerout', button('👍, 2 reactions'));
      await pass(1_000);
      expect(panel()).toBeNull();
    });

    it('opens after a long touch, which does not count as a press', async () => {
      const { dispatched } = show([nameless()]);
      touch('pointerdown');
      await pass(500);
      touch('pointerup');
      fireEvent.click(button('👍, 2 reactions'));
      expect(dialog()).toBeVisible();
      expect(dispatched.some(reactionRequested.match)).toBe(false);
    });

    it('does not open for a scrolling touch, nor for a short one, which is a press', async () => {
      const { dispatched } = show([nameless()]);
      touch('pointerdown');
      touch('pointercancel');
      await pass(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      touch('pointerdown');
      touch('pointerup');
      fireEvent.click(button('👍, 2 reactions'));
      await pass(1_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(dispatched.filter(reactionRequested.match)).toHaveLength(1);
    });
  });
});
