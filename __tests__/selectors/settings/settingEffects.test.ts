/** The effects of settings on selectors: statuses, drafts and notifications. */
import type { Action } from '@reduxjs/toolkit';
import { draftTarget, NEW_POST } from '@/domain/composer/draft';
import { settings, type Settings } from '@/domain/settings/settings';
import { selectDraft } from '@/selectors/composer/drafts';
import { selectInteractionTabs } from '@/selectors/notifications/interactionFeeds';
import {
  selectNotificationRows,
  selectWorthNotifying,
} from '@/selectors/notifications/notifications';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { silenceLifted } from '@/slices/realtime/realtime';
import { rootReducer, type RootState } from '@/slices/root';
import { relationshipsReceived } from '@/slices/people/relationships';
import { decodeRelationships } from '@/api/decode/people/relationship';
import type { WireStatus } from '@/api/wire/status';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireRelationship, wireStatus, wireUser } from '@support/wire';

const after = (...actions: Action[]): RootState =>
  actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'begin' }));

const chosen = (wanted: Partial<Settings>) =>
  Object.entries(wanted).map(([name, value]) => settingChanged({ name, value } as never));

describe('a status', () => {
  const account = wireUser({ id: 'u2', acct: 'ben' });
  const shownAs = (wire: Partial<WireStatus>, wanted: Partial<Settings>, ...more: Action[]) => {
    const known = statusesKnown(wireStatus({ id: 's1', account, ...wire }));
    const state = after(signedIn({ id: 'me' }), known, ...more, ...chosen(wanted));
    return selectFilteringDecision(state, 's1', 'home').show;
  };

  it('by a bot is muted for readers who mute bots [muteBotStatuses]', () => {
    const bot = { account: { ...account, bot: true } };
    expect(shownAs(bot, {})).toBe('full');
    expect(shownAs(bot, { muteBotStatuses: true })).toBe('collapsed');
  });

  it('that is sensitive is muted for readers who mute sensitive posts [muteSensitiveStatuses]', () => {
    expect(shownAs({ sensitive: true }, {})).toBe('full');
    expect(shownAs({ sensitive: true }, { muteSensitiveStatuses: true })).toBe('collapsed');
  });

  it('by somebody muted is collapsed or hidden [hideMutedPosts]', () => {
    const muting = relationshipsReceived({
      relationships: decodeRelationships([wireRelationship({ id: 'u2', muting: true })]),
    });
    expect(shownAs({}, {}, muting)).toBe('collapsed');
    expect(shownAs({}, { hideMutedPosts: true }, muting)).toBe('hidden');
  });

  it('of a muted thread is hidden or collapsed [hideMutedThreads]', () => {
    const muted = { muted: true, pleroma: { thread_muted: true } };
    expect(shownAs(muted, {})).toBe('hidden');
    expect(shownAs(muted, { hideMutedThreads: false })).toBe('collapsed');
  });

  it('with a muted word is collapsed or hidden [hideWordFilteredPosts]', () => {
    const wire = { content: 'By the pond', pleroma: {} };
    const muteWords = ['pond'];
    expect(shownAs(wire, { muteWords })).toBe('collapsed');
    expect(shownAs(wire, { muteWords, hideWordFilteredPosts: true })).toBe('hidden');
  });
});

describe('a draft', () => {
  const parent = wireStatus({
    id: 's1',
    visibility: 'private',
    spoiler_text: 'Frogs',
    pleroma: {},
  });
  const begun = (target: string, wanted: Partial<Settings>) =>
    selectDraft(after(signedIn(), statusesKnown(parent), ...chosen(wanted)), target);
  const reply = draftTarget('reply', 's1');

  it('is sensitive from the start for writers who want that [sensitiveByDefault]', () => {
    expect(begun(NEW_POST, {}).sensitive).toBe(false);
    expect(begun(NEW_POST, { sensitiveByDefault: true }).sensitive).toBe(true);
  });

  it('has the visibility of the post it replies to, or one’s own default [scopeCopy]', () => {
    expect(begun(reply, {}).visibility).toBe('private');
    expect(begun(reply, { scopeCopy: false }).visibility).toBe('public');
  });

  it('has a subject in the chosen reply style [subjectLineBehavior]', () => {
    expect(begun(reply, {}).subject).toBe('re: Frogs');
    expect(begun(reply, { subjectLineBehavior: 'masto' }).subject).toBe('Frogs');
    expect(begun(reply, { subjectLineBehavior: 'noop' }).subject).toBe('');
  });
});

describe('notifications', () => {
  const rows = (entries: Parameters<typeof holding>[0], wanted: Partial<Settings>) =>
    selectNotificationRows(after(signedIn(), holding(entries), ...chosen(wanted)));

  it('are sorted by time, or with unseen ones first [unseenAtTop]', () => {
    const entries = [
      someNotification({ id: '3', type: 'mention', seen: true }),
      someNotification({ id: '2', type: 'follow', seen: false }),
    ];
    const ids = (wanted: Partial<Settings>) => rows(entries, wanted).map(({ id }) => id);
    expect(ids({})).toEqual(['3', '2']);
    expect(ids({ unseenAtTop: true })).toEqual(['2', '3']);
  });

  it('of the same kind about the same post are grouped, or one row each [notificationGrouping]', () => {
    const entries = ['3', '2'].map((id) => someNotification({ id, type: 'like' }));
    expect(rows(entries, {})).toHaveLength(1);
    const apart = { ...settings.notificationGrouping.fallback, likes: false };
    expect(rows(entries, { notificationGrouping: apart })).toHaveLength(2);
  });

  it('are shown on the desktop for the chosen types [notificationNative]', () => {
    const like = someNotification({ type: 'like' });
    const told = (wanted: Partial<Settings>) =>
      selectWorthNotifying(after(signedIn(), silenceLifted(), ...chosen(wanted)), like);
    expect(told({})).toBe(false);
    expect(
      told({ notificationNative: { ...settings.notificationNative.fallback, likes: true } }),
    ).toBe(true);
  });

  it('of people who moved have a tab unless the account follows them automatically [allowFollowingMove]', () => {
    const tabs = (allowsFollowingMove: boolean) =>
      selectInteractionTabs(
        after(instanceConfigured({ instance: {} }), signedIn({ allowsFollowingMove })),
      );
    expect(tabs(true)).not.toContain('moves');
    expect(tabs(false)).toContain('moves');
  });
});
