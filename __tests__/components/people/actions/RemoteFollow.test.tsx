import { screen } from '@testing-library/react';
import { PersonActions } from '@/components/people/actions/PersonActions';
import type { InstanceConfig } from '@/domain/session/instance';
import type { User } from '@/domain/people/user';
import { instanceConfigured } from '@/slices/session/config';
import { profileReceived } from '@/slices/people/profiles';
import { signedIn, someUser } from '@support/people';
import { renderInStore } from '@support/renderInStore';

interface Scene {
  user?: Partial<User>;
  instance?: Partial<InstanceConfig>;
  member?: boolean;
}

const SERVER = 'https://home.example';

function show({ user = {}, instance = {}, member = false }: Scene = {}) {
  const users = [someUser({ id: 'u9', screenName: 'ann', ...user })];
  return renderInStore(<PersonActions userId="u9" />, {
    before: [
      ...(member ? [signedIn()] : []),
      instanceConfigured({ instance: { family: 'pleroma', server: SERVER, ...instance } }),
      profileReceived({ address: { id: 'u9' }, userId: 'u9', entities: { statuses: [], users } }),
    ],
  });
}

const button = () =>
  screen.queryByRole<HTMLButtonElement>('button', { name: 'Follow from your server' });

describe('following from another server', () => {
  it('REL-06 is offered to visitors on local profiles', () => {
    show();
    expect(button()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
  });

  it.each<[string, Scene]>([
    ['of people of other servers', { user: { isLocal: false, screenName: 'ann@far.example' } }],
    ['of accounts that are closed', { user: { deactivated: true } }],
    ['to members, who follow from here', { member: true }],
    ['where the server keeps to itself', { instance: { federating: false } }],
    [
      'where it has no page for that',
      { instance: { family: 'mastodon', backendName: 'mastodon' } },
    ],
  ])('REL-06 is not offered %s', (_whom, scene) => {
    show(scene);
    expect(button()).not.toBeInTheDocument();
  });

  it("REL-07 posts the name and a blank profile to the server's page", () => {
    show();
    const form = button()?.form;
    expect(form?.action).toBe(`${SERVER}/main/ostatus`);
    expect(form?.method).toBe('post');
    expect(form?.target).toBe('_blank');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['nickname', 'ann'],
      ['profile', ''],
    ]);
  });
});
