/** Further pages about the instance: where a server has them, with what is missing left out. */
import fc from 'fast-check';
import nock from 'nock';
import { decodeDomainBlocks, decodeTranslatedRules } from '@/api/decode/session/instancePages';
import { ruleIn } from '@/domain/session/about';
import type { ServerFamily } from '@/domain/session/instance';
import { aboutSaga } from '@/sagas/session/about';
import { selectAbout } from '@/selectors/session/about';
import { aboutOpened, aboutReceived } from '@/slices/session/about';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { damagedCopies } from '@support/engine/api/damage';

useStoppedClock();

const rule = {
  id: '1',
  text: 'Be kind',
  hint: '',
  translations: { de: { text: 'Sei nett', hint: 'Immer' }, fr: { hint: 'sans texte' }, it: null },
};
const blocks = [
  { domain: 'spam.example', severity: 'suspend', comment: 'Ads' },
  { domain: 'loud.example', severity: 'silence', comment: null },
  { domain: 'odd.example', severity: 'noop' },
  { domain: 'bare.example' },
  null,
];

function begin(family: ServerFamily) {
  nock(ORIGIN)
    .get(/nodeinfo/)
    .times(9)
    .reply(404, 'Not found');
  nock(ORIGIN)
    .get('/api/v1/instance')
    .reply(200, { description: 'Ponds', rules: [rule], languages: ['en', 'de', 3] });
  const story = replay(aboutSaga, { family });
  story.dispatch(aboutOpened());
  return story;
}
const page = (name: string) => nock(ORIGIN).get(`/api/v1/instance/${name}`);

it('Mastodon has an extended description, privacy policy, terms and blocked servers', async () => {
  page('extended_description').reply(200, { content: '<p>More<script>x</script></p>' });
  page('privacy_policy').reply(200, { content: '<p>Logs</p>' });
  page('terms_of_service').reply(404, { error: 'Record not found' });
  page('domain_blocks').reply(200, blocks);
  const story = begin('mastodon');
  await story.until(aboutReceived);
  const about = selectAbout(story.state());
  expect(about?.pages).toEqual({
    extendedHtml: '<p>More</p>',
    privacyHtml: '<p>Logs</p>',
    termsHtml: null,
    isWhole: true,
  });
  expect(about?.policy?.lists).toEqual([
    {
      rule: 'reject',
      servers: [
        { host: 'spam.example', reason: 'Ads' },
        { host: 'bare.example', reason: '' },
      ],
    },
    { rule: 'federated_timeline_removal', servers: [{ host: 'loud.example', reason: '' }] },
  ]);
  expect(about?.languages).toEqual(['en', 'de']);
});

it('GoToSocial is asked for blocked servers alone, and may show them to nobody', async () => {
  page('domain_blocks').reply(401, { error: 'Unauthorized' });
  const story = begin('gotosocial');
  await story.until(aboutReceived);
  expect(selectAbout(story.state())).toMatchObject({
    policy: null,
    pages: { extendedHtml: null, privacyHtml: null, termsHtml: null, isWhole: true },
  });
});

it.each<ServerFamily>(['pleroma', 'akkoma', 'unknown'])('%s is asked for none', async (family) => {
  const story = begin(family);
  await story.until(aboutReceived);
  expect(selectAbout(story.state())?.pages).toBeUndefined();
});

it('says that something is missing if an answer fails, is empty, or has another shape', async () => {
  page('extended_description').reply(422, { error: 'Oops' });
  page('privacy_policy').reply(200, '');
  page('terms_of_service').reply(403, '');
  page('domain_blocks').reply(200, { blocks });
  const story = begin('mastodon');
  await story.until(aboutReceived);
  expect(selectAbout(story.state())).toMatchObject({ policy: null, pages: { isWhole: false } });
});

it('rules come in the language of the reader, if they are translated', () => {
  const [told] = decodeTranslatedRules([rule, { id: '2' }, null]);
  expect(told && ruleIn(told, 'de-AT')).toEqual({ text: 'Sei nett', hint: 'Immer' });
  expect(told && ruleIn(told, 'fr')).toEqual({ text: 'Be kind', hint: '' });
});

it('blocked servers and rules are read whatever is damaged', () => {
  fc.assert(
    fc.property(damagedCopies(blocks), damagedCopies([rule]), (some, others) => {
      for (const { servers } of decodeDomainBlocks(some)) {
        for (const { host, reason } of servers)
          expect([typeof host, typeof reason]).toEqual(['string', 'string']);
      }
      for (const one of decodeTranslatedRules(others)) expect(ruleIn(one, 'de').text).toMatch(/./);
    }),
  );
});
