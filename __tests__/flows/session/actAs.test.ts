/** Acts on a post as another account, and the unread notifications of the others. */
import type { Action } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { KeptAccount } from '@/domain/session/accounts';
import { draftTarget } from '@/domain/composer/draft';
import { accountsSaga } from '@/sagas/session/accounts/accounts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { accountsFound, accountSwitchRequested } from '@/slices/session/accounts';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { statusReceived, statusToggleRequested } from '@/slices/statuses/statuses';
import { leadBegun, leaderHeard } from '@/slices/realtime/tabs';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { settled, useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { holding, mentions } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { account, fakeAccounts } from '@support/session/accounts';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const own = (slot: string, changes: Partial<KeptAccount> = {}): KeptAccount =>
  account(slot, { userId: 'u1', screenName: 'mia', name: 'Mia', ...changes });
const bot = account('bot', {
  userId: 'u9',
  screenName: 'bot',
  name: 'Bot',
  avatarUrl: '/images/avi.png',
});
const mia: Action[] = [
  userTokenReceived({ userToken: 'TOKEN-mia' }),
  signedIn({ id: 'u1', screenName: 'mia' }, { name: 'Mia' }),
];
const theBot: Action[] = [
  userTokenReceived({ userToken: 'TOKEN-bot' }),
  signedIn({ id: 'u9', screenName: 'bot' }, { name: 'Bot' }),
];
const post = (id: string, favourited = false) =>
  statusReceived({ statusId: id, entities: decodeStatuses([wireStatus({ id, favourited })]) });

interface Page {
  browser?: ReturnType<typeof fakeAccounts>;
  slot?: string;
  before?: Action[];
}

/** The page of one account in a browser that has two. */
function load({ browser = fakeAccounts([own(''), bot]), slot = '', before = mia }: Page = {}) {
  const story = replay(accountsSaga, {
    before: [accountsFound({ slot, list: browser.state.list }), ...before],
    context: { services: { accounts: async () => browser.accounts } },
  });
  const done = () => [
    ...story.all(statusToggleRequested).map(({ payload }) => payload),
    ...story.all(dialogOpened).map(({ payload }) => payload),
  ];
  return { ...story, browser, done };
}

const favourite = { does: 'favourite', statusId: 's1' } as const;
const reply = { does: 'reply', statusId: 's1' } as const;

describe('what is to be done as another account', () => {
  it('opens the post there, and leaves no trace on this page', async () => {
    const page = load();
    page.dispatch(accountSwitchRequested({ slot: 'bot', act: favourite }));
    await settled();
    expect(page.browser.state.entered).toEqual(['bot']);
    expect(page.context.left).toEqual(['/notice/s1']);
    expect(page.done()).toEqual([]);
    expect(JSON.stringify([...page.browser.state.acts])).not.toContain('TOKEN');
  });

  it('is done once the session is confirmed and the post is there', async () => {
    const here = load();
    here.dispatch(accountSwitchRequested({ slot: 'bot', act: favourite }));
    await settled();
    const there = load({ browser: here.browser, slot: 'bot', before: [] });
    there.dispatch(post('s1'));
    await settled();
    expect(there.done()).toEqual([]);
    theBot.forEach((action) => there.dispatch(action));
    await settled();
    expect(there.done()).toEqual([{ statusId: 's1', toggle: 'favourited', wanted: true }]);
  });

  it('opens the composer with a reply', async () => {
    const here = load();
    here.dispatch(accountSwitchRequested({ slot: 'bot', act: reply }));
    await settled();
    const there = load({ browser: here.browser, slot: 'bot', before: theBot });
    there.dispatch(post('s2'));
    await settled();
    expect(there.done()).toEqual([]);
    there.dispatch(post('s1'));
    await settled();
    expect(there.done()).toEqual([
      { kind: 'postStatus', props: { target: draftTarget('reply', 's1') } },
    ]);
  });

  it('leaves a post alone that is a favourite already', async () => {
    const here = load();
    here.dispatch(accountSwitchRequested({ slot: 'bot', act: favourite }));
    await settled();
    const there = load({
      browser: here.browser,
      slot: 'bot',
      before: [...theBot, post('s1', true)],
    });
    await settled();
    expect(there.done()).toEqual([]);
  });

  it('is taken back if the reader stays on this page', async () => {
    const here = load();
    here.dispatch(accountSwitchRequested({ slot: 'bot', act: favourite }));
    await settled();
    await clock.pass(5_000);
    expect(here.browser.state.acts.size).toBe(0);
  });

  it.each([
    ['nonsense', 'favourite'],
    ['an unknown act', { ...favourite, does: 'delete', userId: 'u9', at: 0 }],
    ['an act without a person', { ...favourite, at: 0 }],
    ['an act of the future', { ...favourite, userId: 'u9', at: Number.MAX_SAFE_INTEGER }],
  ])('is not %s', async (_what, stored) => {
    const browser = fakeAccounts([own(''), bot]);
    browser.state.acts.set('bot', stored);
    const there = load({ browser, slot: 'bot', before: [...theBot, post('s1')] });
    await settled();
    expect(there.done()).toEqual([]);
  });

  it('is done at most once, within a minute, by that account only, whatever comes when', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.constantFrom('session', 'post', 'reload', 'logout', 'other'),
        fc.integer({ min: 1, max: 40_000 }),
      ),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const begun = clock.now();
        const here = load();
        here.dispatch(accountSwitchRequested({ slot: 'bot', act: favourite }));
        await settled();
        const { browser } = here;
        const pages = [load({ browser, slot: 'bot', before: [] })];
        const others: ReturnType<typeof load>[] = [];
        const times: number[] = [];
        const count = () => pages.flatMap((page) => page.done()).length;
        for (const step of order) {
          const page = pages.at(-1);
          if (step === 'session') theBot.forEach((action) => page?.dispatch(action));
          else if (step === 'post') page?.dispatch(post('s1'));
          else if (step === 'logout') page?.dispatch(loggedOut('refusal'));
          else if (step === 'reload') pages.push(load({ browser, slot: 'bot', before: [] }));
          else if (step === 'other') others.push(load({ browser, before: [...mia, post('s1')] }));
          else await clock.pass(step);
          await settled();
          while (times.length < count()) times.push(clock.now());
        }
        expect(count()).toBeLessThanOrEqual(1);
        expect(times.every((time) => time - begun <= 60_000)).toBe(true);
        expect(others.flatMap((page) => page.done())).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the unread notifications of the others', () => {
  const countOf = (page: ReturnType<typeof load>, slot: string) =>
    page.browser.state.list.find((each) => each.slot === slot)?.unread;

  it('are kept by the page of each, as they change', async () => {
    const page = load({ slot: 'bot', before: theBot });
    await settled();
    // Nothing is known yet.
    expect(page.browser.state.list[1]).toEqual(bot);
    page.dispatch(holding(mentions(3)));
    await settled();
    expect([countOf(page, 'bot'), countOf(page, '')]).toEqual([3, 0]);
    page.dispatch(holding(mentions(3, () => true)));
    await settled();
    expect(countOf(page, 'bot')).toBe(0);
  });

  it('are told by the tab that leads only, which never answers what another tab wrote', async () => {
    const page = load({ slot: 'bot', before: theBot });
    page.dispatch(leaderHeard({ leader: 'other', term: 1 }));
    page.dispatch(holding(mentions(2)));
    await settled();
    expect(countOf(page, 'bot')).toBe(0);
    page.dispatch(leadBegun());
    await settled();
    expect(countOf(page, 'bot')).toBe(2);
    const list = [own(''), { ...bot, unread: 7 }];
    page.browser.state.list = list;
    page.dispatch(accountsFound({ slot: 'bot', list }));
    await settled();
    expect(page.browser.state.list).toEqual(list);
  });

  it('do not stay with an account whose session has ended', async () => {
    const page = load({ slot: 'bot', before: [...theBot, holding(mentions(2))] });
    await settled();
    page.dispatch(loggedOut('refusal'));
    await settled();
    expect(page.browser.state.list[1]).toMatchObject({ signedIn: false, unread: 0 });
  });

  it('are written by nobody who has one account', async () => {
    const page = load({ browser: fakeAccounts(), before: [...mia, holding(mentions(2))] });
    await settled();
    expect(page.browser.state.list).toEqual([]);
    expect(page.all(accountsFound)).toEqual([]);
  });
});
