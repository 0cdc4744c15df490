/** Templates for the fields of all posts of a chain, which a key in one of them must not draw again. */
import { selectMayBeTemplate, selectTemplates } from '@/selectors/composer/templates';
import { draftSaved } from '@/slices/composer/drafts';
import { rootReducer, type RootState } from '@/slices/root';
import { someDraft } from '@support/composer/drafts';

const written = (state: RootState | undefined, target: string, text: string): RootState =>
  rootReducer(state, draftSaved({ target, draft: someDraft({ text }) }));

it('templates are by name, and the same until one of them changes', () => {
  const two = written(written(undefined, 'template Weekly', 'News'), 'template Daily', 'Weather');
  const templates = selectTemplates(two);
  expect(templates.map(({ name }) => name)).toEqual(['Daily', 'Weekly']);
  const typing = written(two, 'new', 'A');
  expect(selectTemplates(typing)).toBe(templates);
  expect(selectTemplates(written(typing, 'new', 'Ab'))).toBe(templates);
  const changed = selectTemplates(written(typing, 'template Daily', 'Tides'));
  expect(changed).not.toBe(templates);
  expect(changed[0]?.draft.text).toBe('Tides');
});

it.each([
  ['/template', false],
  ['/', false],
  ['Dear all /temp', true],
  ['and/or', true],
])('of “%s”, a template can be made: %s', (text, isOffered) => {
  expect(selectMayBeTemplate(written(undefined, 'new', text), 'new')).toBe(isOffered);
});
