import fc from 'fast-check';
import { readSettings, settingNames, settings } from '@/domain/settings';

describe('settings', () => {
  it('have fallbacks that they accept themselves', () => {
    for (const name of settingNames)
      expect(settings[name].accepts(settings[name].fallback)).toBe(true);
  });

  it('are read one by one: what does not fit is dropped', () => {
    const read = readSettings({
      hideNsfw: false,
      maxThumbnails: 'many',
      replyVisibility: 'nobody',
      conversationDisplay: 'tree',
      muteWords: ['a', 3],
      unheardOf: 1,
    });
    expect(read).toEqual({ hideNsfw: false, conversationDisplay: 'tree' });
  });

  it('take from an instance only what an instance may decide', () => {
    const given = { hideNsfw: false, collapseMessageWithSubject: true };
    expect(readSettings(given, 'fromInstance')).toEqual({ collapseMessageWithSubject: true });
  });

  it('PUSH-05 have desktop notifications on for what concerns the reader in person, and for no more', () => {
    const native = settings.notificationNative.fallback;
    const on = Object.entries(native).flatMap(([kind, isOn]) => (isOn ? [kind] : []));
    const expected = ['follows', 'mentions', 'followRequest', 'reports', 'chatMention', 'polls'];
    expect(on.sort()).toEqual(expected.sort());
  });

  it('never fail to be read', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof readSettings(anything)).toBe('object');
      }),
    );
  });
});
