/** The reader chooses who may react to new posts, on GoToSocial. */
import nock from 'nock';
import { interactionDefaultsSaga } from '@/sagas/settings/interactionDefaults';
import { selectInteractionDefault } from '@/selectors/settings/interactionDefaults';
import { noticeShown } from '@/slices/engine/notices';
import { userTokenReceived } from '@/slices/session/session';
import {
  interactionDefaultChosen,
  interactionDefaultsOpened,
  interactionDefaultsReceived,
} from '@/slices/settings/interactionDefaults';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const open = { always: ['public'], with_approval: [] };
const policy = (changes: object = {}) => ({
  can_favourite: open,
  can_reply: open,
  can_reblog: open,
  ...changes,
});
const byFollowers = policy({ can_reply: { always: ['followers'], with_approval: [] } });
const defaults = {
  public: policy(),
  unlisted: policy(),
  private: policy({ can_reblog: { always: ['author'], with_approval: [] } }),
  direct: byFollowers,
};
const server = () => nock(ORIGIN);
const PATH = '/api/v1/interaction_policies/defaults';

async function start() {
  server().get(PATH).reply(200, defaults);
  const story = replay(interactionDefaultsSaga, {
    family: 'gotosocial',
    before: [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()],
  });
  story.dispatch(interactionDefaultsOpened());
  await story.until(interactionDefaultsReceived);
  return story;
}
const chosen = interactionDefaultChosen({ kind: 'reply', policy: 'followers' });

it('sends all rules, as the server forgets those that are left out', async () => {
  const story = await start();
  expect(selectInteractionDefault(story.state(), 'reply')).toBe('public');
  const wanted = { ...defaults, public: byFollowers, unlisted: byFollowers };
  server().patch(PATH, wanted).reply(200, wanted);
  story.log.length = 0;
  story.dispatch(chosen);
  expect(selectInteractionDefault(story.state(), 'reply')).toBe('followers');
  await story.until(interactionDefaultsReceived);
  expect(selectInteractionDefault(story.state(), 'reply')).toBe('followers');
});

it('shows the old rule again when the server refuses, and says why', async () => {
  const story = await start();
  server().patch(PATH).reply(422, { error: 'Not that' });
  story.dispatch(chosen);
  await story.until(noticeShown);
  expect(selectInteractionDefault(story.state(), 'reply')).toBe('public');
  expect(story.all(noticeShown)[0]!.payload.values).toEqual({ detail: 'Not that' });
});
