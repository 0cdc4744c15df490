/** The doctor's examination on the page: check by check, in a store of its own, without secrets. */
import { createIntl } from 'react-intl';
import type { CheckName } from '@/doctor/findings/checkNames';
import { checkNames } from '@/doctor/findings/checkNames';
import { writeReport } from '@/doctor/report/doctorReport';
import type { DoctorContext } from '@/doctor/state/doctorSaga';
import {
  examinationRequested,
  reportCopyRequested,
  selectExamined,
} from '@/doctor/state/doctorSlice';
import { createDoctorStore } from '@/doctor/page/doctorStore';
import { ORIGIN } from '@support/context';
import { siteAccessOf, type Broken } from '@support/testing/doctorSite';
import { eventually } from '@support/eventually';

const contextOf = (broken: Broken = {}, more: Partial<DoctorContext> = {}): DoctorContext => ({
  site: siteAccessOf(broken),
  savedLanguage: () => Promise.resolve(null),
  preferredLanguages: () => ['en'],
  copy: () => Promise.resolve(),
  ...more,
});

async function examined(context = contextOf()) {
  const store = createDoctorStore(context);
  const seen: (CheckName | null)[] = [];
  store.subscribe(() => {
    const { current } = store.getState().doctor;
    if (current !== null && current !== seen.at(-1)) seen.push(current);
  });
  await eventually(() => {
    expect(selectExamined(store.getState())).toBe(true);
    return Promise.resolve();
  });
  return { store, seen };
}

const problemsIn = (store: ReturnType<typeof createDoctorStore>) =>
  store
    .getState()
    .doctor.found.filter(({ severity }) => severity === 'error' || severity === 'warning');

it('the doctor runs check after check, and can be repeated', async () => {
  const { store, seen } = await examined();
  expect(seen).toEqual(checkNames);
  expect(problemsIn(store)).toEqual([]);
  const found = store.getState().doctor.found.length;
  store.dispatch(examinationRequested());
  expect(store.getState().doctor.found).toEqual([]);
  await eventually(() => {
    expect(selectExamined(store.getState())).toBe(true);
    return Promise.resolve();
  });
  expect(store.getState().doctor.found).toHaveLength(found);
});

it('the doctor works if the storage fails, hangs or contains garbage', async () => {
  for (const savedLanguage of [
    () => Promise.reject(new Error('blocked')),
    () => new Promise<never>(() => undefined),
    () => Promise.resolve('<no language>'),
  ]) {
    const { store } = await examined(contextOf({}, { savedLanguage }));
    expect(store.getState()).toMatchObject({ language: { code: 'en' } });
  }
});

it("the doctor uses the language that the reader chose, else the browser's", async () => {
  const codeOf = async (more: Partial<DoctorContext>) => {
    const { store } = await examined(contextOf({}, more));
    return (store.getState() as unknown as { language: { code: string } }).language.code;
  };
  expect(await codeOf({ preferredLanguages: () => ['de-CH'] })).toBe('de');
  expect(await codeOf({ savedLanguage: () => Promise.resolve('fr') })).toBe('fr');
});

it('the doctor shows if the report could be copied', async () => {
  const copied: string[] = [];
  const { store } = await examined(
    contextOf(
      {},
      {
        copy: (text) => {
          if (text === 'no') return Promise.reject(new Error('not allowed'));
          copied.push(text);
          return Promise.resolve();
        },
      },
    ),
  );
  const outcomeOf = async (text: string, outcome: string) => {
    store.dispatch(reportCopyRequested({ text }));
    await eventually(() => {
      expect(store.getState().doctor.copied).toBe(outcome);
      return Promise.resolve();
    });
  };
  await outcomeOf('the report', 'yes');
  await outcomeOf('no', 'failed');
  expect(copied).toEqual(['the report']);
});

it('the doctor removes every secret in addresses from its report', async () => {
  const CANARY = 'canary-7f3a';
  const config = JSON.stringify({
    logo: `/static/no.png?key=${CANARY}`,
    background: `https://somebody:${CANARY}@pictures.example/a.png?token=${CANARY}#${CANARY}`,
    redirectRootLogin: `/nowhere/at/all?code=${CANARY}`,
  });
  const { store } = await examined(
    contextOf({
      files: {
        '/static/config.json': (file) => ({ ...file, body: config }),
        '/api/pleroma/frontend_configurations': (file) => ({ ...file, body: '{}' }),
      },
    }),
  );
  const report = writeReport(
    createIntl({ locale: 'en' }),
    `${ORIGIN}?${CANARY}`,
    store.getState().doctor.found,
  );
  expect(report).not.toContain(CANARY);
  for (const told of [
    "/static/no.png can't be loaded as an image",
    'https://pictures.example/a.png',
    'points to /nowhere/at/all, which',
  ]) {
    expect(report).toContain(told);
  }
});
