/**
 * The effect that a filter would have on the home timeline, counted with the rules that filter it.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { decideFiltering } from '@/domain/timelines/filtering';
import { makeSelectRuleEffect, type Supposition } from '@/selectors/timelines/filterEffects';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import { settingChanged } from '@/slices/session/config';
import { relationshipsReceived } from '@/slices/people/relationships';
import { rootReducer, type RootState } from '@/slices/root';
import { filtersFetched, someFilter, someRelationship } from '@support/timelines/filtering';
import { signedIn } from '@support/people';
import { pageOf } from '@support/statuses/statuses';
import { wireRepeat, wireStatus, wireUser } from '@support/wire';

jest.mock('@/domain/timelines/filtering', () => {
  const real = jest.requireActual<object>('@/domain/timelines/filtering');
  return { ...real, decideFiltering: jest.fn(Reflect.get(real, 'decideFiltering')) };
});

const after = (state: RootState | undefined, ...actions: UnknownAction[]): RootState =>
  actions.reduce<RootState>(rootReducer, state ?? rootReducer(undefined, { type: 'begin' }));

const eve = wireUser({ id: 'u3', acct: 'eve', username: 'eve' });
const bot = wireUser({ id: 'u4', acct: 'bot', username: 'bot', bot: true });
const said = (id: string, content: string, changes: object = {}) =>
  wireStatus({
    id,
    account: eve,
    content,
    pleroma: { content: { 'text/plain': content } },
    ...changes,
  });

const me = signedIn({ id: 'me', screenName: 'me' });
const home = after(
  undefined,
  me,
  pageOf('friends', [
    wireRepeat(said('s5', 'A frog, repeated'), { id: 't5', account: bot }),
    said('s4', 'A frog', { sensitive: true }),
    said('s3', 'A toad', { account: bot }),
    said('s2', 'A newt'),
    said('s1', 'My own frog', { account: wireUser({ id: 'me' }) }),
  ]),
  pageOf('public', [said('p1', 'A frog elsewhere')]),
);

const ofWord = (word: string): Supposition => ({
  without: { rules: { muteWords: [] } },
  with: { rules: { muteWords: [word] } },
});
const ofSwitch = (
  name: 'hideFilteredStatuses' | 'hideWordFilteredPosts' | 'hideMutedPosts' | 'muteBotStatuses',
): Supposition => ({
  without: { rules: { [name]: false } },
  with: { rules: { [name]: true } },
});
const effect = (state: RootState, supposed: Supposition) => makeSelectRuleEffect(supposed)(state);

it('the effect of a muted word is the posts of the home timeline that it would collapse or hide, except one’s own', () => {
  expect(effect(home, ofWord('FROG'))).toEqual({ of: 5, hidden: [], folded: ['t5', 's4'] });
  const hiding = after(home, settingChanged({ name: 'hideWordFilteredPosts', value: true }));
  expect(effect(hiding, ofWord('frog'))).toEqual({ of: 5, hidden: ['t5', 's4'], folded: [] });
  expect(effect(home, ofWord('  '))).toEqual({ of: 5, hidden: [], folded: [] });
});

it('the effect of a switch is what it would change, whether it is on or off', () => {
  const muting = after(home, settingChanged({ name: 'muteWords', value: ['toad'] }));
  for (const value of [true, false]) {
    const state = after(muting, settingChanged({ name: 'hideWordFilteredPosts', value }));
    expect(effect(state, ofSwitch('hideWordFilteredPosts')).hidden).toEqual(['s3']);
    const bots = after(muting, settingChanged({ name: 'muteBotStatuses', value }));
    expect(effect(bots, ofSwitch('muteBotStatuses'))).toEqual({
      of: 5,
      hidden: [],
      folded: ['t5'],
    });
  }
  const muted = after(
    home,
    relationshipsReceived({ relationships: [someRelationship({ id: 'u3', muting: true })] }),
  );
  expect(effect(muted, ofSwitch('hideMutedPosts')).hidden).toEqual(['t5', 's4', 's2']);
});

it('the effect of a server filter is limited to its contexts', () => {
  const filter = someFilter({ id: 'new', phrase: 'frog', contexts: ['home'], isNews: true });
  const of = (changes: Partial<typeof filter>) =>
    effect(home, { without: { filters: [] }, with: { filters: [{ ...filter, ...changes }] } });
  expect(of({}).folded).toEqual(['t5', 's4']);
  expect(of({ action: 'hide' }).hidden).toEqual(['t5', 's4']);
  expect(of({ contexts: ['public'] })).toEqual({ of: 5, hidden: [], folded: [] });
});

it('the effect follows the timeline, and keeps its identity while its content is equal', () => {
  const select = makeSelectRuleEffect(ofWord('newt'));
  const before = select(home);
  expect(select(after(home, filtersFetched(someFilter({ phrase: 'nothing' }))))).toBe(before);
  const more = after(
    home,
    pageOf('friends', [said('s6', 'Another newt')], { kind: 'news', from: 't5' }),
  );
  expect(select(more)).toEqual({ of: 6, hidden: [], folded: ['s6', 's2'] });
});

it('the effect equals what the timeline then shows, for any rules', () => {
  const words = fc.subarray(['frog', 'toad', 'newt', 'own']);
  const rules = fc.record({
    hideFilteredStatuses: fc.boolean(),
    hideWordFilteredPosts: fc.boolean(),
    muteBotStatuses: fc.boolean(),
    muteSensitiveStatuses: fc.boolean(),
  });
  fc.assert(
    fc.property(rules, words, words, (given, before, now) => {
      const set = Object.entries(given).map(([name, value]) =>
        settingChanged({ name: name as 'hideFilteredStatuses', value }),
      );
      const muting = (value: string[]) =>
        after(home, ...set, settingChanged({ name: 'muteWords', value }));
      const shown = (state: RootState) =>
        ['t5', 's4', 's3', 's2', 's1'].map((id) => selectFilteringDecision(state, id, 'home').show);
      const [were, are] = [shown(muting(before)), shown(muting([...before, ...now]))];
      const changed = are.filter((show, at) => show !== were[at]);
      const found = effect(muting([]), {
        without: { rules: { muteWords: before } },
        with: { rules: { muteWords: [...before, ...now] } },
      });
      expect(found.hidden).toHaveLength(changed.filter((show) => show === 'hidden').length);
      expect(found.folded).toHaveLength(changed.filter((show) => show === 'collapsed').length);
    }),
    { numRuns: 60 },
  );
});

/** How often something decides on a post, and how many long texts it folds to lower case. */
function workOf(something: () => unknown): { decisions: number; texts: number } {
  const deciding = jest.mocked(decideFiltering).mockClear();
  const folding = jest.spyOn(String.prototype, 'toLowerCase');
  something();
  const texts = folding.mock.contexts.filter((text) => String(text).length > 100).length;
  folding.mockRestore();
  return { decisions: deciding.mock.calls.length, texts };
}

