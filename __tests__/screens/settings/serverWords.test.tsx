/** Replaces error codes and stock phrases of servers with sentences; a press shows the original. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { adminRequests } from '@/domain/admin/adminRequests';
import { transferRequest } from '@/domain/settings/dataTransfer';
import { peopleListRequest } from '@/domain/people/peopleList';
import { securityForms, securityRequests } from '@/domain/settings/security';
import { MessageFoot } from '@/screens/chats/MessageFoot';
import { InstallFailed } from '@/screens/settings/admin/InstallFailed';
import { AdminNotices } from '@/screens/settings/admin/AdminNotices';
import { EmojiActionNotice } from '@/screens/settings/admin/emoji/EmojiActionNotice';
import { RemoteEmojiPacks } from '@/screens/settings/admin/emoji/RemoteEmojiPacks';
import { ExportButton } from '@/screens/settings/data/ExportButton';
import { PeoplePart } from '@/screens/settings/mutes/PeoplePart';
import { RefusedNotice } from '@/screens/settings/RefusedNotice';
import { RecoveryCodes } from '@/screens/settings/security/RecoveryCodes';
import { SecondFactor } from '@/screens/settings/security/SecondFactor';
import { Sessions } from '@/screens/settings/security/Sessions';
import { ServerSays } from '@/screens/settings/ServerSays';
import { peoplePageReceived } from '@/slices/people/peopleLists';
import { requestFailed } from '@/slices/engine/requests';
import { factorReceived, sessionsReceived } from '@/slices/settings/security';
import { someUnsent } from '@support/talk/chats';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const RAW = 'This action is not allowed';
const failed = (key: string) => requestFailed({ key, reason: RAW, httpStatus: 403 });
const blocks = { kind: 'blocks', userId: 'u1' } as const;
const onePage = peoplePageReceived({
  list: blocks,
  page: 'first',
  userIds: ['u5'],
  next: '5',
  entities: { statuses: [], users: [someUser({ id: 'u5', screenName: 'ann', name: 'Ann' })] },
});
const session = { id: '7', appName: 'Toad', validUntil: null };

const places: [string, ReactElement, ...UnknownAction[]][] = [
  ['what was refused', <RefusedNotice key="" what="It failed" reason={RAW} />],
  ['what the server says', <ServerSays key="" reason={RAW} />],
  [
    'more people of a list',
    <PeoplePart key="" list={blocks} />,
    onePage,
    failed(peopleListRequest(blocks, 'older')),
  ],
  ['the sessions', <Sessions key="" />, failed(securityRequests.sessions)],
  [
    'one session',
    <Sessions key="" />,
    sessionsReceived({ sessions: [session] }),
    failed(`${securityRequests.sessions} 7`),
  ],
  [
    'recovery codes',
    <RecoveryCodes key="" codes={['a']} settingUp />,
    failed(securityForms.factor),
  ],
  ['the second factor', <SecondFactor key="" />, failed(securityRequests.factor)],
  [
    'a second factor to be set up',
    <SecondFactor key="" />,
    factorReceived({ enabled: false }),
    failed(securityForms.factor),
  ],
  [
    'an export',
    <ExportButton key="" kind="follows" />,
    failed(transferRequest('export', 'follows')),
  ],
  ['a front-end', <InstallFailed key="" name="reed" reason={RAW} onDismiss={() => undefined} />],
  ['packs of emoji', <EmojiActionNotice key="" />, failed(adminRequests.emojiPackAction)],
  [
    'packs of another server',
    <RemoteEmojiPacks key="" names={[]} />,
    failed(adminRequests.remotePacks),
  ],
  ['settings of the server', <AdminNotices key="" />, failed(adminRequests.push)],
  ['a chat message', <MessageFoot key="" id="m" timed message={someUnsent({ error: RAW })} />],
];

it.each(places)(
  'a stock phrase of the server is shown as a sentence, with the original one press away: %s',
  async (_place, part, ...before) => {
    const { container } = renderInStore(part, { before: [signedIn(), ...before] });
    const page = within(container);
    expect(await page.findByText(/The server doesn't allow this\./)).toBeVisible();
    expect(page.queryByText(RAW)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(page.getByText(RAW)).toBeVisible();
  },
);
