/** Posts and trends as Mastodon sends them to its staff; a test names only what its story needs. */
import type { WireStaffTrend } from '@/api/wire/moderation';
import { wireStatus } from '@support/wire';

const history = [
  { day: '1795737600', uses: '12', accounts: '7' },
  { day: '1795651200', uses: '3', accounts: '2' },
];

export const postTrend = (id: string, changes: object = {}) => ({
  ...wireStatus({ id }),
  requires_review: true,
  ...changes,
});

export const hashtagTrend = (
  id: string,
  changes: Partial<WireStaffTrend> = {},
): WireStaffTrend => ({
  id,
  name: 'boats',
  history,
  requires_review: false,
  trendable: null,
  ...changes,
});

export const linkTrend = (id: string, changes: object = {}) => ({
  id,
  url: 'https://news.example/boats',
  title: 'About boats',
  description: '',
  type: 'link',
  image: null,
  provider_name: 'News',
  history,
  requires_review: false,
  ...changes,
});

/** A post with these words, which some servers also send without markup. */
export const postSaying = (id: string, words: string) =>
  wireStatus({ id, content: `<p>${words}</p>`, pleroma: undefined });
