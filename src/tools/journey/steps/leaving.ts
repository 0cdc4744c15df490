/** Steps for logging out, and checks over the whole journey. */
import { button } from '../pageObjects';
import { check, type Step } from '../runJourney';

const loggingOut: Step = {
  name: 'logging out',
  run: async ({ page, origin }) => {
    await page.goto(`${origin}/main/friends`);
    await button(page, 'Log out').click();
    await button(page.getByRole('alertdialog'), 'Log out').click();
    await page.getByRole('form', { name: 'Log in' }).or(button(page, 'Log in')).first().waitFor();
  },
};

/** The client remembers calls that a server lacks, or refuses to visitors. */
const notTwice: Step = {
  name: 'no call of a browser is answered with 401 or 404 twice',
  run: ({ stage }) => {
    const counts = new Map<string, number>();
    for (const { browser, method, path, status } of stage.refusals()) {
      const call = `${method} ${path.replace(/\?.*/, '')} (browser ${String(browser)})`;
      if (status === 401 || status === 404) counts.set(call, (counts.get(call) ?? 0) + 1);
    }
    const often = [...counts].filter(([, count]) => count > 1);
    const told = often.map(([call, count]) => `${call}: ${String(count)} times`);
    return told.length === 0 ? Promise.resolve() : Promise.reject(new Error(told.join('\n')));
  },
};

const quiet: Step = {
  name: 'no error of the client in the console',
  run: ({ stage }) => {
    check(stage.problems().length === 0, [...new Set(stage.problems())].join('\n'));
    return Promise.resolve();
  },
};

export const leaving: readonly Step[] = [loggingOut, notTwice, quiet];
