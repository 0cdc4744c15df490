import {
  isColumnWidth,
  layoutOf,
  offersFloatingButton,
  presumesKeyboard,
} from '@/domain/session/layout';

describe('layout', () => {
  it.each([
    [320, 'mobile'],
    [800, 'mobile'],
    [801, 'normal'],
    [1299, 'normal'],
    [1300, 'wide'],
    [2560, 'wide'],
  ])('SHELL-04 gives a window %d px wide the %s layout', (width, layout) => {
    expect(layoutOf(width)).toBe(layout);
  });

  it.each([
    [349, 344, true],
    [350, 345, true],
    [449, 559, true],
    [450, 559, false],
    [449, 560, false],
    [349, 560, false],
    [390, 844, false],
    [1440, 344, false],
  ])('SHELL-13 presumes a keyboard at %d × %d: %s', (width, height, presumed) => {
    expect(presumesKeyboard({ width, height })).toBe(presumed);
  });

  const phone = {
    signedIn: true,
    layout: 'mobile',
    alwaysShown: false,
    route: 'friends',
  } as const;

  it('offers the floating button on phones, and elsewhere if the reader always wants it', () => {
    expect(offersFloatingButton(phone)).toBe(true);
    expect(offersFloatingButton({ ...phone, layout: 'normal' })).toBe(false);
    expect(offersFloatingButton({ ...phone, layout: 'wide', alwaysShown: true })).toBe(true);
    expect(offersFloatingButton({ ...phone, signedIn: false, alwaysShown: true })).toBe(false);
  });

  it.each(['chats', 'chat', 'lists-edit', 'shout-panel'] as const)(
    'hides the floating button on %s',
    (route) => {
      expect(offersFloatingButton({ ...phone, alwaysShown: true, route })).toBe(false);
    },
  );

  it.each([
    ['25rem', true],
    ['312px', true],
    ['33.3vw', true],
    ['', false],
    ['25', false],
    ['1fr', false],
    ['calc(1px)', false],
    ['-4rem', false],
  ])('takes %p for a column width: %s', (value, taken) => {
    expect(isColumnWidth(value)).toBe(taken);
  });
});
