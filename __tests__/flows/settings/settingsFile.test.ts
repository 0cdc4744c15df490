/**
 * Settings are exported to a file and imported from one; the result of a change is shown briefly.
 */
import { savedSettingsSaga } from '@/sagas/session/savedSettings';
import { settingsFileSaga } from '@/sagas/settings/settingsFile';
import { settingChanged } from '@/slices/session/config';
import { noticeShown } from '@/slices/engine/notices';
import { settingsFilePicked, settingsFileRequested } from '@/slices/settings/settingsFile';
import { settingsSaved, storageFailed } from '@/slices/session/storage';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';

const clock = useStoppedClock();

describe('settings in a file', () => {
  const changed = settingChanged({ name: 'maxThumbnails', value: 3 });
  const themed = settingChanged({ name: 'customTheme', value: { theme: {} } });
  const start = () => replay(settingsFileSaga, { before: [changed, themed] });
  const told = (story: ReturnType<typeof start>) =>
    story.all(noticeShown).map(({ payload: { level, messageKey } }) => [level, messageKey]);

  it('are exported, with and without the theme', () => {
    const story = start();
    story.dispatch(settingsFileRequested({ withTheme: false }));
    story.dispatch(settingsFileRequested({ withTheme: true }));
    const [plain, full] = story.context.saved;
    expect(plain).toMatchObject({ name: 'linnet_settings.json', type: 'application/json' });
    expect(JSON.parse(plain?.text ?? '')).toEqual({
      maxThumbnails: 3,
      _pleroma_settings_version: [1, 0],
    });
    expect(full?.name).toBe('linnet_settings.full.json');
    expect(JSON.parse(full?.text ?? '')).toHaveProperty('customTheme');
  });

  it('are imported one by one, as if changed by hand', () => {
    const story = start();
    const file = {
      hideNsfw: false,
      muteWords: ['a'],
      unknown: 1,
      _pleroma_settings_version: [1, 2],
    };
    story.dispatch(settingsFilePicked({ text: JSON.stringify(file) }));
    expect(story.all(settingChanged).map(({ payload }) => payload.name)).toEqual([
      'hideNsfw',
      'muteWords',
    ]);
    expect(story.state().config.chosen).toMatchObject({
      hideNsfw: false,
      muteWords: ['a'],
      maxThumbnails: 3,
    });
    expect(told(story)).toEqual([
      ['warning', 'settings.file_export_import.errors.file_slightly_new'],
      ['success', 'settings.file_export_import.restored'],
    ]);
  });

  it.each([
    [null, 'invalid_file'],
    ['no json', 'invalid_file'],
    ['{"_pleroma_settings_version":[3,0],"hideNsfw":false}', 'file_too_new'],
    ['{"_pleroma_settings_version":[0,1],"hideNsfw":false}', 'file_too_old'],
  ])('change nothing if the file is invalid: %s', (text, error) => {
    const story = start();
    story.dispatch(settingsFilePicked({ text }));
    expect(story.all(settingChanged)).toEqual([]);
    expect(told(story)).toEqual([['error', `settings.file_export_import.errors.${error}`]]);
  });
});

describe('the result of a change of settings', () => {
  it('SET-14 is shown for two seconds after the last change', async () => {
    const story = replay(savedSettingsSaga);
    const outcome = () => story.state().storage.settings;
    story.dispatch(settingsSaved());
    expect(outcome()).toBe('saved');
    await clock.pass(1_500);
    story.dispatch(storageFailed({ operation: 'save', reason: 'full', matters: true }));
    await clock.pass(1_900);
    expect(outcome()).toBe('failed');
    await clock.pass(200);
    expect(outcome()).toBeNull();
  });
});
