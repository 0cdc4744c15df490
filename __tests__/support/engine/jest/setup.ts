/** Runs before every test file: a busy machine is no fault of a test's. */
jest.setTimeout(20_000);
