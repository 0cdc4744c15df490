/** Posts in a text format, where the server lists some. */
import {
  button,
  cardWith,
  composer,
  goHome,
  isEmptied,
  isFor,
  posted,
  textOf,
} from '../pageObjects';
import { Absent, check, type Step } from '../runJourney';

const markdown: Step = {
  name: 'posting in Markdown',
  run: async (traveller) => {
    const { page, mark } = traveller;
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(`A **bold** word ${mark}`);
    // The form shows what it offers only once it is used.
    await isFor(form, 'Public');
    const format = form.getByRole('combobox', { name: 'Format' });
    if ((await format.locator('option[value="text/markdown"]').count()) === 0) {
      await textOf(form).fill('');
      throw new Absent('the server lists no Markdown');
    }
    const before = await format.inputValue();
    await format.selectOption('text/markdown');
    await button(form, 'Post').click();
    const { content } = await posted(traveller, `word ${mark}`);
    check(/<(strong|b)\b/.test(String(content)), 'the server has not made it bold');
    await cardWith(page, `A bold word ${mark}`).waitFor();
    await isEmptied(form);
    await format.selectOption(before);
  },
};

export const formats: readonly Step[] = [markdown];
