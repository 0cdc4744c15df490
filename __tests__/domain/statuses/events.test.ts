/** Events are told by their addresses: a wrong label is worse than none. */
import fc from 'fast-check';
import { isEvent } from '@/domain/statuses/events';

const uuid = '6e4c1f3a-98c5-4c5a-8f0e-2f5f7b6f1d2c';

describe('an event', () => {
  it('of Mobilizon has an address of its own, whoever holds it', () => {
    fc.assert(
      fc.property(fc.domain(), fc.uuid(), (host, id) => {
        const uri = `https://${host}/events/${id}`;
        expect(isEvent({ uri, url: uri })).toBe(true);
        expect(isEvent({ uri, url: null })).toBe(true);
      }),
    );
  });

  it('of Gancio has two addresses on one server', () => {
    fc.assert(
      fc.property(fc.domain(), fc.nat(), fc.webSegment(), (host, id, slug) => {
        const uri = `https://${host}/federation/m/${String(id)}`;
        expect(isEvent({ uri, url: `https://${host}/event/${slug}` })).toBe(true);
        expect(isEvent({ uri, url: `https://${host}/${slug}` })).toBe(false);
        expect(isEvent({ uri, url: `https://not.${host}/event/${slug}` })).toBe(false);
        expect(isEvent({ uri, url: uri })).toBe(false);
        expect(isEvent({ uri, url: null })).toBe(false);
      }),
    );
  });

  it.each([
    `https://lemmy.example/post/12`,
    `https://lemmy.example/comment/12`,
    `https://guppe.example/events/12`,
    `https://pleroma.example/objects/${uuid}`,
    `https://a.example/events/${uuid}/comments`,
    `https://a.example/users/mia/events/${uuid}`,
    `https://a.example/@events/${uuid}`,
    `https://a.example/events/${uuid}?of=1`,
    `https://a.example/x/federation/m/12`,
    `https://a.example/federation/m/12#create`,
    `https://a.example/event/bread`,
    `javascript:https://a.example/events/${uuid}`,
    `http://a.example/events/${uuid}`,
    '',
  ])('is not %s', (uri) => {
    expect(isEvent({ uri, url: 'https://a.example/event/bread' })).toBe(false);
  });
});
