/** Presses about quotes of posts; the saga asks the server, whose answers change the posts. */
import { createAction } from '@reduxjs/toolkit';
import type { QuotePolicy } from '@/domain/composer/options/reactionPolicies';

/** By the author of a post, after it was posted. */
export const quotePolicyChosen = createAction<{ statusId: string; policy: QuotePolicy }>(
  'statusCommands/quotePolicyChosen',
);

/** By the author of the quoted post; `statusId` is the post that quotes it. */
export const quoteRemovalRequested = createAction<{ statusId: string }>(
  'statusCommands/quoteRemovalRequested',
);
