/** Follows, blocks, mutes and annotates people. Nearly every call returns the new relationship. */
import type { RelationshipKind } from '@/domain/people/relationshipActions';
import type { Relationship } from '@/domain/people/relationship';
import { decodeRelationship } from '@/api/decode/people/relationship';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestOne } from '@/api/endpoints/engine/answers';
import { speaksPleroma } from '@/api/endpoints/engine/requestBodies';

const act = (
  to: Connection,
  userId: string,
  verb: string,
  json: Record<string, unknown> = {},
): Promise<Relationship> =>
  requestOne(
    to,
    `/api/v1/accounts/${encodeURIComponent(userId)}/${verb}`,
    { method: 'POST', json },
    decodeRelationship,
  );

/** The relationships that a call about one person sets and unsets. */
type PersonRelationshipKind = Exclude<RelationshipKind, 'domainBlocking'>;

type Setter = (
  to: Connection,
  userId: string,
  wanted: boolean,
  how: { seconds: number | null },
) => Promise<Relationship>;

const setters: Record<PersonRelationshipKind, Setter> = {
  following: (to, userId, wanted) => act(to, userId, wanted ? 'follow' : 'unfollow'),
  // One can remove a follower, not add one.
  followedBy: (to, userId) => act(to, userId, 'remove_from_followers'),
  blocking: (to, userId, wanted) => act(to, userId, wanted ? 'block' : 'unblock'),
  muting: (to, userId, wanted, { seconds }) =>
    wanted ? act(to, userId, 'mute', mutedFor(to, seconds)) : act(to, userId, 'unmute'),
  subscribing: setSubscribing,
  showingRepeats: (to, userId, wanted) => act(to, userId, 'follow', { reblogs: wanted }),
  endorsed: (to, userId, wanted) =>
    act(to, userId, `${wanted ? '' : 'un'}${speaksPleroma(to) ? 'pin' : 'endorse'}`),
};

/**
 * Sends the duration of a mute; of the Pleroma family, each version reads one of the two fields.
 */
const mutedFor = (to: Connection, seconds: number | null): Record<string, number> =>
  seconds === null ? {} : { ...(speaksPleroma(to) && { expires_in: seconds }), duration: seconds };

/**
 * POST /api/v1/accounts/:id/follow, /unfollow, /block, /unblock, /mute, /unmute, /endorse,
 * /unendorse (on Pleroma /pin, /unpin) and /remove_from_followers; repeats and, on newer servers, the bell are parts of following.
 */
export const setRelationship = (
  to: Connection,
  userId: string,
  relationshipKind: PersonRelationshipKind,
  wanted: boolean,
  seconds: number | null = null,
): Promise<Relationship> => setters[relationshipKind](to, userId, wanted, { seconds });

/**
 * POST /api/v1/accounts/:id/follow; on the Pleroma family first POST
 * /api/v1/pleroma/accounts/:id/subscribe and /unsubscribe, which newer ones may lack.
 */
async function setSubscribing(
  to: Connection,
  userId: string,
  wanted: boolean,
): Promise<Relationship> {
  const byFollowing = () => act(to, userId, 'follow', { notify: wanted });
  if (!speaksPleroma(to)) return byFollowing();
  const path = `/api/v1/pleroma/accounts/${encodeURIComponent(userId)}`;
  try {
    const verb = wanted ? 'subscribe' : 'unsubscribe';
    return await requestOne(to, `${path}/${verb}`, { method: 'POST' }, decodeRelationship);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await byFollowing();
  }
}

/** POST and DELETE /api/v1/domain_blocks — "mute" in our terms; the answer is empty. */
export async function setDomainBlock(
  to: Connection,
  domain: string,
  wanted: boolean,
): Promise<void> {
  await request(to, '/api/v1/domain_blocks', {
    method: wanted ? 'POST' : 'DELETE',
    json: { domain },
    expects: 'nothing',
  });
}

/** POST /api/v1/accounts/:id/note — an empty text removes the note. */
export const setNote = (to: Connection, userId: string, comment: string): Promise<Relationship> =>
  act(to, userId, 'note', { comment });
