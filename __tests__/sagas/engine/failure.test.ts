import { ApiError } from '@/api/errors';
import { httpStatusOf, isTransientFailure, reasonOf } from '@/sagas/engine/failure';

const refusal = (status: number) =>
  new ApiError({ kind: 'http', path: '/x', status, reason: `HTTP ${status}` });

describe('the description of a failed call', () => {
  it("uses the server's words, or a short default", () => {
    const spoken = new ApiError({
      kind: 'http',
      path: '/x',
      status: 422,
      reason: 'HTTP 422',
      serverText: 'Text is too long',
    });
    expect(reasonOf(spoken)).toBe('Text is too long');
    expect(reasonOf(refusal(500))).toBe('HTTP 500');
    expect(reasonOf(new TypeError('x is undefined'))).toBe('x is undefined');
    expect([undefined, null, 'text', 7, {}].map(reasonOf)).toEqual(Array(5).fill('unknown'));
  });

  it('has a status only if there was an answer', () => {
    expect(httpStatusOf(refusal(404))).toBe(404);
    expect(httpStatusOf(new ApiError({ kind: 'network', path: '/x', reason: 'gone' }))).toBeNull();
    expect(httpStatusOf(new Error('status'))).toBeNull();
  });

  it.each([
    [500, true],
    [503, true],
    [429, true],
    [400, false],
    [403, false],
    [404, false],
    [422, false],
  ])("counts as the server's fault with status %d: %s", (status, expected) => {
    expect(isTransientFailure(refusal(status))).toBe(expected);
  });

  it.each([
    ['network', true],
    ['timeout', true],
    ['notJson', true],
    ['empty', true],
    ['aborted', false],
  ] as const)("counts as the server's fault when the answer is %s: %s", (kind, expected) => {
    expect(isTransientFailure(new ApiError({ kind, path: '/x', reason: kind }))).toBe(expected);
  });

  it("does not count as the server's fault when it is a bug of the client", () => {
    expect(isTransientFailure(new TypeError('x is undefined'))).toBe(false);
  });
});
