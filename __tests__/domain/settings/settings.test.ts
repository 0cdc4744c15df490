import fc from 'fast-check';
import { readSettings, settingNames, settings } from '@/domain/settings/settings';
import { selectSetting } from '@/selectors/session/config';
import { selectThemeChoice } from '@/selectors/settings/theme';
import { instanceConfigured, settingChanged, settingReset } from '@/slices/session/config';
import { rootReducer } from '@/slices/root';

describe('settings', () => {
  it('have valid defaults', () => {
    for (const name of settingNames)
      expect(settings[name].accepts(settings[name].fallback)).toBe(true);
  });

  it('are read one by one, and invalid values are dropped', () => {
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

  it('accept from an instance only those that an instance may set', () => {
    const given = { hideNsfw: false, collapseMessageWithSubject: true };
    expect(readSettings(given, 'fromInstance')).toEqual({ collapseMessageWithSubject: true });
  });

  it('PUSH-05 have desktop notifications on for what concerns the reader personally, and no others', () => {
    const native = settings.notificationNative.fallback;
    const on = Object.entries(native).flatMap(([kind, isOn]) => (isOn ? [kind] : []));
    const expected = ['follows', 'mentions', 'followRequest', 'reports', 'chatMention', 'polls'];
    expect(on.sort()).toEqual(expected.sort());
  });

  const fallbacks = Object.fromEntries(settingNames.map((name) => [name, settings[name].fallback]));

  it('SET-04 SET-05 have the documented defaults, with confirmations before irreversible actions', () => {
    expect(fallbacks).toMatchObject({
      hideNsfw: true,
      loopVideo: true,
      stopGifs: true,
      preloadImage: true,
      padEmoji: true,
      maxThumbnails: 16,
      replyVisibility: 'all',
      thirdColumnMode: 'notifications',
      muteWords: [],
      sidebarColumnWidth: '25rem',
      contentColumnWidth: '45rem',
      notifsColumnWidth: '25rem',
      emojiReactionsScale: 1,
      userPopoverAvatarAction: 'open',
      streaming: false,
      mentionLinkDisplay: 'short',
      maxDepthInThread: 6,
    });
    const state = rootReducer(undefined, { type: 'start' });
    expect(selectThemeChoice(state)).toEqual({ preset: 'pleroma-dark' });
    const asked = settingNames.filter((name) => name.startsWith('modalOn') && fallbacks[name]);
    expect(asked.sort()).toEqual([
      'modalOnBlock',
      'modalOnDelete',
      'modalOnLogout',
      'modalOnMuteDomain',
    ]);
  });

  it("SET-06 have the instance's value until the reader chooses", () => {
    const said = { sidebarRight: true, hidePostStats: true, subjectLineBehavior: 'noop' } as const;
    let state = rootReducer(undefined, instanceConfigured({ instance: {}, settings: said }));
    const names = Object.keys(said) as (keyof typeof said)[];
    const all = () => names.map((name) => selectSetting(state, name));
    expect(all()).toEqual(Object.values(said));
    const others = { sidebarRight: false, hidePostStats: false, subjectLineBehavior: 'masto' };
    for (const [name, value] of Object.entries(others)) {
      state = rootReducer(state, settingChanged({ name, value } as never));
    }
    expect(all()).toEqual(Object.values(others));
    for (const name of names) state = rootReducer(state, settingReset({ name }));
    expect(all()).toEqual(Object.values(said));
  });

  it.each([
    [
      'SET-07',
      'scopeCopy postContentType sensitiveByDefault minimalScopesMode alwaysShowSubjectInput hideScopeNotice subjectLineBehavior modalOnApproveFollow modalOnDenyFollow modalOnRepeat modalOnDelete',
    ],
    [
      'SET-08',
      'hidePostStats muteWords hideMutedPosts hideMutedThreads hideFilteredStatuses hideWordFilteredPosts muteBotStatuses hideBotIndication hideScrobbles hideAttachments hideAttachmentsInConv hideNsfw loopVideo stopGifs preloadImage maxThumbnails padEmoji emojiReactionsScale',
    ],
    [
      'SET-09',
      'unseenAtTop ignoreInactionableSeen showExtraNotifications showExtraNotificationsTip showChatsInExtraNotifications showAnnouncementsInExtraNotifications showFollowRequestsInExtraNotifications notificationVisibility notificationNative',
    ],
    [
      'SET-10',
      'disableStickyHeaders conversationDisplay collapseMessageWithSubject mentionLinkShowAvatar maxDepthInThread virtualScrolling pauseOnUnfocused useStreamingApi replyVisibility',
    ],
  ])('accept each value of %s: %s', (_row, names) => {
    for (const name of names.split(' ')) {
      const value: unknown = fallbacks[name];
      expect(value).toBeDefined();
      const state = rootReducer(undefined, settingChanged({ name, value } as never));
      expect(readSettings(state.config.chosen)).toEqual({ [name]: value });
    }
    const subjects = ['noop', 'masto', 'email'];
    expect(subjects.every((value) => settings.subjectLineBehavior.accepts(value))).toBe(true);
    const kinds = ['mentions', 'likes', 'repeats', 'emojiReactions', 'follows', 'followRequest'];
    const others = ['moves', 'polls', 'reports', 'chatMention', 'statuses'];
    for (const flags of [settings.notificationVisibility, settings.notificationNative]) {
      expect(Object.keys(flags.fallback).sort()).toEqual([...kinds, ...others].sort());
    }
  });

  it('can be read from any data without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(typeof readSettings(anything)).toBe('object');
      }),
    );
  });
});
