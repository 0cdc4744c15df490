/** Whole pages on a busy machine need their time. */
jest.setTimeout(60_000);
