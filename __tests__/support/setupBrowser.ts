/**
 * Whole pages on a busy machine: what fails is tried once more, and both are told. With
 * `LINNET_STRICT=1` there is no second try.
 */
jest.setTimeout(60_000);
if (!process.env.LINNET_STRICT) jest.retryTimes(1, { logErrorsBeforeRetry: true });
