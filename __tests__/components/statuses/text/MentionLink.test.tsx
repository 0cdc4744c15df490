import { screen } from '@testing-library/react';
import { MentionLink } from '@/components/statuses/text/MentionLink';
import type { SettingName, Settings } from '@/domain/settings/settings';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const ben = wireUser({
  id: 'u2',
  acct: 'ben@hill.example',
  avatar: 'https://hill.example/ben.png',
  avatar_static: 'https://hill.example/ben.png',
});

function show(settings: Partial<Settings>, screenName = 'ben@hill.example', userId = 'u2') {
  const chosen = Object.entries(settings).map(([name, value]) =>
    settingChanged({ name: name as SettingName, value } as Parameters<typeof settingChanged>[0]),
  );
  renderInStore(<MentionLink userId={userId} screenName={screenName} />, {
    before: [
      signedIn({ id: 'u1', screenName: 'mia' }),
      instanceConfigured({ instance: { server: 'https://home.example' } }),
      statusesKnown(wireStatus({ account: ben })),
      ...chosen,
    ],
  });
  return screen.getByRole('link');
}

describe('a mention link', () => {
  it.each([
    ['short', 'ben@hill.example', '@ben'],
    ['full_for_remote', 'ben@hill.example', '@ben@hill.example'],
    ['full_for_remote', 'leo', '@leo'],
    ['full', 'leo', '@leo@home.example'],
  ] as const)(
    'is written %s: %s [mentionLinkDisplay]',
    (mentionLinkDisplay, screenName, written) => {
      expect(show({ mentionLinkDisplay }, screenName)).toHaveTextContent(written);
    },
  );

  it('shows an internationalised host in its own script', () => {
    const link = show({ mentionLinkDisplay: 'full' }, 'petra@xn--mnchen-3ya.example');
    expect(link).toHaveTextContent('@petra@münchen.example');
    expect(link).toHaveAttribute('title', '@petra@münchen.example');
  });

  it('shows the server in a fainter colour if the setting is on [mentionLinkFadeDomain]', () => {
    show({ mentionLinkDisplay: 'full' });
    expect(screen.getByText('@hill.example')).toHaveClass('faded');
    show({ mentionLinkDisplay: 'full', mentionLinkFadeDomain: false });
    expect(screen.getByText('@hill.example')).not.toHaveClass('faded');
  });

  it('shows the full handle as a tooltip if the setting is on [mentionLinkShowTooltip]', () => {
    expect(show({})).toHaveAttribute('title', '@ben@hill.example');
    expect(show({ mentionLinkShowTooltip: false })).not.toHaveAttribute('title');
  });

  it('shows an avatar before the name if the setting is on [mentionLinkShowAvatar]', () => {
    expect(show({}).querySelector('img')).toBeNull();
    const picture = show({ mentionLinkShowAvatar: true }).querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://hill.example/ben.png');
    expect(screen.getByRole('link')).toHaveAccessibleName('@ben');
  });

  it('is emphasised if it is the reader, unless the setting is off [mentionLinkBoldenYou]', () => {
    expect(show({}, 'mia', 'u1')).toHaveAttribute('data-own');
    expect(show({}, 'ben@hill.example')).not.toHaveAttribute('data-own');
    expect(show({ mentionLinkBoldenYou: false }, 'mia', 'u1')).not.toHaveAttribute('data-own');
  });
});
