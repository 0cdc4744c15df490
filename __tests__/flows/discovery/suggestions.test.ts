/** Suggestions of people to follow, from the new API and the old one. */
import nock from 'nock';
import { suggestionsSaga } from '@/sagas/discovery/suggestions';
import { selectSuggestedIds } from '@/selectors/discovery/suggestions';
import { selectUser } from '@/selectors/people/users';
import { requestStarted } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import {
  suggestionDismissed,
  suggestionRestored,
  suggestionsReceived,
  suggestionsRequested,
} from '@/slices/discovery/suggestions';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixtureBody, replayFixture } from '@support/fixtures';
import { wireUser } from '@support/wire';

useStoppedClock();

const asAlice = userTokenReceived({ userToken: 'TOKEN-alice' });
const ann = wireUser({ id: 'u5', acct: 'ann', username: 'ann' });

describe('suggestions', () => {
  it('are requested once while a request is running', async () => {
    nock(ORIGIN)
      .get('/api/v2/suggestions')
      .query(true)
      .reply(200, [{ source: 'staff', account: ann }]);
    const story = replay(suggestionsSaga);
    story.dispatch(suggestionsRequested());
    story.dispatch(suggestionsRequested());
    await story.until(suggestionsReceived);
    expect(story.state().suggestions?.userIds).toEqual(['u5']);
    expect(selectUser(story.state(), 'u5')).toMatchObject({ screenName: 'ann' });
    expect(story.all(requestStarted)).toHaveLength(1);
  });

  it.each([
    ['missing', 404, { error: 'Not found' }],
    ['there without anybody', 200, []],
  ])(
    'REL-26 come from the older call if the newer one is %s: the first three, by name',
    async (_where, status, body) => {
      const names = ['ann', 'bob@hill.example', 'gone', 'dora'];
      nock(ORIGIN).get('/api/v2/suggestions').query(true).reply(status, body);
      nock(ORIGIN)
        .get('/api/v1/suggestions')
        .reply(
          200,
          names.map((acct) => ({ acct, name: acct, img: '' })),
        );
      const asked: string[] = [];
      nock(ORIGIN)
        .get('/api/v1/accounts/lookup')
        .query(true)
        .times(4)
        .reply((uri) => {
          const acct = new URL(uri, ORIGIN).searchParams.get('acct') ?? '';
          asked.push(acct);
          return acct === 'gone'
            ? [404, { error: 'Not found' }]
            : [200, { ...ann, id: `u-${acct}`, acct }];
        });
      const story = replay(suggestionsSaga);
      story.dispatch(suggestionsRequested());
      await story.until(suggestionsReceived);
      expect(asked).toEqual(names.slice(0, 3));
      expect(selectSuggestedIds(story.state())).toEqual(['u-ann', 'u-bob@hill.example']);
      expect(selectUser(story.state(), 'u-ann')).toMatchObject({ screenName: 'ann' });
    },
  );

  it('REL-26 are decoded from recordings: none by the older call, some by the newer one', async () => {
    replayFixture('people/suggestions-v2');
    const story = replay(suggestionsSaga, { before: [asAlice] });
    story.dispatch(suggestionsRequested());
    await story.until(suggestionsReceived);
    const ids = selectSuggestedIds(story.state());
    expect(ids).toHaveLength(2);
    expect(ids.map((id) => selectUser(story.state(), id)?.screenName)).toEqual(['u030', 'u031']);
  });

  it('are empty if both calls return nobody', async () => {
    nock(ORIGIN)
      .get('/api/v2/suggestions')
      .query(true)
      .reply(200, fixtureBody('people/suggestions-v2-empty') as []);
    replayFixture('people/suggestions-v1');
    const story = replay(suggestionsSaga, { before: [asAlice] });
    story.dispatch(suggestionsRequested());
    await story.until(suggestionsReceived);
    expect(selectSuggestedIds(story.state())).toEqual([]);
  });

  it('that are dismissed disappear at once, and return if the server refuses', async () => {
    nock(ORIGIN).delete('/api/v1/suggestions/u5').reply(200, {});
    nock(ORIGIN).delete('/api/v1/suggestions/u6').reply(403, { error: 'Not for you' });
    const entities = { statuses: [], users: [] };
    const before = [suggestionsReceived({ userIds: ['u5', 'u6'], entities })];
    const story = replay(suggestionsSaga, { before });
    story.dispatch(suggestionDismissed({ userId: 'u5' }));
    expect(selectSuggestedIds(story.state())).toEqual(['u6']);
    await settled();
    expect(selectSuggestedIds(story.state())).toEqual(['u6']);
    story.dispatch(suggestionDismissed({ userId: 'u6' }));
    expect(selectSuggestedIds(story.state())).toEqual([]);
    await story.until(suggestionRestored);
    expect(story.all(suggestionRestored)).toEqual([
      suggestionRestored({ userId: 'u6', reason: 'Not for you' }),
    ]);
    expect(selectSuggestedIds(story.state())).toEqual(['u6']);
  });

  it('that fail to load leave the panel as it is', async () => {
    nock(ORIGIN).get('/api/v2/suggestions').query(true).reply(403, { error: 'Not for you' });
    const story = replay(suggestionsSaga);
    story.dispatch(suggestionsRequested());
    await settled();
    expect(story.state().requests).toEqual({
      suggestions: { busy: false, reason: 'Not for you', httpStatus: 403 },
    });
    expect(story.state().suggestions?.userIds).toEqual([]);
  });
});
