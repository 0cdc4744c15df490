/** The step for several posts that answer one another. */
import { button, composer, goHome, isEmptied, isFor, posted, textOf } from '../pageObjects';
import { check, type Step } from '../runJourney';

export const chain: Step = {
  name: 'several posts that answer one another',
  run: async (traveller) => {
    const { page, mark } = traveller;
    const words = ['First', 'Second', 'Third'].map((word) => `${word} of three ${mark}`);
    await goHome(traveller);
    const form = composer(page);
    await textOf(form).fill(words[0] ?? '');
    await isFor(form, 'Public');
    for (const [at, text] of words.slice(1).entries()) {
      await button(form, 'Add post').click();
      await form.getByRole('textbox', { name: `Post ${at + 2} of ${at + 2}` }).fill(text);
    }
    await button(form, 'Post').click();
    let before: unknown = null;
    for (const text of words) {
      const { id, in_reply_to_id: answered = null } = await posted(traveller, text);
      check(answered === before, `“${text}” answers ${String(answered)}`);
      before = id;
    }
    await isEmptied(form);
  },
};
