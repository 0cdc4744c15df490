/** The page about the instance. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnknownAction } from '@reduxjs/toolkit';
import { decodeFederationPolicy } from '@/api/decode/session/federationPolicy';
import { ABOUT_REQUEST, type About } from '@/domain/session/about';
import AboutScreen from '@/screens/about/AboutScreen';
import { aboutClosed, aboutOpened, aboutReceived, staffReceived } from '@/slices/session/about';
import { instanceConfigured } from '@/slices/session/config';
import { requestFailed } from '@/slices/engine/requests';
import { someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { barriersIn, unreachedIn } from '@support/engine/barriers';

const about = (changes: Partial<About> = {}) =>
  aboutReceived({
    about: {
      descriptionHtml: 'About <b>ponds</b>',
      policy: null,
      statistics: { users: 1_200, activeUsers: 34, posts: 56_789, servers: null },
      staffNames: ['ada', 'moe', 'gone'],
      ...changes,
    },
  });

const configured = instanceConfigured({
  instance: {
    name: 'Pond',
    backendName: 'pleroma',
    backendVersion: '2.7.0',
    instanceSpecificPanelContent: '<p>Welcome to the <i>pond</i></p>',
    tos: '<p>Be <b>kind</b></p>',
    rules: [{ id: '1', text: 'No spam', hint: 'Not even a little' }],
    contactEmail: 'ada@pond.example',
    pleromaChatMessagesAvailable: true,
    shoutAvailable: false,
    textlimit: 4_200,
    registrationOpen: true,
    accountApprovalRequired: true,
  },
});

const staff = staffReceived({
  userIds: ['u1', 'u2'],
  entities: {
    statuses: [],
    users: [
      someUser({
        id: 'u1',
        screenName: 'ada',
        name: 'Ada',
        rights: { admin: true, moderator: false },
      }),
      someUser({
        id: 'u2',
        screenName: 'moe',
        name: 'Moe',
        rights: { admin: false, moderator: true },
      }),
    ],
  },
});

const policyOf = (wire: object) => about({ policy: decodeFederationPolicy(wire) });

const show = (...before: UnknownAction[]) =>
  renderInStore(<AboutScreen />, { before: [configured, ...before] });
const part = (name: string) => screen.getByRole('region', { name });

it('ABOUT-01 the about page shows the panel, the terms, the staff in groups and the policies of the node info', () => {
  show(
    staff,
    policyOf({
      enabled: true,
      mrf_policies: ['SimplePolicy'],
      mrf_simple: { reject: ['bad.example'] },
      mrf_simple_info: { reject: { 'bad.example': { reason: 'Harassment' } } },
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  expect(part('Pond')).toHaveTextContent('About ponds');
  expect(part('More about this server')).toHaveTextContent('Welcome to the pond');
  expect(part('Terms of service')).toHaveTextContent('Be kind');
  const admins = within(part('Server team')).getByRole('list', { name: 'Administrators' });
  expect(within(admins).getByRole('link')).toHaveTextContent('Ada');
  const moderators = within(part('Server team')).getByRole('list', { name: 'Moderators' });
  expect(within(moderators).getByRole('link')).toHaveTextContent('Moe');
  expect(within(part('Server team')).getByRole('link', { name: '@gone' })).toHaveAttribute(
    'href',
    '/users/gone',
  );
  expect(within(part('Federation')).getByText('SimplePolicy')).toBeVisible();
  const rejected = within(part('Federation')).getByRole('list', { name: 'Rejected' });
  expect(within(rejected).getByRole('listitem')).toHaveTextContent('bad.exampleHarassment');
});

it('the about page shows rules, features, limits, statistics and the versions of server and client', () => {
  show(about());
  expect(part('Rules')).toHaveTextContent('No spamNot even a little');
  const features = within(part('Supported features'));
  expect(features.getByText('Chats')).toBeVisible();
  expect(features.queryByText('Shoutbox')).toBeNull();
  expect(features.getByText('4,200 characters')).toBeVisible();
  expect(features.getByText('Approved by moderators')).toBeVisible();
  const numbers = part('Statistics');
  expect(numbers).toHaveTextContent('Accounts1,200');
  expect(numbers).toHaveTextContent('Posts from this server56,789');
  expect(within(numbers).queryByText('Known servers')).toBeNull();
  expect(part('Software')).toHaveTextContent(/Serverpleroma 2\.7\.0ClientLinnet \d+\.\d+\.\d+/);
  const link = within(part('Software')).getByRole('link', { name: 'Diagnostics' });
  expect(link).toHaveAttribute('href', '/about/diagnostics');
  const help = within(part('Software')).getByRole('link', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/about/help');
});

it.each([
  ['no policy at all', about()],
  ['a policy without a word', policyOf({ enabled: true })],
])('the about page says so for an instance with %s', (_what, told) => {
  show(told);
  expect(part('Federation')).toHaveTextContent("doesn't publish its rules");
});

it('the about page shows its parts together, and those that may be late after the others', () => {
  const { dispatch } = show(staff);
  expect(screen.queryAllByRole('region')).toEqual([]);
  dispatch(about());
  const names = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(names).toEqual([
    'Pond',
    'Server team',
    'Rules',
    'Supported features',
    'Federation',
    'Statistics',
    'Software',
    'More about this server',
    'Terms of service',
  ]);
});

it('the about page says if the instance does not federate, or hides parts of its policies', () => {
  show(policyOf({ enabled: false, exclusions: true }));
  expect(part('Federation')).toHaveTextContent("doesn't exchange posts with other servers");
  expect(part('Federation')).toHaveTextContent("doesn't publish all of its rules");
});

it('the about page folds and unfolds long lists, and searches servers in them', async () => {
  const user = userEvent.setup();
  const hosts = Array.from({ length: 30 }, (_, at) => `host${String(at)}.example`);
  show(
    policyOf({
      mrf_policies: ['SimplePolicy'],
      mrf_simple: { reject: hosts, unheard_of: ['odd.example'] },
    }),
  );
  const federation = within(part('Federation'));
  expect(federation.getByRole('list', { name: 'unheard_of' })).toBeVisible();
  expect(federation.queryByText('host7.example')).toBeNull();
  await user.click(federation.getByRole('button', { name: 'Rejected (30)' }));
  expect(federation.getByText('host7.example')).toBeVisible();
  await user.type(federation.getByRole('searchbox'), 'HOST7');
  expect(federation.getByRole('button', { name: 'Rejected (1)' })).toBeVisible();
  expect(federation.queryByText('odd.example')).toBeNull();
  await user.type(federation.getByRole('searchbox'), 'nowhere');
  expect(federation.getByRole('status')).toHaveTextContent('No matching servers');
});

it('the about page shows keywords and unknown policies as the server names them', () => {
  show(
    policyOf({
      mrf_policies: [],
      mrf_keyword: { reject: ['casino'], replace: [{ pattern: 'cat', replacement: '' }] },
      mrf_hellthread: { delist_threshold: 15 },
    }),
  );
  const federation = part('Federation');
  expect(within(federation).getByText('casino')).toBeVisible();
  expect(federation).toHaveTextContent('catremoved');
  expect(federation).toHaveTextContent('hellthreaddelist_threshold15');
});

it('the about page loads while it is shown, and shows failures with a retry button', async () => {
  const { dispatched, dispatch, unmount } = show();
  expect(dispatched).toEqual([aboutOpened()]);
  expect(screen.queryByRole('region', { name: 'Federation' })).toBeNull();
  dispatch(requestFailed({ key: ABOUT_REQUEST, reason: 'Bad gateway', httpStatus: 502 }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bad gateway');
  // The other sections are still shown.
  expect(part('Terms of service')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched.at(-1)).toEqual(aboutOpened());
  unmount();
  expect(dispatched.at(-1)).toEqual(aboutClosed());
});

it('the about page shows the pages of the staff, rules in the language of the reader, and its languages', async () => {
  const translations = { en: { text: 'Be gentle', hint: '' } };
  const { dispatched } = show(
    about({
      languages: ['en', 'de'],
      rules: [{ id: '1', text: 'Sei nett', hint: '', translations }],
      pages: {
        extendedHtml: '<p>A long story</p>',
        privacyHtml: '<p>Logs for a week</p>',
        termsHtml: '<p>Their terms</p>',
        isWhole: false,
      },
    }),
  );
  expect(screen.getByText('Languages: English and German')).toBeVisible();
  expect(part('Rules')).toHaveTextContent('Be gentle');
  expect(part('More about this server')).toHaveTextContent('A long story');
  expect(part('Privacy policy')).toHaveTextContent('Logs for a week');
  expect(part('Terms of service')).toHaveTextContent('Their terms');
  dispatched.length = 0;
  await userEvent.click(
    within(part('More about this server')).getByRole('button', { name: 'Retry' }),
  );
  expect(dispatched).toContainEqual(aboutOpened());
});

it('has no barriers, and all that can be pressed is reached by keyboard', async () => {
  renderInStore(<AboutScreen />, { before: [configured, about(), staff] });
  expect(await barriersIn(document.body)).toEqual([]);
  expect(await unreachedIn(document.body)).toEqual([]);
});
