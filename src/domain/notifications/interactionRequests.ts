/** The page of reactions that wait for the reader's approval: its filters and its requests. */

/** By the server's names. */
export const requestFilters = ['all', 'reply', 'favourite', 'reblog'] as const;

export type RequestFilter = (typeof requestFilters)[number];

/** The keys of the requests for a page of them. */
export const interactionRequestsRequest = (filter: RequestFilter): string =>
  `interaction requests ${filter}`;
export const olderInteractionRequestsRequest = (filter: RequestFilter): string =>
  `interaction requests ${filter} older`;
