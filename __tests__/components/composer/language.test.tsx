/** The language of a post: choosing it, and the hint where the text is plainly in another one. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingChanged } from '@/slices/session/config';
import { submitRequested } from '@/slices/composer/composers';
import { draftEdited } from '@/slices/composer/drafts';
import { body, form, has, showComposer, typed } from '@support/composer/composer';

const target = 'new';
const stores = has({ family: 'mastodon' });
const opener = (name: string) => form().getByRole('button', { name });
const list = async () => screen.findByRole('listbox', { name: 'Language' });
const named = (languages: HTMLElement, name: string) =>
  [...languages.children].find(({ textContent }) => textContent.startsWith(name)) as HTMLElement;
const namesIn = ({ children }: HTMLElement) => [...children].map(({ textContent }) => textContent);
const search = () => screen.getByRole('combobox', { name: 'Search languages' });
const recent = (...value: string[]) => settingChanged({ name: 'recentLanguages', value });
const german = 'Heute ist das Wetter sehr schön und wir gehen nach dem Essen in den Park.';

describe('the language of a post', () => {
  it('can be chosen if the server stores it, and is remembered [postLanguage, recentLanguages]', async () => {
    const { dispatch, dispatched } = showComposer({ before: [has({ family: 'pleroma' })] });
    expect(form().queryByRole('button', { name: 'No language set' })).not.toBeInTheDocument();
    dispatch(stores);
    await userEvent.click(opener('No language set'));
    dispatched.length = 0;
    await userEvent.click(named(await list(), 'Esperanto'));
    expect(dispatched).toEqual([
      draftEdited({ target, change: { language: 'eo' } }),
      settingChanged({ name: 'postLanguage', value: 'eo' }),
      recent('eo'),
    ]);
    dispatch(typed({ language: 'xx-unknown-to-all' }));
    expect(opener('Language: xx-unknown-to-all')).toBeVisible();
    expect(body()).toHaveAttribute('lang', 'xx-unknown-to-all');
    expect(form().getByRole('textbox', { name: 'Subject' })).toHaveAttribute(
      'lang',
      'xx-unknown-to-all',
    );
  });

  it('is found by its name, by its own name or by its code, with the recent ones first', async () => {
    const { dispatched } = showComposer({
      before: [stores, recent('cy', 'eo'), typed({ language: 'de' })],
    });
    await userEvent.click(opener('Language: German'));
    const options = await list();
    const names = () => namesIn(options);
    expect(names().slice(0, 5)).toEqual([
      'German Deutsch',
      'Welsh Cymraeg',
      'Esperanto',
      'English',
      'No language set',
    ]);
    expect(options.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    expect(options.firstElementChild).toHaveAttribute('aria-selected', 'true');

    expect(search()).toHaveFocus();
    for (const words of ['portug', 'PORTUGUÊS', 'portugues', 'pt']) {
      await userEvent.clear(search());
      await userEvent.paste(words);
      expect(names()[0]).toBe('Portuguese português');
    }
    expect(
      screen.getAllByRole('status').some((each) => each.textContent.includes('1 suggestion')),
    ).toBe(true);
    await userEvent.clear(search());
    await userEvent.paste('qqqq');
    expect(screen.getByText('No results')).toBeVisible();
    expect(search()).not.toHaveAttribute('aria-activedescendant');
    // Enter with nothing found neither chooses nor sends.
    await userEvent.keyboard('{Enter}');
    expect(dispatched.filter(submitRequested.match)).toEqual([]);
  });

  it('can be chosen by keys alone, and taken back', async () => {
    const { dispatched } = showComposer({
      before: [stores, recent('eo'), typed({ language: 'cy' })],
    });
    act(() => opener('Language: Welsh').focus());
    await userEvent.keyboard('{Enter}');
    await list();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(dispatched).toContainEqual(draftEdited({ target, change: { language: null } }));
    expect(opener('Language: Welsh')).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is offered once for each name, and by its code at the end if the browser has no name', async () => {
    const whole = jest.spyOn(Intl.DisplayNames.prototype, 'of');
    const known: Record<string, string> = { ak: 'Akan', tw: 'Akan', en: 'English', zu: 'Zulu' };
    whole.mockImplementation((code) => known[code]);
    showComposer({ before: [stores, typed({ language: 'tw' })] });
    await userEvent.click(opener('Language: Akan'));
    const names = namesIn(await list());
    expect(names.slice(0, 5)).toEqual(['Akan', 'English', 'No language set', 'Zulu', 'aa']);
    whole.mockRestore();
  });
});

describe('the hint about the language', () => {
  it('says which language it looks like, and takes it over', async () => {
    const { dispatched } = showComposer({
      before: [stores, typed({ language: 'en', text: german })],
    });
    const take = await form().findByRole('button', { name: 'Set language to German' });
    await userEvent.click(take);
    expect(dispatched).toContainEqual(draftEdited({ target, change: { language: 'de' } }));
    expect(body()).toHaveFocus();
  });

  it('is put away for this draft', async () => {
    const { dispatch } = showComposer({
      before: [stores, typed({ language: 'en', text: german })],
    });
    const hint = (await form().findByText(/This looks like/)).closest(
      '[role=status]',
    ) as HTMLElement;
    await userEvent.click(within(hint).getByRole('button', { name: 'Dismiss' }));
    dispatch(typed({ language: 'en', text: `${german} ${german}` }));
    expect(form().queryByText(/This looks like/)).not.toBeInTheDocument();
  });

  it('stays away where the language fits, is unclear, not chosen or not stored', async () => {
    const { dispatch } = showComposer({
      before: [stores, typed({ language: 'en', text: german })],
    });
    const hint = () => form().queryByText(/This looks like/);
    await form().findByText(/This looks like/);
    dispatch(typed({ language: 'de-AT', text: german }));
    expect(hint()).not.toBeInTheDocument();
    dispatch(typed({ language: 'en', text: 'Ja, genau, so!' }));
    expect(hint()).not.toBeInTheDocument();
    dispatch(typed({ language: null, text: german }));
    expect(hint()).not.toBeInTheDocument();
    dispatch(typed({ language: 'en', text: german }));
    expect(await form().findByText(/This looks like/)).toBeVisible();
    dispatch(has({ family: 'pleroma' }));
    expect(hint()).not.toBeInTheDocument();
  });
});
