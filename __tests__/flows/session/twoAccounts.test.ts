/**
 * Random sessions of two tabs and two accounts: what is typed, pressed and set as one of them is never
 * shown, sent or told as the other, and all tabs of an account end with the same.
 */
import type { Action } from '@reduxjs/toolkit';
import fc from 'fast-check';
import nock from 'nock';
import type { Draft } from '@/domain/composer/draft';
import { rowIn } from '@/lib/values/rowTable';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { tabDraftsSaga } from '@/sagas/composer/drafts/tabDrafts';
import { outboxSaga } from '@/sagas/composer/outbox/outbox';
import { statusTogglesSaga } from '@/sagas/statuses/statusToggles';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { draftEdited, draftsRestored, postRequested } from '@/slices/composer/drafts';
import { draftTaken } from '@/slices/composer/tabDrafts';
import { settingChanged } from '@/slices/session/config';
import { userTokenReceived } from '@/slices/session/session';
import { statusToggleRequested } from '@/slices/statuses/statuses';
import { useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { ORIGIN } from '@support/flow';
import { signedIn } from '@support/people';
import { fakeBrowser, type Tab } from '@support/realtime/tabs';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const names = ['mia', 'bot'] as const;
type Name = (typeof names)[number];
const otherOf = (name: Name): Name => (name === 'mia' ? 'bot' : 'mia');

/** The server: what each account has done, by its token. */
function server() {
  const done = { mia: { favourited: false, sent: '' }, bot: { favourited: false, sent: '' } };
  const accountOf = (headers: Record<string, string | string[]>): Name => {
    const [, name] = /^Bearer TOKEN-(mia|bot)$/.exec(String(headers['authorization'])) ?? [];
    return name as Name;
  };
  let posts = 0;
  nock(ORIGIN)
    .persist()
    .post(/.*/)
    .reply(function (uri, body) {
      const own = done[accountOf(this.req.headers as Record<string, string>)];
      own.sent += `${uri} ${JSON.stringify(body)} `;
      if (uri === '/api/v1/statuses') return [200, wireStatus({ id: `p${String((posts += 1))}` })];
      own.favourited = uri.endsWith('/favourite');
      return [200, wireStatus({ id: 's1', favourited: own.favourited })];
    });
  return done;
}

const emptyDisk = { drafts: {} as Record<string, Draft>, settings: [] as Action[] };

/**
 * All tabs share one channel here, which in a browser each account has for itself: nothing but the
 * account in each message keeps them apart.
 */
function twoAccounts(done: ReturnType<typeof server>) {
  const browser = fakeBrowser();
  const disks = {
    mia: { ...emptyDisk, database: fakeStorage().storage },
    bot: { ...emptyDisk, database: fakeStorage().storage },
  };
  const open = async (name: Name): Promise<Place> => {
    const tab = browser.open({
      sagas: [draftsSaga, tabDraftsSaga, outboxSaga, statusTogglesSaga],
      before: [
        userTokenReceived({ userToken: `TOKEN-${name}` }),
        signedIn({ id: name, screenName: name }),
        // Fetched anew.
        statusesKnown(wireStatus({ id: 's1', favourited: done[name].favourited })),
        draftsRestored(disks[name].drafts),
        ...disks[name].settings,
      ],
      context: { storage: { database: disks[name].database } },
    });
    await clock.pass(300);
    return { name, tab };
  };
  const store = ({ name, tab }: Place): void => {
    const { drafts, config } = tab.story.state();
    const { theme = null } = config.chosen;
    const settings = theme === null ? [] : [settingChanged({ name: 'theme', value: theme })];
    Object.assign(disks[name], { drafts, settings });
  };
  /** The page of one of the tabs is loaded anew as the other account; all have stored what they have. */
  const change = async (place: Place, all: readonly Place[]): Promise<Place> => {
    await clock.pass(300);
    all.forEach(store);
    place.tab.close();
    return await open(otherOf(place.name));
  };
  return { open, change };
}

interface Place {
  name: Name;
  tab: Tab;
}

/** The tabs of one account must agree on this. */
const shown = ({ tab: { story } }: Place) => ({
  text: selectDraft(story.state(), 'new').text,
  favourited: rowIn(story.state().statuses.entities, 's1')?.favourited,
  chosen: story.state().config.chosen,
});

const steps = fc.array(
  fc.record({
    at: fc.nat(1),
    pause: fc.constantFrom(0, 0, 1, 300),
    what: fc.constantFrom('type', 'type', 'take', 'favourite', 'set', 'post', 'change', 'change'),
  }),
  { minLength: 1, maxLength: 25 },
);

it('end in the same state of each account, with nothing of the other', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      const done = server();
      const { open, change } = twoAccounts(done);
      const places = [await open('mia'), await open('bot')];
      const typed: { name: Name; word: string }[] = [];
      for (const { at, pause, what } of session) {
        const place = places[at]!;
        const { name, tab } = place;
        const { story } = tab;
        const state = story.state();
        const isUsable = !selectEditedInOtherTab(state, 'new');
        if (what === 'type' && isUsable) {
          const word = `<${name} ${String(typed.length)}>`;
          typed.push({ name, word });
          const text = selectDraft(state, 'new').text + word;
          story.dispatch(draftEdited({ target: 'new', change: { text } }));
        }
        if (what === 'take') story.dispatch(draftTaken({ target: 'new' }));
        if (what === 'favourite') {
          const wanted = !rowIn(state.statuses.entities, 's1')?.favourited;
          story.dispatch(statusToggleRequested({ statusId: 's1', toggle: 'favourited', wanted }));
        }
        if (what === 'set') {
          const value = name === 'mia' ? 'breezy-dark' : 'breezy-light';
          story.dispatch(settingChanged({ name: 'theme', value }));
        }
        if (what === 'post' && isUsable) story.dispatch(postRequested({ target: 'new' }));
        if (what === 'change') places[at] = await change(place, places);
        await clock.pass(pause);
      }
      await clock.passSeconds(20);
      const [one, other] = places as [Place, Place];
      if (one.name === other.name) expect(shown(other)).toEqual(shown(one));
      for (const { name, tab } of places) {
        const kept = JSON.stringify([tab.story.state().drafts, tab.story.state().config.chosen]);
        expect(kept).not.toContain(`<${otherOf(name)}`);
        expect(kept).not.toContain(name === 'mia' ? 'breezy-light' : 'breezy-dark');
      }
      for (const name of names) expect(done[name].sent).not.toContain(`<${otherOf(name)}`);
      places.forEach(({ tab }) => tab.close());
      // Each word is in the form of its account, or was sent by it.
      for (const { name, word } of typed) {
        const open = places
          .filter((place) => place.name === name)
          .map((place) => shown(place).text);
        if (open.length > 0) expect(done[name].sent + open.join(' ')).toContain(word);
      }
      nock.cleanAll();
    }),
    { numRuns: 100 },
  );
});
