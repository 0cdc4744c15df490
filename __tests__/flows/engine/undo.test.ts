/** Notices about what was done: which are shown, and which offer to undo it. */
import { askOrUndo, askOrUndoOf } from '@/domain/engine/askOrUndo';
import { noEntities } from '@/domain/engine/entities';
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { Settings } from '@/domain/settings/settings';
import type { StatusToggle } from '@/domain/statuses/status';
import { noticesSaga } from '@/sagas/noticeRules';
import { bulkActionStarted } from '@/slices/admin/bulkActions';
import { noticeDismissed, noticeUndone } from '@/slices/engine/notices';
import {
  relationshipActionConfirmed,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { settingChanged } from '@/slices/session/config';
import { pageShown } from '@/slices/session/startup';
import { statusToggleConfirmed, statusToggleRequested } from '@/slices/statuses/statuses';
import { useStoppedClock } from '@support/clock';
import { replay } from '@support/flow';
import { remoteUser, usersKnown } from '@support/people/relationshipActions';

const clock = useStoppedClock();

const toggled = (toggle: StatusToggle, wanted = true, statusId = 's1') =>
  statusToggleConfirmed({ statusId, toggle, wanted, entities: noEntities() });
const related = (relationshipKind: RelationshipKind, wanted = true, userId = 'u2') =>
  relationshipActionConfirmed({ userId, relationshipKind, wanted });
const offering = (value: Settings['undoNotices']) => settingChanged({ name: 'undoNotices', value });
const asking = (name: 'modalOnBlock' | 'modalOnMuteDomain' | 'modalOnMute', value: boolean) =>
  settingChanged({ name, value });

const begin = (...more: Parameters<ReturnType<typeof replay>['dispatch']>[0][]) =>
  replay(noticesSaga, {
    before: [
      pageShown(),
      usersKnown(remoteUser()),
      usersKnown(remoteUser({ id: 'u3', name: 'Cleo' })),
      asking('modalOnBlock', false),
      asking('modalOnMuteDomain', false),
      ...more,
    ],
  });
const named = (story: ReturnType<typeof begin>) =>
  story.state().notices.map(({ messageKey, undoable = false }) => [messageKey, undoable]);

describe('notices about what was done', () => {
  it.each([
    ['off', { bookmark: false, mute: false, muteConversation: false }],
    [
      'lasting',
      {
        bookmark: true,
        mute: true,
        muteConversation: true,
        unfollow: true,
        block: true,
        muteDomain: true,
      },
    ],
    [
      'all',
      {
        repeat: true,
        unfavourite: true,
        bookmark: true,
        unbookmark: true,
        muteConversation: true,
        unfollow: true,
        mute: true,
        block: true,
        muteDomain: true,
      },
    ],
  ] as const)('offer Undo after the actions of the choice "%s" [undoNotices]', (chosen, offers) => {
    const told: Record<string, boolean> = {};
    for (const [name, { undo }] of Object.entries(askOrUndo)) {
      if (undo === null) continue;
      const story = begin(offering(chosen));
      const { change } = undo;
      story.dispatch(
        'toggle' in change
          ? toggled(change.toggle, change.wanted)
          : related(change.relationshipKind, change.wanted),
      );
      const [notice] = story.state().notices;
      if (notice) told[name] = notice.undoable ?? false;
    }
    expect(told).toEqual(offers);
  });

  it('are not shown of other changes, nor of an action that was asked about', () => {
    const story = begin(asking('modalOnBlock', true));
    for (const action of [toggled('favourited'), toggled('pinned'), related('following')]) {
      story.dispatch(action);
    }
    story.dispatch(related('blocking'));
    expect(named(story)).toEqual([]);
    // How long somebody is muted was chosen, and is confirmed all the same.
    story.dispatch(asking('modalOnMute', true));
    story.dispatch(related('muting'));
    expect(named(story)).toEqual([['user_card.muted_now', true]]);
  });

  it('undo with the opposite change, for ten seconds', async () => {
    const story = begin();
    story.dispatch(toggled('threadMuted'));
    expect(named(story)).toEqual([['status.conversation_muted', true]]);
    await clock.pass(9_999);
    story.dispatch(noticeUndone({ id: 'status.conversation_muted s1' }));
    expect(named(story)).toEqual([]);
    expect(story.all(statusToggleRequested)).toEqual([
      statusToggleRequested({ statusId: 's1', toggle: 'threadMuted', wanted: false }),
    ]);
    story.dispatch(toggled('threadMuted'));
    await clock.pass(10_000);
    expect(named(story)).toEqual([]);
  });

  it('name the person, and undo each for itself', () => {
    const story = begin();
    story.dispatch(related('muting'));
    story.dispatch(related('muting', true, 'u3'));
    expect(story.state().notices).toMatchObject([
      { level: 'success', values: { name: 'Ben' } },
      { level: 'success', values: { name: 'Cleo' } },
    ]);
    story.dispatch(noticeUndone({ id: 'user_card.muted_now u2' }));
    expect(story.all(relationshipActionRequested)).toEqual([
      relationshipActionRequested({ userId: 'u2', relationshipKind: 'muting', wanted: false }),
    ]);
    expect(story.state().notices).toMatchObject([{ values: { name: 'Cleo' } }]);
  });

  it('are at most three at a time: the oldest offer goes', () => {
    const story = begin();
    for (const id of ['s1', 's2', 's3', 's4']) story.dispatch(toggled('bookmarked', true, id));
    expect(story.state().notices.map(({ id }) => id)).toEqual([
      'status.bookmarked s2',
      'status.bookmarked s3',
      'status.bookmarked s4',
    ]);
    // The same post again replaces its own notice.
    story.dispatch(toggled('bookmarked', true, 's2'));
    expect(story.state().notices).toHaveLength(3);
  });

  it('say what Undo cannot bring back', () => {
    const lost = () => story.state().notices.at(-1)?.values.lost;
    const story = begin(usersKnown(remoteUser({ id: 'u3', name: 'Cleo', isLocked: true })));
    story.dispatch(related('blocking'));
    expect(lost()).toBe('no');
    const ended = { wanted: true, endedFollow: true } as const;
    story.dispatch(
      relationshipActionConfirmed({ userId: 'u2', relationshipKind: 'blocking', ...ended }),
    );
    expect(lost()).toBe('yes');
    const left = { relationshipKind: 'following', wanted: false, endedFollow: true } as const;
    story.dispatch(relationshipActionConfirmed({ userId: 'u2', ...left }));
    expect(lost()).toBe('no');
    story.dispatch(relationshipActionConfirmed({ userId: 'u3', ...left }));
    expect(lost()).toBe('yes');
  });

  it('undo nothing once they were dismissed', () => {
    const story = begin();
    story.dispatch(related('muting'));
    story.dispatch(noticeDismissed({ id: 'user_card.muted_now u2' }));
    story.dispatch(noticeUndone({ id: 'user_card.muted_now u2' }));
    expect(story.all(relationshipActionRequested)).toEqual([]);
  });

  it('leave a bulk action to its own log', () => {
    const story = begin();
    const deed = { id: 'd1', kind: 'mute', at: 0, phase: 'running', people: [] } as const;
    story.dispatch(bulkActionStarted({ deed: { ...deed, people: [] } }));
    story.dispatch(related('muting'));
    expect(named(story)).toEqual([]);
  });
});

it('no inverse is told of in the same notice, so that Undo does not offer itself', () => {
  for (const { undo } of Object.values(askOrUndo)) {
    if (undo === null) continue;
    const { change, messageKey } = undo;
    const inverse = askOrUndoOf({ ...change, wanted: !change.wanted });
    expect(inverse?.undo.messageKey).not.toBe(messageKey);
  }
});
