import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { afterPaint } from '@/lib/scheduler/afterPaint';
import { playPressAnimation } from '@/ui/buttons/pressAnimation';
import { GlyphButton, GlyphLink, GlyphSign } from '@/ui/buttons/GlyphButton';
import { Icon } from '@/ui/icons/Icon';
import {
  ConversationIcon,
  FavouriteIcon,
  FollowersOnlyIcon,
  MoreIcon,
  ReactIcon,
  RepeatIcon,
  ReplyIcon,
} from '@/ui/icons/icons';
import { glyphLetters } from '@/tools/generate/glyphLetters';
import { renderUi } from '@support/renderUi';

const SRC = join(__dirname, '../../../src');
const styleSheet = (path: string) => readFileSync(join(SRC, path), 'utf8');

describe('a glyph button', () => {
  it('shows the count as text outside of its name, and nothing if there is no count', () => {
    renderUi(<GlyphButton glyph="favourite" label="Favourite" count="12" pressed />);
    const button = screen.getByRole('button', { name: 'Favourite', pressed: true });
    expect(button).toHaveAttribute('aria-description', '12');
    expect(button).toHaveAttribute('title', 'Favourite');
    expect(within(button).getByText('12')).toHaveAttribute('aria-hidden', 'true');
  });

  it('reports that a press is likely, and then the press', async () => {
    const [onPress, onNear] = [jest.fn(), jest.fn()];
    const { user } = renderUi(
      <GlyphButton glyph="more" label="More actions" popup="menu" {...{ onPress, onNear }} />,
    );
    const button = screen.getByRole('button', { name: 'More actions' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toBeEmptyDOMElement();
    await user.tab();
    expect(onNear).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('that is disabled says why and stays in place', async () => {
    const onPress = jest.fn();
    const { user } = renderUi(
      <GlyphButton glyph="repeat" label="Repeat" disabledReason="Not now" onPress={onPress} />,
    );
    const button = screen.getByRole('button', { name: 'Repeat' });
    expect(button).toHaveAttribute('title', 'Not now');
    await user.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('may be an external link, or a plain sign', () => {
    renderUi(
      <>
        <GlyphLink glyph="reply" label="Reply" count="1.2K" hint="Reply (1,234)" href="/away" />
        <GlyphSign glyph="lock" label="Locked" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Reply' });
    expect(link).toHaveAttribute('href', '/away');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    expect(link).toHaveAttribute('title', 'Reply (1,234)');
    expect(link).toHaveTextContent('1.2K');
    expect(screen.getByRole('img', { name: 'Locked' })).toHaveAttribute('title', 'Locked');
  });
});

describe('the icon font', () => {
  const drawing = styleSheet('ui/icons/glyphs.svg');
  const lineOf = (name: string) =>
    drawing.split('\n').find((line) => line.includes(`id="${name}"`)) ?? '';
  const rules =
    styleSheet('ui/buttons/GlyphButton.module.css') +
    styleSheet('components/statuses/thread/ThreadToggle.module.css');
  /**
   * Returns the letter that the rule shows, if its second `content` hides it from screen readers.
   */
  const letterIn = (selector: string) =>
    /content: '\\(\w+)';\s+content: '\\\1' \/ '';/.exec(
      rules.split(`\n${selector}::before {`)[1]?.split('}')[0] ?? '',
    )?.[1];
  const code = (letter: string) => letter.codePointAt(0)?.toString(16);

  it.each([
    ['reply', ReplyIcon, ".glyph[data-glyph='reply']"],
    ['repeat', RepeatIcon, ".glyph[data-glyph='repeat']"],
    ['favourite', FavouriteIcon, ".glyph[data-glyph='favourite']"],
    ['favourite-filled', FavouriteIcon, ".glyph[data-glyph='favourite'][aria-pressed='true']"],
    ['react', ReactIcon, ".glyph[data-glyph='react']"],
    ['more', MoreIcon, ".glyph[data-glyph='more']"],
    ['lock', FollowersOnlyIcon, ".glyph[data-glyph='lock']"],
    ['thread', ConversationIcon, '.toggle'],
  ])(
    'has for %s the icon of the set, and the letter in the style sheet',
    (name, icon, selector) => {
      const { container } = render(<Icon node={icon} />);
      const outline = container.querySelector('path')?.getAttribute('d');
      const line = lineOf(name);
      expect(line).toContain(`d="${String(outline)}"`);
      expect(line.includes('fill="black"')).toBe(name.endsWith('-filled'));
      const [own, mirrored] = glyphLetters[name] ?? [];
      expect(own).toBeDefined();
      expect(letterIn(selector)).toBe(code(own?.letter ?? ''));
      if (mirrored) expect(letterIn(`${selector}:dir(rtl)`)).toBe(code(mirrored.letter));
    },
  );
});

describe('the animation of a press', () => {
  const animate = jest.fn();
  const root = document.documentElement;
  let reduced = false;
  beforeAll(() => {
    Element.prototype.animate = animate;
    window.matchMedia = (() => ({ matches: reduced })) as unknown as typeof window.matchMedia;
  });
  beforeEach(() => {
    animate.mockClear();
    reduced = false;
    delete root.dataset.motion;
  });

  it.each<[boolean, string | undefined, number]>([
    [false, undefined, 1],
    [true, undefined, 0],
    [true, 'allow', 1],
    [false, 'reduce', 0],
  ])('follows the system (reduced: %s) and the setting (%s)', async (system, own, times) => {
    reduced = system;
    if (own) root.dataset.motion = own;
    playPressAnimation(document.body);
    await afterPaint();
    expect(animate).toHaveBeenCalledTimes(times);
  });

  it('lasts half a second', async () => {
    playPressAnimation(document.body);
    await afterPaint();
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 500, pseudoElement: '::before' });
  });
});
