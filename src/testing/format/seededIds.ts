/** Ids that are made while a flow is recorded: a replay makes the same ones, so a file keeps them. */

/** What such an id begins with; no other one does, but by a chance of one in four thousand million. */
export const SEEDED_ID_PREFIX = 'f10e5eed';

const newId = new RegExp(`^${SEEDED_ID_PREFIX}[0-9a-f]{24}$`);

export const isSeededId = (id: string): boolean => newId.test(id);
