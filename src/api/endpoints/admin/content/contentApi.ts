/** The one interface of staff's lists of posts, and its implementation for each family. */
import type { ContentQuestion } from '@/domain/admin/content/content';
import type { Dialect } from '@/domain/session/serverFamily';
import type { ContentPage } from '@/api/decode/admin/contentPage';
import type { Connection } from '@/api/http';
import * as mastodon from './mastodonContent';
import * as pleroma from './pleromaContent';

interface ContentApi {
  fetchContent(
    to: Connection,
    question: ContentQuestion,
    cursor: string | null,
  ): Promise<ContentPage>;
}

export const contentApi = (dialect: Dialect): ContentApi =>
  dialect === 'pleroma' ? pleroma : mastodon;
