/** The page on which visitors name their own account elsewhere, to follow somebody from there. */
import type { Call, Route } from '../../http/call';
import { Reply, open, pleromaLike } from '../../http/call';
import { refuse } from '../../http/refusal';
import { actorUrl, findByName } from '../../state/people';
import { escapeHtml } from '../../text/escape';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function remoteFollow({ world, params }: Call): Reply {
  const nickname = params.text('nickname') ?? '';
  const person = findByName(world, nickname, null);
  if (!person) throw refuse(404, "Can't find user");
  const profile = (params.text('profile') ?? '').trim();
  const host = profile.split('@').at(-1) ?? '';
  if (profile !== '' && host !== '') {
    const uri = encodeURIComponent(actorUrl(world, person));
    return new Reply({
      status: 302,
      headers: { location: `https://${host}/ostatus_subscribe?acct=${uri}` },
      text: '',
    });
  }
  const text = `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(world.title)}</title>
    <link rel="stylesheet" href="/instance/static.css">
  </head>
  <body>
    <main>
      <h1>Remotely follow ${escapeHtml(person.nickname)}</h1>
      <form action="/main/ostatus" method="post">
        <input type="hidden" name="nickname" value="${escapeHtml(person.nickname)}">
        <p><label for="profile">Your account ID, like name@server</label>
        <input id="profile" name="profile" type="text" required></p>
        <p><button type="submit">Follow</button></p>
      </form>
    </main>
  </body>
</html>
`;
  return new Reply({ text, headers: HTML });
}

export const remoteFollowRoutes: Route[] = (['GET', 'POST'] as const).map((method) =>
  open({
    method,
    path: '/main/ostatus',
    families: pleromaLike,
    isPrivate: 'open',
    handle: remoteFollow,
  }),
);
