import fc from 'fast-check';
import { readErrorBody } from '@/api/decode/engine/errorBody';

const words = (body: unknown, status = 400) => readErrorBody(body, status).serverText;

describe('the message of an error body', () => {
  it.each<[string, unknown, string | null]>([
    ['the usual form', { error: 'Record not found' }, 'Record not found'],
    [
      'with a description, which says more than the code',
      { error: 'invalid_grant', error_description: 'The code has expired' },
      'The code has expired',
    ],
    [
      'with parameters that are wrong',
      { error: 'limit must be a number', errors: [{ title: 'Invalid value', message: 'x' }] },
      'limit must be a number',
    ],
    [
      'only with parameters',
      { errors: [{ title: 'Invalid value', message: 'too small' }, { title: 'Missing field' }] },
      'too small, Missing field',
    ],
    [
      'JSON inside of a text',
      { error: '{"email":["has already been taken"],"ap_id":["is bad","is long"]}' },
      'email: has already been taken, ap_id: is bad, is long',
    ],
    [
      'a text that only looks like JSON',
      { error: '[SimplePolicy] refused' },
      '[SimplePolicy] refused',
    ],
    [
      'by field, with codes',
      { details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] } },
      'username: is taken',
    ],
    ['an object in the place of the text', { error: { name: ['is long'] } }, 'name: is long'],
    ['a number', { error: 400 }, null],
    ['a bare text', 'Something went wrong', 'Something went wrong'],
    [
      'a bare list',
      [
        { id: '1', error: 'not found' },
        { id: '2', error: 'not found' },
      ],
      'not found',
    ],
    ['a message', { message: 'Wait' }, 'Wait'],
    ['nothing in it', {}, null],
    ['null', null, null],
    ['an empty text', { error: '' }, null],
    ['blanks', { error: '  ' }, null],
  ])('%s', (_form, body, expected) => {
    expect(words(body)).toBe(expected);
  });

  it('uses the detail of an unknown path or a crash only if it fits the status', () => {
    const body = { errors: { detail: 'Internal server error' } };
    expect(words(body, 500)).toBe('Internal server error');
    expect(words({ errors: { detail: 'Page not found' } }, 404)).toBe('Page not found');
    expect([400, 406, 413].map((status) => words(body, status))).toEqual([null, null, null]);
  });

  it("contains the error's identifier", () => {
    const body = { error: 'Reset it', identifier: 'password_reset_required' };
    expect(readErrorBody(body, 403).identifier).toBe('password_reset_required');
    expect(readErrorBody({ identifier: 5 }, 403).identifier).toBeNull();
  });

  it('is cut at a reasonable length', () => {
    expect(words({ error: 'x'.repeat(9_999) })).toHaveLength(1_000);
  });

  it('is a non-empty text or null for any body', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 400, max: 599 }), (body, status) => {
        const { serverText } = readErrorBody(body, status);
        expect(serverText === null || serverText.length > 0).toBe(true);
      }),
    );
  });
});
