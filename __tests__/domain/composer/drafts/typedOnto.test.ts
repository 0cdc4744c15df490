/** Keys that are pressed before the text field is there. */
import fc from 'fast-check';
import { typedOnto } from '@/domain/composer/drafts/typedOnto';

const key = (pressed: string, changes = {}) => ({
  key: pressed,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  getModifierState: () => false,
  ...changes,
});
const type = (keys: string[], before = '') =>
  keys.reduce((text, each) => typedOnto(text, key(each)) ?? text, before);

it('letters come to the end in their order, and Backspace takes whole letters', () => {
  expect(type(['H', 'i', ' ', '🐸', 'Enter', 'x', 'Backspace'], '@eve ')).toBe('@eve Hi 🐸\n');
  expect(type(['Backspace'], 'No 👩‍👩‍👧')).toBe('No ');
  expect(type(['Backspace'])).toBe('');
});

it.each([
  ['Shift', {}],
  ['ArrowLeft', {}],
  ['Dead', {}],
  ['Process', {}],
  ['か', { isComposing: true }],
  ['v', { ctrlKey: true }],
  ['v', { metaKey: true }],
  ['f', { altKey: true }],
])('“%s” writes nothing: %j', (pressed, changes) => {
  expect(typedOnto('before', key(pressed, changes))).toBeNull();
});

it('a layout may write with Control and Alt', () => {
  const changes = { ctrlKey: true, altKey: true, getModifierState: () => true };
  expect(typedOnto('me', key('@', changes))).toBe('me@');
});

it('taking back what was typed leaves the text before', () => {
  const letters = fc.array(fc.constantFrom('a', 'ß', '日', '🐸', ' ', 'Enter'));
  fc.assert(
    fc.property(letters, fc.constantFrom('', '@eve ', 'Frogs 🐸. '), (keys, before) => {
      const back = keys.map(() => 'Backspace');
      expect(type([...keys, ...back], before)).toBe(before);
    }),
  );
});
