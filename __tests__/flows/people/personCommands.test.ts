/** Commands on a person: done at once, or asked about first, as the settings and the state say. */
import type { PersonMenuCommand } from '@/domain/people/personCommands';
import { emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { personCommandsSaga } from '@/sagas/people/personCommands';
import type { RouteTarget } from '@/sagas/engine/context';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import { dialogOpened } from '@/slices/engine/dialogs';
import { noteEdited } from '@/slices/people/notes';
import {
  handleCopied,
  handleNotCopied,
  personCommandRequested,
} from '@/slices/people/personCommands';
import {
  relationshipActionConfirmed,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { selectQuietPeople } from '@/selectors/session/navigation';
import { settingChanged } from '@/slices/session/config';
import { settled } from '@support/clock';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { relationshipReceived, remoteUser, usersKnown } from '@support/people/relationshipActions';

type Relation = Parameters<typeof relationshipReceived>[0];
type Before = NonNullable<Parameters<typeof replay>[1]>['before'];

function begin(relation: Relation = {}, before: Before = []) {
  const copied: string[] = [];
  const visited: (RouteTarget | string)[] = [];
  const story = replay(personCommandsSaga, {
    before: [
      signedIn(),
      usersKnown(remoteUser()),
      relationshipReceived(relation),
      ...(before ?? []),
    ],
    context: {
      page: {
        copyText: (text) => Promise.resolve(void copied.push(text)),
        goTo: (target) => void visited.push(target),
      },
    },
  });
  const press = (command: PersonMenuCommand, compact?: boolean) =>
    story.dispatch(personCommandRequested({ userId: 'u2', command, compact }));
  return { ...story, press, copied, visited };
}

const asking = (
  name: `modalOn${'Unfollow' | 'Mute' | 'MuteDomain' | 'Block' | 'RemoveUserFromFollowers'}`,
  value: boolean,
) => settingChanged({ name, value });

describe('a command that can be confirmed', () => {
  it.each([
    ['follow', 'modalOnUnfollow', { following: true }, 'following', 'unfollow'],
    ['block', 'modalOnBlock', {}, 'blocking', 'block'],
    ['muteDomain', 'modalOnMuteDomain', {}, 'domainBlocking', 'muteDomain'],
    [
      'removeFollower',
      'modalOnRemoveUserFromFollowers',
      { followed_by: true },
      'followedBy',
      'removeFollower',
    ],
  ] as const)('REL-10 asks before "%s" if %s is on', (...row) => {
    const [command, setting, relation, relationshipKind, question] = row;
    const careful = begin(relation, [asking(setting, true)]);
    careful.press(command);
    const props = { userId: 'u2', command: question };
    expect(careful.all(dialogOpened)).toEqual([dialogOpened({ kind: 'confirmPerson', props })]);
    expect(careful.all(relationshipActionRequested)).toEqual([]);

    const quick = begin(relation, [asking(setting, false)]);
    quick.press(command);
    const wanted = command === 'block' || command === 'muteDomain';
    expect(quick.all(dialogOpened)).toEqual([]);
    expect(quick.all(relationshipActionRequested)).toEqual([
      relationshipActionRequested({ userId: 'u2', relationshipKind, wanted }),
    ]);
  });

  it.each([
    ['mute', { muting: true }, 'muting', 'modalOnMute'],
    ['block', { blocking: true }, 'blocking', 'modalOnBlock'],
    ['muteDomain', { domain_blocking: true }, 'domainBlocking', 'modalOnMuteDomain'],
  ] as const)('undoes "%s" without a question', (command, relation, relationshipKind, setting) => {
    const story = begin(relation, [asking(setting, true)]);
    story.press(command);
    expect(story.all(dialogOpened)).toEqual([]);
    expect(story.all(relationshipActionRequested)).toEqual([
      relationshipActionRequested({ userId: 'u2', relationshipKind, wanted: false }),
    ]);
  });

  it('REL-14 turns a pending follow around with the next press, without a question', () => {
    const story = begin({}, [asking('modalOnUnfollow', true)]);
    story.press('follow');
    story.press('follow');
    const wishes = story.all(relationshipActionRequested).map(({ payload }) => payload.wanted);
    expect(wishes).toEqual([true, false]);
    story.dispatch(relationshipReceived({ following: true }));
    story.dispatch(
      relationshipActionConfirmed({ userId: 'u2', relationshipKind: 'following', wanted: false }),
    );
    story.press('follow');
    expect(story.all(dialogOpened)).toHaveLength(1);
  });

  it('asks how long to mute if modalOnMute is on', () => {
    const story = begin({}, [asking('modalOnMute', true)]);
    story.press('mute');
    expect(story.all(dialogOpened)).toEqual([
      dialogOpened({ kind: 'mutePerson', props: { userId: 'u2' } }),
    ]);
  });
});

describe('the other commands on a person', () => {
  it('mute their notifications alone, and undo that; nobody is asked', () => {
    const story = begin();
    const quiet = () => selectQuietPeople(story.state());
    story.press('muteNotifications');
    expect(quiet()).toEqual(['u2']);
    story.press('muteNotifications');
    expect(quiet()).toEqual([]);
    expect(story.all(relationshipActionRequested)).toEqual([]);
  });

  it('mention them behind what is typed already, once', () => {
    const draft = { ...emptyDraft, text: 'Look' };
    const story = begin({}, [draftSaved({ target: NEW_POST, draft })]);
    story.press('mention');
    expect(story.all(draftEdited).map(({ payload }) => payload.change)).toEqual([
      { text: 'Look @ben@far.example ' },
    ]);
    expect(story.all(dialogOpened)).toEqual([dialogOpened({ kind: 'postStatus', props: null })]);
  });

  it('REL-08 go to the chat with them', () => {
    const story = begin();
    story.press('chat');
    expect(story.visited).toEqual([
      { name: 'chat', params: { username: 'mia', recipientId: 'u2' } },
    ]);
  });

  it('continue the draft of a note, in a dialog where there is no space', () => {
    const story = begin({ note: 'Before' });
    story.press('note');
    expect(story.all(noteEdited)).toEqual([noteEdited({ userId: 'u2', text: 'Before' })]);
    expect(story.all(dialogOpened)).toEqual([]);
    story.dispatch(noteEdited({ userId: 'u2', text: 'Begun' }));
    story.press('note', true);
    expect(story.all(noteEdited).at(-1)).toEqual(noteEdited({ userId: 'u2', text: 'Begun' }));
    expect(story.all(dialogOpened)).toEqual([
      dialogOpened({ kind: 'personNote', props: { userId: 'u2' } }),
    ]);
  });

  it('copy the handle, or say why not', async () => {
    const story = begin();
    story.press('copyHandle');
    await settled();
    expect(story.copied).toEqual(['@ben@far.example']);
    expect(story.all(handleCopied)).toHaveLength(1);
    story.context.page.copyText = () => Promise.reject(new Error('no'));
    story.press('copyHandle');
    await settled();
    expect(story.all(handleNotCopied)).toHaveLength(1);
  });
});
