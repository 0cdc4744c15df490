/** The doctor asks for pages as a browser does, and for other files as the client does. */
import { createSiteFetch } from '@/doctor/site/siteFetch';
import { ORIGIN } from '@support/context';

/** A proxy that sends the page only to those who name HTML, as the guide for operators has it. */
const proxy: typeof fetch = (_address, init) => {
  const isPage = new Headers(init?.headers).get('accept')?.includes('text/html') === true;
  return Promise.resolve(
    isPage ? new Response('<!doctype html>') : new Response('{}', { status: 404 }),
  );
};

const ask = createSiteFetch(proxy);

it.each(['/', '/index.html', '/index.html?anew'])('gets the page at %s', async (path) => {
  expect(await ask(ORIGIN + path)).toMatchObject({ status: 200, text: '<!doctype html>' });
});

it.each(['/api/v1/instance', '/static/config.json', '/instance/panel.html'])(
  'does not ask for a page at %s',
  async (path) => {
    expect(await ask(ORIGIN + path)).toMatchObject({ status: 404, text: '{}' });
  },
);

it('reports an address that cannot be read as unreachable', async () => {
  expect(await ask('http://')).toEqual({ kind: 'unreachable' });
});
