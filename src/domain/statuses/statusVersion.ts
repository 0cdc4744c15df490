/** What a status once said: the versions between which it was edited. */
import type { Attachment } from './status';
import type { CustomEmoji } from '@/domain/people/user';

export interface StatusVersion {
  createdAt: string;
  /** Cleaned HTML. */
  html: string;
  /** The subject, plain. */
  summary: string;
  sensitive: boolean;
  media: Attachment[];
  emoji: CustomEmoji[];
  pollOptions: string[];
}

/** What the author typed, as it is to be edited. */
export interface StatusSource {
  text: string;
  subject: string;
  /** Null where the server does not say. */
  contentType: string | null;
}

/** Under which key `requests` knows the fetching of a status's versions. */
export const historyRequest = (statusId: string): string => `history ${statusId}`;
