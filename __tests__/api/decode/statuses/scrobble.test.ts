import { decodeScrobble } from '@/api/decode/statuses/scrobble';
import { wireScrobble } from '@support/wire';

describe('what somebody listens to', () => {
  it.each([
    ['its own name', { externalLink: 'https://songs.example/1' }],
    ['the name of some builds', { url: 'https://songs.example/1' }],
  ])('has a link under %s', (_name, link) => {
    expect(decodeScrobble(wireScrobble(link))).toMatchObject({ url: 'https://songs.example/1' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 'songs'])(
    'has no link that is not a web address: %s',
    (externalLink) => {
      expect(decodeScrobble(wireScrobble({ externalLink }))).toMatchObject({ url: null });
    },
  );

  it('has empty texts for missing fields', () => {
    expect(decodeScrobble({ id: 'k1', title: 5 })).toEqual({
      id: 'k1',
      createdAt: '',
      title: '',
      artist: '',
      album: '',
      url: null,
    });
  });
});
