/** The React Compiler looks only through files whose names promise components or hooks. */
import { readSources } from '@support/engine/sources';

const HOOK = /^(?:export )?(?:function|const) use[A-Z]\w*(?: = (?:\(|<|async|function)|[(<])/m;

/** Commands and the embedded instance run without React. */
const withoutReact = /^(?:tools|demo)\//;

it('hooks are defined in components, or in files named after a hook', () => {
  const misplaced = readSources()
    .filter(({ path }) => !withoutReact.test(path) && !/\.tsx$|\/use[A-Z]\w*\.ts$/.test(path))
    .filter(({ text }) => HOOK.test(text))
    .map(({ path }) => path);
  expect(misplaced).toEqual([]);
});
