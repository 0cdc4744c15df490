/**
 * Tells events. No API says that a post is one, but its address does: Mobilizon names its events so,
 * and groups hold them. Anything that may be something else counts as a post.
 */
import type { User } from '@/domain/people/user';
import type { Status } from './status';

const eventAddress = /^https:\/\/[^/]+\/events\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isEvent = (
  { uri }: Pick<Status, 'uri'>,
  author: Pick<User, 'actorType'> | undefined,
): boolean => author?.actorType === 'Group' && eventAddress.test(uri);
