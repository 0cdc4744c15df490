/** The notice of new features after an update: shown once to each account, and easy to ignore. */
import { CURRENT_UPDATE } from '@/domain/settings/preferenceSync';
import { updateNoticeSaga } from '@/sagas/session/updateNotice';
import { instanceConfigured } from '@/slices/session/config';
import { dialogClosed, dialogOpened } from '@/slices/engine/dialogs';
import { draftEdited } from '@/slices/composer/drafts';
import { drawerClosed, drawerOpened } from '@/slices/session/interface';
import {
  freshPreferences,
  preferencesRestored,
  updateNewsShown,
} from '@/slices/settings/preferences';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { timelineOpened } from '@/slices/timelines/timelines';
import { settled } from '@support/clock';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { pageOf } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const token = userTokenReceived({ userToken: 'TOKEN-mia' });
const told = (updateCounter: number, silent = false) => {
  const fresh = freshPreferences('mia@home.example');
  const simple = { ...fresh.values.simple, dontShowUpdateNotifs: silent };
  return preferencesRestored({
    ...fresh,
    flags: { ...fresh.flags, updateCounter },
    values: { ...fresh.values, simple },
  });
};
const notice = dialogOpened({ kind: 'updateNotice', props: { since: 0 } });

const begin = (...before: NonNullable<Parameters<typeof replay>[1]>['before'] & object) =>
  replay(updateNoticeSaga, { before: [token, signedIn(), ...before] });

describe('the update notice', () => {
  it('is shown when the account is loaded, and recorded for all browsers at once [updateCounter]', async () => {
    const story = begin();
    await settled();
    expect(story.log).toEqual([]);
    story.dispatch(told(0));
    await settled();
    expect(story.all(dialogOpened)).toEqual([notice]);
    expect(story.all(updateNewsShown)).toEqual([updateNewsShown(CURRENT_UPDATE)]);
    expect(story.state().preferences).toMatchObject({
      flags: { updateCounter: CURRENT_UPDATE },
      dirty: true,
    });
    story.dispatch(dialogClosed({ kind: 'updateNotice' }));
    story.dispatch(told(0));
    await settled();
    expect(story.all(dialogOpened)).toHaveLength(1);
  });

  it('is not shown to those who have seen it, or have turned it off [dontShowUpdateNotifs]', async () => {
    for (const preferences of [told(CURRENT_UPDATE), told(0, true)]) {
      const story = begin(preferences);
      await settled();
      expect(story.log).toEqual([]);
    }
  });

  it('is not shown if the operators disabled it', async () => {
    const quiet = instanceConfigured({ instance: { disableUpdateNotification: true } });
    const story = begin(quiet, told(0));
    await settled();
    expect(story.log).toEqual([]);
  });

  it('waits for the first screen, and until no dialog is open', async () => {
    const settings = { mode: 'user', tab: null, minimized: false } as const;
    const story = begin(
      told(0),
      timelineOpened({ key: 'friends' }),
      drawerOpened('side'),
      dialogOpened({ kind: 'settings', props: settings }),
    );
    await settled();
    story.dispatch(pageOf('friends', [wireStatus()]));
    story.dispatch(drawerClosed());
    await settled();
    expect(story.all(dialogOpened)).toEqual([]);
    story.dispatch(dialogClosed({ kind: 'settings' }));
    await settled();
    expect(story.all(dialogOpened)).toEqual([notice]);
  });

  it('is not shown to people who are writing already, until their next visit', async () => {
    const story = begin();
    story.dispatch(draftEdited({ target: 'new', change: { text: 'H' } }));
    story.dispatch(told(0));
    await settled();
    expect(story.all(dialogOpened)).toEqual([]);
    story.dispatch(loggedOut());
    story.dispatch(token);
    story.dispatch(signedIn());
    story.dispatch(told(0));
    await settled();
    expect(story.all(dialogOpened)).toEqual([notice]);
  });
});
