/** Runs before every test file. The long timeout is for busy machines. */
jest.setTimeout(20_000);
