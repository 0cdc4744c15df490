/** The versions of an edited status. */
import type { Attachment } from './status';
import type { CustomEmoji } from '@/domain/people/user';

export interface StatusVersion {
  createdAt: string;
  /** Cleaned HTML. */
  html: string;
  /** The subject, as plain text. */
  summary: string;
  sensitive: boolean;
  media: Attachment[];
  emoji: CustomEmoji[];
  pollOptions: string[];
}

/** The source text, for editing. */
export interface StatusSource {
  text: string;
  subject: string;
  /** Null if the server does not say. */
  contentType: string | null;
}

/** The key of the request for a status's versions. */
export const historyRequest = (statusId: string): string => `history ${statusId}`;
