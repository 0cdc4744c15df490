/** A theme is saved as a file that this client and others can open. */
import { themeFileRequested } from '@/slices/settings/themeFile';
import { themeFileSaga } from '@/sagas/settings/themeFile';
import { testContext } from '@support/context';
import { replay } from '@support/flow';

it('a theme is saved under the file name that other clients expect', () => {
  const saveFile = jest.fn(testContext().page.saveFile);
  const story = replay(themeFileSaga, { context: { page: { saveFile } } });
  story.dispatch(themeFileRequested({ text: '{"_pleroma_theme_version":2}' }));
  expect(saveFile).toHaveBeenCalledWith(
    'pleroma_theme.json',
    'application/json',
    '{"_pleroma_theme_version":2}',
  );
});
