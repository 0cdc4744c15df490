/** Ids that are made while a flow is recorded: a replay makes the same ones, so a file keeps them. */

/** What such an id begins with; no other one does, but by a chance of one in four thousand million. */
export const NEW_ID_START = 'f10e5eed';

const newId = new RegExp(`^${NEW_ID_START}[0-9a-f]{24}$`);

export const isNewId = (id: string): boolean => newId.test(id);
