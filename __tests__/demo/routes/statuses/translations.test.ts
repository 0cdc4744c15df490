/** Translations in the forms of Mastodon and of Akkoma. */
import { useInstance } from '@support/engine/demo';

const portuguese = {
  status: 'O comboio atrasou, mas o pão chegou a tempo. @alice',
  language: 'pt',
};
const english = 'The train was late, but the bread arrived on time.';

describe('Mastodon', () => {
  const stage = useInstance({ family: 'mastodon' });
  const post = async (json: object) =>
    ((await stage.ask('POST', '/api/v1/statuses', { as: 'bob', json })).body as { id: string }).id;
  const translate = (id: string, lang: string, as = 'alice') =>
    stage.ask('POST', `/api/v1/statuses/${id}/translate`, { as, json: { lang } });

  it('translates text, subject and poll, and keeps mentions', async () => {
    const id = await post({
      ...portuguese,
      spoiler_text: 'Comboios',
      poll: { options: ['Sim', 'Não'], expires_in: 600 },
    });
    const { status, body } = await translate(id, 'en');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: expect.stringContaining(english) as string,
      spoiler_text: '[en] Comboios',
      poll: { options: [{ title: '[en] Sim' }, { title: '[en] Não' }] },
      detected_source_language: 'pt',
      provider: 'LibreTranslate',
    });
    expect(JSON.stringify(body)).toContain('mention');
  });

  it('names its languages, and refuses what only some may read', async () => {
    const { body } = await stage.get('/api/v1/instance/translation_languages', 'alice');
    expect(body).toMatchObject({ pt: expect.arrayContaining(['en']) as string[] });
    const secret = await post({ ...portuguese, visibility: 'private' });
    expect((await translate(secret, 'en', 'bob')).status).toBe(403);
    expect((await translate(await post(portuguese), 'pt')).status).toBe(403);
  });
});

const akkoma = useInstance({ family: 'akkoma' });

it('translates the text alone on Akkoma', async () => {
  expect((await akkoma.get('/api/v1/akkoma/translation/languages', 'alice')).body).toMatchObject({
    target: expect.arrayContaining([{ code: 'en', name: 'en' }]) as object[],
  });
  const { body } = await akkoma.ask('POST', '/api/v1/statuses', { as: 'bob', json: portuguese });
  const path = `/api/v1/statuses/${(body as { id: string }).id}/translations`;
  expect((await akkoma.get(`${path}/en`, 'alice')).body).toEqual({
    detected_language: 'pt',
    text: expect.stringContaining(english) as string,
  });
  expect((await akkoma.get(`${path}/xx`, 'alice')).status).toBe(400);
});
