/** Events are told by their address: a wrong label is worse than none. */
import fc from 'fast-check';
import { isEvent } from '@/domain/statuses/events';

const group = { actorType: 'Group' } as const;
const uuid = '6e4c1f3a-98c5-4c5a-8f0e-2f5f7b6f1d2c';

describe('an event', () => {
  it('has an address of its own, and is by a group', () => {
    fc.assert(
      fc.property(fc.domain(), fc.uuid(), (host, id) => {
        const uri = `https://${host}/events/${id}`;
        expect(isEvent({ uri }, group)).toBe(true);
        expect(isEvent({ uri }, { actorType: 'Person' })).toBe(false);
        expect(isEvent({ uri }, { actorType: 'Service' })).toBe(false);
        expect(isEvent({ uri }, undefined)).toBe(false);
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
    `javascript:https://a.example/events/${uuid}`,
    `http://a.example/events/${uuid}`,
    '',
  ])('is not %s', (uri) => {
    expect(isEvent({ uri }, group)).toBe(false);
  });
});
