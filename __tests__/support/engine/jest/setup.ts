/** Runs before every test file. The long timeout is for busy machines. */
jest.setTimeout(60_000);
