/** Which languages a page begins in. */
import { browserLanguages } from '@/store/browserLanguages';

const page = globalThis as { __LOCALE__?: string | null };

describe('the languages that a page asks for', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en']);
  });
  afterEach(() => {
    page.__LOCALE__ = null;
    jest.restoreAllMocks();
  });

  it("are the browser's", () => {
    expect(browserLanguages.preferred()).toEqual(['fr-CA', 'en']);
  });

  it('begin with the one that a developer started with', () => {
    page.__LOCALE__ = 'he';
    expect(browserLanguages.preferred()).toEqual(['he', 'fr-CA', 'en']);
  });
});

it('tells the server by a cookie', () => {
  browserLanguages.setCookie('userLanguage=de; path=/');
  expect(document.cookie).toContain('userLanguage=de');
});
