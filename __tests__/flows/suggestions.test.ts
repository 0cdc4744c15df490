/** Whom the server suggests to follow, in the new form and the old one. */
import nock from 'nock';
import { suggestionsSaga } from '@/sagas/suggestions';
import { selectUser } from '@/selectors/users';
import { requestStarted } from '@/slices/requests';
import { suggestionsReceived, suggestionsRequested } from '@/slices/suggestions';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { wireUser } from '@support/wire';

useStoppedClock();

const ann = wireUser({ id: 'u5', acct: 'ann', username: 'ann' });

describe('suggestions', () => {
  it('are people, asked for once while they are being asked for', async () => {
    nock(ORIGIN)
      .get('/api/v2/suggestions')
      .query(true)
      .reply(200, [{ source: 'staff', account: ann }]);
    const story = replay(suggestionsSaga);
    story.dispatch(suggestionsRequested());
    story.dispatch(suggestionsRequested());
    await story.until(suggestionsReceived);
    expect(story.state().suggestions.userIds).toEqual(['u5']);
    expect(selectUser(story.state(), 'u5')).toMatchObject({ screenName: 'ann' });
    expect(story.all(requestStarted)).toHaveLength(1);
  });

  it('come from the older call where the newer one is missing', async () => {
    nock(ORIGIN).get('/api/v2/suggestions').query(true).reply(404, { error: 'Not found' });
    nock(ORIGIN).get('/api/v1/suggestions').query(true).reply(200, [ann]);
    const story = replay(suggestionsSaga);
    story.dispatch(suggestionsRequested());
    await story.until(suggestionsReceived);
    expect(story.state().suggestions.userIds).toEqual(['u5']);
  });

  it('that cannot be had leave the panel as it is', async () => {
    nock(ORIGIN).get('/api/v2/suggestions').query(true).reply(403, { error: 'Not for you' });
    const story = replay(suggestionsSaga);
    story.dispatch(suggestionsRequested());
    await settled();
    expect(story.state().requests).toEqual({
      suggestions: { busy: false, reason: 'Not for you', httpStatus: 403 },
    });
    expect(story.state().suggestions.userIds).toEqual([]);
  });
});
