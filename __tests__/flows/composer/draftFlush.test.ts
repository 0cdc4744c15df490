/**
 * Text typed just before the page is hidden or closed is stored, and restored on the next visit.
 */
import type { Action } from '@reduxjs/toolkit';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { draftFlushSaga } from '@/sagas/composer/drafts/draftFlush';
import { pageEventsSaga } from '@/sagas/realtime/pageEvents';
import {
  draftDiscarded,
  draftEdited,
  draftsRestored,
  postConfirmed,
} from '@/slices/composer/drafts';
import { jobUpdated } from '@/slices/composer/outbox';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ownerHeard } from '@/slices/composer/tabDrafts';
import { fakePage, fakeTabStorage } from '@support/context';
import { someDraft, someJob } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';

useStoppedClock();

const mia: Action[] = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const target = 'new';

function* appSaga(): SagaGenerator<void> {
  yield* fork(pageEventsSaga);
  yield* fork(draftsSaga);
  yield* fork(draftFlushSaga);
}

function writer(before = mia, tab = fakeTabStorage()) {
  const page = fakePage();
  const story = replay(appSaga, { before, context: { page: page.events, storage: { tab } } });
  const type = (text: string) => story.dispatch(draftEdited({ target, change: { text } }));
  const words = () => {
    const drafts = Object.entries(tab.kept.words.drafts);
    return Object.fromEntries(drafts.map(([key, { text }]) => [key, text]));
  };
  return { story, tab, page, type, words };
}

describe('drafts when the page is hidden', () => {
  it('are stored synchronously, and not while the page is visible', () => {
    const { tab, page, type, words } = writer();
    type('Frogs');
    expect(words()).toEqual({});
    page.visible.change(false);
    expect(words()).toEqual({ new: 'Frogs' });
    expect(tab.kept.words.screenName).toBe('mia');
    page.visible.change(true);
    expect(words()).toEqual({});
  });

  it('are left to the tab that writes them', () => {
    const { story, page, type, words } = writer();
    const ownership = { owner: 'other', term: 1, seen: null, unseen: null };
    type('Frogs');
    story.dispatch(ownerHeard({ target, ownership }));
    page.visible.change(false);
    expect(words()).toEqual({});
    story.dispatch(ownerHeard({ target, ownership: { ...ownership, unseen: someDraft() } }));
    type('Frogs sing');
    expect(words()).toEqual({ new: 'Frogs sing' });
  });

  it('follow changes while the page is hidden', () => {
    const { story, page, type, words } = writer();
    type('Frogs');
    page.visible.change(false);
    type('Frogs sing');
    expect(words()).toEqual({ new: 'Frogs sing' });
    story.dispatch(postConfirmed({ target, statusId: 's1' }));
    expect(words()).toEqual({});
    type('Toads');
    story.dispatch(draftDiscarded({ target, draft: someDraft() }));
    expect(words()).toEqual({});
    type('Newts');
    story.dispatch(loggedOut());
    expect(words()).toEqual({});
  });

  it('leave out empty ones, and those being sent', () => {
    const { story, page, words } = writer();
    const draft = someDraft({ text: 'On its way' });
    story.dispatch(draftsRestored({ new: draft, 'reply s1': someDraft({ text: ' ' }) }));
    story.dispatch(jobUpdated(someJob({ draft, ownerId: signedIn().payload.user.id })));
    page.visible.change(false);
    expect(words()).toEqual({});
  });
});

describe('drafts after a reload', () => {
  const wrote = (changedAt: number) => someDraft({ text: 'Frogs sing', changedAt });
  const kept = (changedAt: number, screenName: string | null = 'mia') =>
    fakeTabStorage({ screenName, drafts: { new: wrote(changedAt) } });
  const record = draftsRestored({ new: someDraft({ text: 'Frogs', changedAt: 5 }) });
  const textOf = ({ story }: ReturnType<typeof writer>) => story.state().drafts[target]?.text;

  it('are restored if they are newer than the stored state, and removed from the tab', () => {
    const tab = kept(6);
    expect(textOf(writer([...mia, record], tab))).toBe('Frogs sing');
    expect(tab.kept.words.drafts).toEqual({});
  });

  it('are restored even if the stored state has none', () => {
    expect(textOf(writer(mia, kept(6)))).toBe('Frogs sing');
  });

  it('are not restored if they are older', () => {
    expect(textOf(writer([...mia, record], kept(4)))).toBe('Frogs');
  });

  it('are not restored for another account', () => {
    const tab = kept(6, 'leo');
    expect(textOf(writer(mia, tab))).toBeUndefined();
    expect(tab.kept.words.drafts).toEqual({});
    expect(textOf(writer([], kept(6)))).toBeUndefined();
  });
});
