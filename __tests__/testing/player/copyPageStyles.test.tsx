/** The picture of a replayed state looks like the page around it, whatever marks its root has. */
import { copyPageStyles } from '@/testing/player/copyPageStyles';

const outer = document.documentElement;
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  for (const name of outer.getAttributeNames()) outer.removeAttribute(name);
});

function copied(): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  stop = copyPageStyles(page);
  return page.documentElement;
}

const change = async (act: () => void): Promise<void> => {
  act();
  await new Promise((resolve) => setTimeout(resolve));
};

it('has all attributes of the root, also later and unknown ones', async () => {
  outer.lang = 'ar';
  outer.dir = 'rtl';
  outer.dataset.avatars = 'round';
  outer.dataset.lines = 'long';
  const inner = copied();
  expect(inner.getAttribute('lang')).toBe('ar');
  expect(inner.getAttribute('dir')).toBe('rtl');
  expect(inner.dataset).toMatchObject({ avatars: 'round', lines: 'long' });
  await change(() => {
    delete outer.dataset.lines;
    outer.dataset.addedNextYear = 'yes';
    outer.style.setProperty('--bg', '#102030');
  });
  expect(inner.hasAttribute('data-lines')).toBe(false);
  expect(inner.dataset.addedNextYear).toBe('yes');
  expect(inner.style.getPropertyValue('--bg')).toBe('#102030');
  await change(() => outer.style.removeProperty('--bg'));
  expect(inner.style.getPropertyValue('--bg')).toBe('');
});

it('neither moves nor is locked with the page', async () => {
  outer.dataset.motion = 'allow';
  const inner = copied();
  await change(() => {
    outer.dataset.scrollLocked = '';
    outer.style.overflow = 'hidden';
    outer.style.setProperty('padding-inline-end', '15px');
  });
  expect(inner.dataset.motion).toBe('reduce');
  expect(inner.hasAttribute('data-scroll-locked')).toBe(false);
  expect(inner.style).toHaveLength(0);
});
