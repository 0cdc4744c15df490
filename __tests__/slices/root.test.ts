/** The state that is left after the account signs out or is replaced. */
import { emptyDraft } from '@/domain/composer/draft';
import { rootReducer, type RootState } from '@/slices/root';
import { draftSaved } from '@/slices/composer/drafts';
import { loggedOut, userTokenCleared, userTokenReceived } from '@/slices/session/session';
import { signedIn } from '@support/people';

const told = (...actions: Parameters<typeof rootReducer>[1][]): RootState =>
  actions.reduce(rootReducer, rootReducer(undefined, { type: 'begin' }));

const mia = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const typed = draftSaved({ target: 'new', draft: { ...emptyDraft, text: 'Half a thought' } });
const leo = signedIn({ screenName: 'leo' });

describe('a session that the server ends', () => {
  it.each([
    ['while it runs', loggedOut('refusal')],
    ['before it begins', userTokenCleared()],
  ])('%s keeps the drafts for the same person', (_when, end) => {
    const state = told(...mia, typed, end);
    expect(state.session).toMatchObject({ currentUser: null, oauth: { userToken: null } });
    expect(state.drafts).toMatchObject({ new: { text: 'Half a thought' } });
    expect(rootReducer(state, signedIn()).drafts).toMatchObject({
      new: { text: 'Half a thought' },
    });
  });

  it.each([
    ['while it runs', loggedOut('refusal')],
    ['before it begins', userTokenCleared()],
  ])('%s keeps the drafts from everybody else', (_when, end) => {
    expect(told(...mia, typed, end, leo).drafts).toEqual({});
  });
});

describe('a logout', () => {
  it('clears all drafts and the login name', () => {
    const state = told(...mia, typed, loggedOut());
    expect(state.drafts).toEqual({});
    expect(state.session.lastLoginName).toBeNull();
    expect(state.users.ids).toEqual([]);
  });
});
