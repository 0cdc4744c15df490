import { preferencesSaga } from '@/sagas/preferences';
import {
  freshPreferences,
  preferenceEdited,
  preferenceNoted,
  preferencesRestored,
} from '@/slices/preferences';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

const collapse = preferenceEdited({ operation: 'set', name: 'collapseNav', value: true });

describe('preferences that travel with the account', () => {
  it('are noted with their time in the same turn', () => {
    const story = replay(preferencesSaga, { context: { now: () => 77 } });
    story.dispatch(collapse);
    expect(story.state().preferences).toMatchObject({
      values: { simple: { collapseNav: true } },
      journal: [{ path: 'simple.collapseNav', operation: 'set', args: [true], timestamp: 77 }],
      dirty: true,
    });
  });

  it('STORE-04 are discarded when they belong to another user', () => {
    const kept = { ...freshPreferences('bob@home.example'), dirty: true };
    const story = replay(preferencesSaga, { before: [preferencesRestored(kept)] });
    story.dispatch(signedIn());
    expect(story.state().preferences).toEqual(freshPreferences('mia@home.example'));
  });

  it('STORE-04 are kept when they belong to who signs in', () => {
    const story = replay(preferencesSaga, {
      before: [
        preferencesRestored(freshPreferences('mia@home.example')),
        preferenceNoted({
          edit: { operation: 'set', name: 'collapseNav', value: true },
          timestamp: 1,
        }),
      ],
    });
    story.dispatch(signedIn());
    expect(story.state().preferences.values.simple.collapseNav).toBe(true);
  });
});
