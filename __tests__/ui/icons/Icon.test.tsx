/** Joins the shapes of each icon into one path that draws the same picture. */
import { render } from '@testing-library/react';
import { Icon } from '@/ui/icons/Icon';
import * as icons from '@/ui/icons/icons';
import type { IconNode } from '@/ui/icons/icons';

const pathOf = (node: IconNode) => {
  const { container } = render(<Icon node={node} className="mine" aria-hidden />);
  const svg = container.querySelector('svg');
  expect(svg?.childElementCount).toBe(1);
  expect(svg).toHaveClass('icon', 'mine');
  return svg?.querySelector('path')?.getAttribute('d') ?? '';
};

const joined = (...node: IconNode) => pathOf(node);

describe('Icon', () => {
  it('starts each shape at its own origin, however the previous one ended', () => {
    expect(joined(['path', { d: 'M1 2h3Z' }], ['path', { d: 'm5 6 1-1 1 1' }])).toBe(
      'M1 2h3ZM0 0m5 6 1-1 1 1',
    );
  });

  it('turns circles, rectangles and lines into outlines', () => {
    expect(joined(['circle', { cx: '12', cy: '12', r: '10' }])).toBe(
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z',
    );
    expect(joined(['rect', { x: '3', y: '4', width: '10', height: '8', rx: '2' }])).toBe(
      'M5 4h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z',
    );
    expect(joined(['line', { x1: '1', y1: '2', x2: '3', y2: '4' }])).toBe('M1 2L3 4');
  });

  it('rejects a shape that it cannot draw', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => joined(['text', {}])).toThrow('text');
  });

  it.each(Object.entries(icons))('makes %s one path', (_name, icon) => {
    expect(pathOf(icon)).toMatch(/^M[\d.-]/);
  });
});
