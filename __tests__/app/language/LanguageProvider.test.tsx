import { screen } from '@testing-library/react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { LanguageProvider } from '@/app/language/LanguageProvider';
import { languages } from '@/i18n/languages';
import { languageLoaded, type Messages } from '@/slices/session/language';
import { renderInStore } from '@support/renderInStore';

const page = document.documentElement;
/** Message elements as the build compiles them: 0 is text, 1 a value. */
const text = (value: string) => [{ type: 0, value }];

const show = () =>
  renderInStore(
    <LanguageProvider>
      <p>
        <FormattedMessage
          id="greeting"
          defaultMessage="Good day, {name}"
          values={{ name: 'Mia' }}
        />
      </p>
      <p>
        <FormattedNumber value={1234.5} />
      </p>
    </LanguageProvider>,
  );
const spoken = () => screen.getAllByRole('paragraph').map((each) => each.textContent);

describe('the language of the page', () => {
  it('is English before a language is loaded', () => {
    show();
    expect(spoken()).toEqual(['Good day, Mia', '1,234.5']);
    expect(page).toHaveAttribute('lang', 'en');
    expect(page).toHaveAttribute('dir', 'ltr');
  });

  it('is not written again where it is right, as each writing restyles the whole page', async () => {
    Object.assign(page, { lang: 'en', dir: 'ltr' });
    const written = jest.fn();
    const observer = new MutationObserver(written);
    observer.observe(page, { attributes: true });
    const { dispatch } = show();
    await Promise.resolve();
    expect(written).not.toHaveBeenCalled();
    dispatch(languageLoaded({ code: 'de', messages: {} }));
    await Promise.resolve();
    observer.disconnect();
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('changes together with messages, number formats and direction', () => {
    const { dispatch } = show();
    dispatch(languageLoaded({ code: 'de', messages: { greeting: text('Guten Tag') } }));
    expect(spoken()).toEqual(['Guten Tag', '1.234,5']);
    expect(page).toHaveAttribute('lang', 'de');
    dispatch(languageLoaded({ code: 'he', messages: { greeting: text('שלום') } }));
    expect(spoken()[0]).toBe('שלום');
    expect(page).toHaveAttribute('dir', 'rtl');
    dispatch(languageLoaded({ code: 'en', messages: {} }));
    expect(spoken()).toEqual(['Good day, Mia', '1,234.5']);
    expect(page).toHaveAttribute('dir', 'ltr');
  });

  it('I18N-02 falls back to English for each message that the catalogue lacks', () => {
    const { dispatch } = show();
    dispatch(languageLoaded({ code: 'fr', messages: {} }));
    expect(spoken()[0]).toBe('Good day, Mia');
  });

  it.each(languages.map(({ code }) => code))('has a tag that Intl supports: %s', (code) => {
    const { dispatch } = show();
    dispatch(languageLoaded({ code, messages: {} }));
    expect(spoken()[0]).toBe('Good day, Mia');
    expect(() => new Intl.Locale(page.lang)).not.toThrow();
  });
});

describe('a language', () => {
  let reported: jest.Mock;
  const { reportError: before } = globalThis;
  beforeEach(() => {
    reported = jest.fn();
    globalThis.reportError = reported;
  });
  afterEach(() => {
    globalThis.reportError = before;
    jest.restoreAllMocks();
  });

  it('that the browser does not support leaves the page as it is', () => {
    const { dispatch } = show();
    jest.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([]);
    dispatch(languageLoaded({ code: 'oc', messages: { greeting: text('Bonjorn') } }));
    expect(spoken()[0]).toBe('Bonjorn');
    expect(reported).not.toHaveBeenCalled();
  });

  it('with a faulty message shows that one in English and reports it', () => {
    const faulty = { greeting: [{ type: 1, value: 'nobody' }] } as Messages;
    const { dispatch } = show();
    dispatch(languageLoaded({ code: 'de', messages: faulty }));
    expect(spoken()).toEqual(['Good day, Mia', '1.234,5']);
    expect(reported).toHaveBeenCalled();
  });
});