it('a typed letter decides 2,000 posts once with it and once without, and another post only that one for 30 words', () => {
  const wires = Array.from({ length: 2_000 }, (_, at) =>
    said(
      `s${String(10_000 - at)}`,
      `Post number ${String(at)} about ${at % 7 === 0 ? 'frogs' : 'bread'} `.repeat(8),
    ),
  );
  const full = after(undefined, me, pageOf('friends', wires));
  const selectors = Array.from({ length: 30 }, (_, at) =>
    makeSelectRuleEffect(ofWord(at === 0 ? 'frogs' : `word ${String(at)}`)),
  );
  expect(selectors[0]?.(full).folded).toHaveLength(286);
  for (const typed of ['b', 'br', 'bread'])
    expect(workOf(() => makeSelectRuleEffect(ofWord(typed))(full))).toEqual({
      decisions: 4_000,
      texts: 0,
    });
  selectors.forEach((select) => select(full));
  const news = said('s20000', 'One more about frogs '.repeat(8));
  const more = after(full, pageOf('friends', [news], { kind: 'news', from: 's10000' }));
  const streamed = workOf(() =>
    expect(selectors.map((select) => select(more).folded.length).slice(0, 2)).toEqual([287, 0]),
  );
  expect(streamed).toEqual({ decisions: 60, texts: 1 });
  expect(workOf(() => selectors.map((select) => select(more)))).toEqual({ decisions: 0, texts: 0 });
});
