import fc from 'fast-check';
import { meaningOf } from '@/lib/net/serverWords';

describe("the meaning of a server's message", () => {
  it.each([
    ['unauthorized', 'loginNeeded'],
    ['authorization required for timeline view', 'loginNeeded'],
    ['This resource requires authentication.', 'loginNeeded'],
    ['This method requires an authenticated user', 'loginNeeded'],
    ['The access token is invalid', 'loginEnded'],
    ['invalid_token', 'loginEnded'],
    ['invalid_grant', 'loginEnded'],
    ['invalid_client', 'loginEnded'],
    ['This action is not allowed', 'notAllowed'],
    ['The action is not allowed', 'notAllowed'],
    ['Insufficient permissions: write:statuses.', 'rightMissing'],
    ['insufficient_scope', 'rightMissing'],
    ['This action is outside the authorized scopes', 'rightMissing'],
    ['Record not found', 'notThere'],
    ['404 Not Found', 'notThere'],
    ['invalid_request', 'notAccepted'],
    ['invalid_scope', 'notAccepted'],
    ['temporarily_unavailable', 'serverBroke'],
    ['Throttled', 'tooFast'],
    ['Too many requests', 'tooFast'],
    ['Internal server error', 'serverBroke'],
    ['unsupported_grant_type', 'ownPageOnly'],
    ['The authorization grant type is not supported by the authorization server.', 'ownPageOnly'],
  ])('is found for %s', (text, meaning) => {
    expect(meaningOf(text)).toEqual({ meaning, words: '' });
    expect(meaningOf(` ${text.toUpperCase()} `)).toEqual({ meaning, words: '' });
  });

  it('keeps the details of a validation error', () => {
    expect(meaningOf('Validation failed: The poll has already ended')).toEqual({
      meaning: 'notAcceptedBecause',
      words: 'The poll has already ended',
    });
    expect(meaningOf('Validation failed:')).toBeNull();
  });

  it('is not looked for in text that people wrote', () => {
    for (const text of ['Invalid credentials', 'Cannot follow a frog: unauthorized', '']) {
      expect(meaningOf(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(meaningOf(`Frogs say ${text}`)).toBeNull();
      }),
    );
  });
});
