/**
 * Ids that are created while a flow is recorded: a replay creates the same ones, so they are not
 * redacted.
 */

/** The prefix of such ids; another id has it with a chance of one in four thousand million. */
export const SEEDED_ID_PREFIX = 'f10e5eed';

const newId = new RegExp(`^${SEEDED_ID_PREFIX}[0-9a-f]{24}$`);

export const isSeededId = (id: string): boolean => newId.test(id);
