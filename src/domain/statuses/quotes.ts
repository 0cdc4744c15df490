/** The keys of the requests for the quotes of a post. */
export const quotesRequest = (statusId: string): string => `quotes ${statusId}`;
export const olderQuotesRequest = (statusId: string): string => `older quotes ${statusId}`;
