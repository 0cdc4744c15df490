/** A longer timeout for browser tests: loading whole pages takes its time on a busy machine. */
jest.setTimeout(60_000);
