/** Translations of posts, in the forms of Mastodon and of Akkoma. */
import type { Call, Route, SignedIn } from '../../http/call';
import { open, user } from '../../http/call';
import { originalOf, postInPath } from '../../http/find';
import type { Json } from '../../http/json';
import { refuse } from '../../http/refusal';
import { renderStatus } from '../../render/status';
import { translate, translatedLanguages } from '../../text/translate';

const targetsOf = (source: string) => translatedLanguages.filter((code) => code !== source);

const languages = (): Json => ({
  ...Object.fromEntries(translatedLanguages.map((code) => [code, targetsOf(code)])),
  und: [...translatedLanguages],
});

function translation(call: SignedIn): Json {
  const post = originalOf(call, postInPath(call));
  const target = call.params.text('lang') ?? 'en';
  const source = post.language ?? 'en';
  const isOpen = post.visibility === 'public' || post.visibility === 'unlisted';
  if (!isOpen || source === target) throw refuse(403, 'This action is not allowed');
  const {
    content,
    poll,
    media_attachments: files,
  } = renderStatus(call.view, post, { single: true });
  const options = (poll as { id: string; options: { title: string }[] } | null)?.options;
  return {
    content: translate(String(content), target),
    spoiler_text: translate(post.subject, target),
    media_attachments: (files as { id: string; description: string | null }[]).flatMap(
      ({ id, description }) =>
        description === null ? [] : [{ id, description: translate(description, target) }],
    ),
    ...(options
      ? {
          poll: {
            id: (poll as { id: string }).id,
            options: options.map(({ title }) => ({ title: translate(title, target) })),
          },
        }
      : {}),
    detected_source_language: source,
    language: target,
    provider: 'LibreTranslate',
  };
}

const languagesOfAkkoma = (): Json => {
  const all = translatedLanguages.map((code) => ({ code, name: code }));
  return { source: all, target: all };
};

function translationOfAkkoma(call: Call): Json {
  const post = originalOf(call, postInPath(call));
  const target = call.path.language ?? '';
  if (!(translatedLanguages as readonly string[]).includes(target)) {
    throw refuse(400, 'libre_translate: request failed (code 400)');
  }
  const { content } = renderStatus(call.view, post, { single: true });
  return {
    detected_language: post.language ?? 'en',
    text: translate(String(content), target),
  };
}

export const translationRoutes: Route[] = [
  open({
    method: 'GET',
    path: '/api/v1/instance/translation_languages',
    families: ['mastodon'],
    handle: languages,
  }),
  user({
    method: 'POST',
    path: '/api/v1/statuses/:id/translate',
    families: ['mastodon'],
    scopes: ['read:statuses'],
    handle: translation,
  }),
  open({
    method: 'GET',
    path: '/api/v1/akkoma/translation/languages',
    families: ['akkoma'],
    handle: languagesOfAkkoma,
  }),
  open({
    method: 'GET',
    path: '/api/v1/statuses/:id/translations/:language',
    families: ['akkoma'],
    handle: translationOfAkkoma,
  }),
];
