import { defaultInstance } from '@/domain/session/instance';
import { interactionPageOf, interactionUrl } from '@/domain/statuses/remoteInteraction';

const server = 'https://home.example';
const status = { id: 'AqB/1', url: 'https://far.example/@eve/1', uri: 'https://far.example/o/1' };

describe('the remote interaction of visitors', () => {
  it.each([
    ['pleroma', '2.6.50', ['pleroma_api', 'pleroma:get:main/ostatus'], 'ostatus'],
    ['pleroma', '2.4.0', ['pleroma_api'], 'ostatusForm'],
    ['akkoma', '3.13.2', ['pleroma_api', 'akkoma_api'], 'ostatusForm'],
    ['akkoma', '3.13.2', ['pleroma_api', 'pleroma:get:main/ostatus'], 'ostatus'],
    ['mastodon', '4.1.9', [], 'interact'],
    ['mastodon', '3.5.3+glitch', [], 'interact'],
    ['mastodon', '4.2.0', [], 'original'],
    ['mastodon', '4.4.1', [], 'original'],
    ['unknown', '0.17.3', [], 'original'],
  ] as const)('for %s %s with %j goes through: %s', (family, backendVersion, features, page) => {
    const instance = { ...defaultInstance, family, backendVersion, features: [...features] };
    expect(interactionPageOf(instance)).toBe(page);
  });
});

describe('the address for remote interaction', () => {
  it("is the server's page with the post, and the action if it supports that", () => {
    expect(interactionUrl('ostatus', server, status, 'reply')).toBe(
      'https://home.example/main/ostatus?status_id=AqB%2F1',
    );
    const of = (action: Parameters<typeof interactionUrl>[3]) =>
      interactionUrl('interact', server, status, action);
    expect(of('reply')).toBe('https://home.example/interact/AqB%2F1?type=reply');
    expect(of('repeat')).toBe('https://home.example/interact/AqB%2F1?type=reblog');
    expect(of('favourite')).toBe('https://home.example/interact/AqB%2F1?type=favourite');
  });

  it('is otherwise the original post, under its own name', () => {
    expect(interactionUrl('original', server, status, 'reply')).toBe(status.url);
    const unnamed = { ...status, url: null };
    expect(interactionUrl('original', server, unnamed, 'reply')).toBe(status.uri);
  });
});
