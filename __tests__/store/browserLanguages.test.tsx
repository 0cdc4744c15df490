/** The languages of the browser that the client starts with. */
import { browserLanguages } from '@/store/browserLanguages';

const page = globalThis as { __LOCALE__?: string | null };

describe('the languages of the page', () => {
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

  it('begin with the one chosen in the development server', () => {
    page.__LOCALE__ = 'he';
    expect(browserLanguages.preferred()).toEqual(['he', 'fr-CA', 'en']);
  });
});

it('the language is sent to the server in a cookie', () => {
  browserLanguages.setCookie('userLanguage=de; path=/');
  expect(document.cookie).toContain('userLanguage=de');
});
