/** Shortcuts whose effect depends on the state: profiles, folding, and what is new. */
import { emptyDraft, NEW_POST } from '@/domain/composer/draft';
import { fork } from '@/sagas/engine/effects';
import { shortcutsSaga } from '@/sagas/engine/shortcuts';
import { personCommandsSaga } from '@/sagas/people/personCommands';
import { draftEdited, draftSaved } from '@/slices/composer/drafts';
import {
  authorKeyPressed,
  foldKeyPressed,
  mentionKeyPressed,
  routeKeyPressed,
  showNewKeyPressed,
} from '@/slices/engine/shortcuts';
import { settingChanged } from '@/slices/session/config';
import { cardViewChanged } from '@/slices/statuses/cardViews';
import { newStatusesShown } from '@/slices/timelines/timelines';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

type Before = NonNullable<NonNullable<Parameters<typeof replay>[1]>['before']>;

function begin(subject = '', before: Before = []) {
  const visited: unknown[] = [];
  const eve = wireUser({ id: 'u2', acct: 'eve@far.example', username: 'eve' });
  const story = replay(
    function* () {
      yield* fork(shortcutsSaga);
      yield* personCommandsSaga();
    },
    {
      before: [
        ...before,
        statusesKnown(
          wireStatus({ account: eve, spoiler_text: subject, content: 'Words', pleroma: {} }),
        ),
      ],
      context: { page: { goTo: (target) => void visited.push(target) } },
    },
  );
  return { ...story, visited };
}

it('lead to the profiles of an author and of the reader, and to places of theirs', () => {
  const story = begin('', [signedIn()]);
  story.dispatch(authorKeyPressed({ statusId: 's1' }));
  story.dispatch(routeKeyPressed({ route: 'user-profile' }));
  story.dispatch(routeKeyPressed({ route: 'dms' }));
  story.dispatch(authorKeyPressed({ statusId: 'unknown' }));
  expect(story.visited).toEqual(['/users/$u2', '/users/mia', '/users/mia/dms']);
});

it('show and hide the text below a subject, and nothing where all is shown', () => {
  const collapsing = settingChanged({ name: 'collapseMessageWithSubject', value: true });
  const story = begin('Frogs', [collapsing]);
  const shown = () => story.state().cardViews['s1'];
  story.dispatch(foldKeyPressed({ statusId: 's1', focused: false }));
  const unfolded = shown();
  story.dispatch(foldKeyPressed({ statusId: 's1', focused: false }));
  expect(story.all(cardViewChanged)).toHaveLength(2);
  expect(shown()).not.toEqual(unfolded);
  const plain = begin();
  plain.dispatch(foldKeyPressed({ statusId: 's1', focused: false }));
  expect(plain.all(cardViewChanged)).toEqual([]);
});

it('mention the author behind what is typed', () => {
  const draft = { ...emptyDraft, text: 'Look' };
  const story = begin('', [signedIn(), draftSaved({ target: NEW_POST, draft })]);
  story.dispatch(mentionKeyPressed({ statusId: 's1' }));
  expect(story.all(draftEdited).map(({ payload }) => payload.change)).toEqual([
    { text: 'Look @eve@far.example ' },
  ]);
});

it('show what is new', () => {
  const story = begin();
  story.dispatch(showNewKeyPressed({ key: 'friends' }));
  expect(story.all(newStatusesShown)).toEqual([newStatusesShown({ key: 'friends' })]);
});
