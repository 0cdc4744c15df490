import { contentOffers, isPostActionOffered } from '@/domain/admin/content/contentOffers';
import { mayOpen } from '@/domain/admin/staff';
import type { ServerFamily } from '@/domain/session/instance';
import type { Privilege } from '@/domain/session/privileges';

const server = (family: ServerFamily) => ({ family, features: [] });
const bits = (permissions: number) => ({ privileges: [], permissions });
const holder = (...privileges: Privilege[]) => ({ privileges });

describe('posts for staff', () => {
  it.each(['pleroma', 'akkoma'] as const)('on %s are for those who may read them', (family) => {
    expect(contentOffers(server(family), holder('messages_delete'))).toBeNull();
    expect(contentOffers(server(family), holder('messages_read'))).toMatchObject({
      posts: 'all',
      hidden: true,
      deletes: false,
      marks: false,
      scopes: [],
      people: false,
      trends: false,
    });
    const offers = contentOffers(server(family), holder('messages_read', 'messages_delete'));
    expect(offers).toMatchObject({ deletes: true, marks: true });
    expect(offers?.scopes).toEqual(['public', 'unlisted', 'private']);
  });

  it('on Mastodon come by person, and are not changed', () => {
    expect(contentOffers(server('mastodon'), bits(0x10))).toBeNull();
    expect(contentOffers(server('mastodon'), bits(0x400))).toMatchObject({
      posts: 'by person',
      asksForMedia: true,
      hidden: false,
      deletes: false,
      people: true,
      trends: false,
    });
  });

  it('on Mastodon has trends for those who manage taxonomies', () => {
    expect(contentOffers(server('mastodon'), bits(0x100))).toMatchObject({
      posts: null,
      trends: true,
    });
    expect(contentOffers(server('mastodon'), bits(1))).toMatchObject({
      posts: 'by person',
      trends: true,
    });
  });

  it.each(['gotosocial', 'unknown'] as const)('are absent on %s', (family) => {
    expect(mayOpen('content', bits(0xfff), server(family))).toBe(false);
    expect(contentOffers(server(family), bits(0xfff))).toBeNull();
  });
});

it('an action is offered as the right is held', () => {
  const reader = contentOffers(server('pleroma'), holder('messages_read'))!;
  const both = contentOffers(server('pleroma'), holder('messages_read', 'messages_delete'))!;
  for (const action of [
    { kind: 'deletion' },
    { kind: 'sensitive', wanted: true },
    { kind: 'scope', scope: 'unlisted' },
  ] as const) {
    expect(isPostActionOffered(reader, action)).toBe(false);
    expect(isPostActionOffered(both, action)).toBe(true);
  }
});
