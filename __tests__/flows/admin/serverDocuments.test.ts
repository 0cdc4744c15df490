/** Administrators of the Pleroma family write the terms and the panel of their server. */
import nock from 'nock';
import { documentChangeRequest, documentRequest } from '@/domain/admin/server/serverDocuments';
import type { ServerFamily } from '@/domain/session/instance';
import { serverDocumentsSaga } from '@/sagas/admin/serverDocuments';
import { selectServerDocuments } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import {
  documentOpened,
  documentResetRequested,
  documentSaveRequested,
  documentWritten,
} from '@/slices/admin/serverDocuments';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const name = 'terms-of-service';
const TERMS = `/api/v1/pleroma/admin/instance_document/${name}`;
const html = { 'content-type': 'text/html; charset=utf-8' };

async function open(family: ServerFamily = 'pleroma') {
  const story = replay(serverDocumentsSaga, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn({ role: 'admin', permissions: 1 }),
    ],
  });
  story.dispatch(documentOpened({ name }));
  await settled();
  return {
    ...story,
    draft: () => selectServerDocuments(story.state()).drafts[name],
    saved: () => selectServerDocuments(story.state()).saved[name],
    failure: () => selectRequest(story.state(), documentChangeRequest(name)).reason,
  };
}

it('the source is edited, and only its cleaned form is shown', async () => {
  server().get(TERMS).reply(200, '<p onclick="x()">Be kind</p><script>x()</script>', html);
  const story = await open();
  expect(story.draft()?.text).toContain('<script>');
  expect(story.draft()?.html).toBe('<p>Be kind</p>');
  story.dispatch(documentWritten({ name, text: '<p>Be fair</p><img src=x onerror=x()>' }));
  await clock.passSeconds(1);
  expect(story.draft()?.html).toContain('Be fair');
  expect(story.draft()?.html).not.toContain('onerror');
});

it('a text is saved once, and reset to that of the server', async () => {
  server().get(TERMS).reply(200, '<p>Old</p>', html);
  const story = await open();
  story.dispatch(documentWritten({ name, text: '<p>New</p>' }));
  server()
    .patch(TERMS, (body: string) => body.includes('<p>New</p>'))
    .reply(200, { url: 'https://home.example/instance/terms.html' });
  story.dispatch(documentSaveRequested({ name }));
  story.dispatch(documentSaveRequested({ name }));
  await clock.passSeconds(1);
  expect(story.saved()).toBe('<p>New</p>');
  server().delete(TERMS).reply(200, {});
  server().get(TERMS).reply(200, '<p>Usual</p>', html);
  story.dispatch(documentResetRequested({ name }));
  await clock.passSeconds(1);
  expect(story.draft()).toEqual({ text: '<p>Usual</p>', html: '<p>Usual</p>' });
  expect(nock.isDone()).toBe(true);
});

it('a refusal is told, and what was written stays', async () => {
  server().get(TERMS).times(2).reply(200, '<p>Old</p>', html);
  const story = await open();
  story.dispatch(documentWritten({ name, text: '<p>Mine</p>' }));
  server().patch(TERMS).reply(403, { error: 'User is not an admin.' });
  story.dispatch(documentSaveRequested({ name }));
  await clock.passSeconds(2);
  expect(story.failure()).toBe('User is not an admin.');
  story.dispatch(documentOpened({ name }));
  await settled();
  expect(story.draft()?.text).toBe('<p>Mine</p>');
});

it.each([403, 404, 500, 501])('says so when the answer is %i', async (status) => {
  nock(ORIGIN).persist().get(TERMS).reply(status, { error: 'No' });
  const story = await open();
  await clock.passSeconds(4);
  expect(selectRequest(story.state(), documentRequest(name)).reason).not.toBeNull();
  expect(story.draft()).toBeUndefined();
});

it('asks no other family, and leaves nothing behind at logout', async () => {
  expect((await open('mastodon')).draft()).toBeUndefined();
  server().get(TERMS).reply(200, '<p>A secret draft</p>', html);
  const story = await open();
  story.dispatch(loggedOut());
  expect(JSON.stringify(story.state())).not.toContain('A secret draft');
});
