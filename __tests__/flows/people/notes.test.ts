/** Private notes about people: written, saved on the server, and reported when saving fails. */
import nock from 'nock';
import { fork } from '@/sagas/engine/effects';
import { notesSaga } from '@/sagas/people/notes';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectNoteDraft } from '@/selectors/people/notes';
import { selectRelationship } from '@/selectors/people/relationships';
import { noteEdited, noteNotSaved, noteSaved, noteSaveRequested } from '@/slices/people/notes';
import { userTokenReceived } from '@/slices/session/session';
import { relationshipReceived } from '@support/people/relationshipActions';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixture, replayFixture } from '@support/fixtures';
import { wireRelationship } from '@support/wire';

useStoppedClock();

function begin(token: string, userId: string) {
  return replay(
    function* () {
      yield* fork(noticesSaga);
      yield* notesSaga();
    },
    {
      before: [
        userTokenReceived({ userToken: token }),
        signedIn(),
        relationshipReceived({ id: userId, note: 'Before' }),
      ],
    },
  );
}

describe('a private note', () => {
  it.each(['people/note', 'people/note-cleared'])('REL-22 is saved: %s', async (name) => {
    const { request } = fixture(name);
    const userId = request.path.split('/')[4]!;
    const { comment } = request.body as { comment: string };
    replayFixture(name);
    const story = begin(`TOKEN-${request.as}`, userId);
    story.dispatch(noteEdited({ userId, text: comment }));
    story.dispatch(noteSaveRequested({ userId }));
    expect(selectNoteDraft(story.state(), userId)).toEqual({ text: comment, frozen: true });
    // A note cannot be edited while it is being saved.
    story.dispatch(noteEdited({ userId, text: 'Something else' }));
    await story.until(noteSaved);
    expect(selectNoteDraft(story.state(), userId)).toBeNull();
    expect(selectRelationship(story.state(), userId)?.note).toBe(comment);
  });

  it('REL-23 is only editable again when saving failed, with a notice, as it looks saved otherwise', async () => {
    nock(ORIGIN).post('/api/v1/accounts/u2/note').reply(500, { error: 'Oh no' });
    const story = begin('TOKEN-mia', 'u2');
    story.dispatch(noteEdited({ userId: 'u2', text: 'After' }));
    story.dispatch(noteSaveRequested({ userId: 'u2' }));
    await story.until(noteNotSaved);
    expect(selectNoteDraft(story.state(), 'u2')).toEqual({ text: 'After', frozen: false });
    expect(selectRelationship(story.state(), 'u2')?.note).toBe('Before');
    await settled();
    expect(story.state().notices.map(({ messageKey }) => messageKey)).toEqual([
      'user_card.note_error',
    ]);
    nock(ORIGIN)
      .post('/api/v1/accounts/u2/note', { comment: 'After' })
      .reply(200, wireRelationship({ note: 'After' }));
    story.dispatch(noteSaveRequested({ userId: 'u2' }));
    await story.until(noteSaved);
    expect(selectRelationship(story.state(), 'u2')?.note).toBe('After');
  });
});
