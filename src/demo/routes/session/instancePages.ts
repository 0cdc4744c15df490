/** Routes for pages of the staff about the instance, and for the servers that it blocks. */
import { open, type Route } from '../../http/call';
import { notFound } from '../../http/refusal';
import type { Family } from '../../options';

const UPDATED = '2026-10-01T09:00:00.000Z';

const page = (path: string, answer: object): Route =>
  open({
    method: 'GET',
    path: `/api/v1/instance/${path}`,
    families: ['mastodon'],
    handle: ({ world }) => {
      if (world.options.family !== 'mastodon') throw notFound();
      return answer;
    },
  });

const blocking: readonly Family[] = ['mastodon', 'gotosocial'];

export const instancePageRoutes: Route[] = [
  page('extended_description', {
    updated_at: UPDATED,
    content: '<p>A server for people who bake, row and repair bridges.</p>',
  }),
  page('privacy_policy', {
    updated_at: UPDATED,
    content: '<h2>What we keep</h2><p>Your posts, and logs for a week.</p>',
  }),
  page('terms_of_service', {
    effective_date: '2026-10-01',
    effective: true,
    content: '<p>Be kind, and leave the kitchen as you found it.</p>',
    succeeded_by: null,
  }),
  open({
    method: 'GET',
    path: '/api/v1/instance/domain_blocks',
    families: ['mastodon'],
    handle: ({ world }) => {
      if (!blocking.includes(world.options.family)) throw notFound();
      return [
        { domain: 'spam.example', digest: 'd1', severity: 'suspend', comment: 'Nothing but ads' },
        ...(world.options.family === 'mastodon'
          ? [{ domain: 'l**d.example', digest: 'd2', severity: 'silence', comment: null }]
          : []),
      ];
    },
  }),
];
