import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@support/renderUi';
import { Tabs } from '@/ui/structure/Tabs';

const tabs = [
  { id: 'statuses', label: 'Posts', count: 12 },
  { id: 'people', label: 'People', count: 1234 },
  { id: 'hashtags', label: 'Hashtags' },
] as const;

function Results({ dir }: { dir?: 'rtl' }) {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('statuses');
  return (
    <div dir={dir}>
      <Tabs label="Results" tabs={tabs} selected={selected} onSelect={setSelected}>
        <p>{`All ${selected}`}</p>
      </Tabs>
    </div>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('names its tabs with their counts, and its panel after the chosen tab', () => {
    renderUi(<Results />);
    expect(screen.getByRole('tablist', { name: 'Results' })).toBeInTheDocument();
    expect(chosen()).toHaveAccessibleName('Posts (12)');
    expect(screen.getByRole('tab', { name: 'People (1.2K)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Hashtags' })).toBeInTheDocument();
    const panel = screen.getByRole('tabpanel', { name: 'Posts (12)' });
    expect(panel).toHaveTextContent('All statuses');
    expect(chosen()).toHaveAttribute('aria-controls', panel.id);
  });

  it('is one tab stop, on the chosen tab', async () => {
    const { user } = renderUi(<Results />);
    await user.click(screen.getByRole('tab', { name: /People/ }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('All people');
    await user.tab();
    await user.tab({ shift: true });
    expect(chosen()).toHaveFocus();
    expect(chosen()).toHaveAccessibleName('People (1.2K)');
  });

  it.each([
    ['{ArrowRight}', 'People (1.2K)'],
    ['{ArrowLeft}', 'Hashtags'],
    ['{End}', 'Hashtags'],
    ['{End}{ArrowRight}', 'Posts (12)'],
    ['{End}{Home}', 'Posts (12)'],
    ['{ArrowDown}', 'Posts (12)'],
  ])('moves with %s to %s', async (keys, name) => {
    const { user } = renderUi(<Results />);
    await user.tab();
    await user.keyboard(keys);
    expect(chosen()).toHaveAccessibleName(name);
    expect(chosen()).toHaveFocus();
  });

  it('mirrors the arrow keys in right-to-left languages', async () => {
    const { user } = renderUi(<Results dir="rtl" />);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toHaveAccessibleName('People (1.2K)');
  });

  it.each([undefined, 'rtl'] as const)('follows swipes over its panel (%s)', (dir) => {
    const around = jest.fn();
    renderUi(
      <div role="presentation" onTouchEnd={around}>
        <Results dir={dir} />
      </div>,
    );
    const swipe = (by: number, dy = 0) => {
      const panel = screen.getByRole('tabpanel');
      const sign = dir === 'rtl' ? -1 : 1;
      fireEvent.touchStart(panel, { touches: [{ clientX: 300, clientY: 0 }] });
      fireEvent.touchEnd(panel, { changedTouches: [{ clientX: 300 + sign * by, clientY: dy }] });
      return chosen().textContent;
    };
    expect(swipe(-100)).toBe('People (1.2K)');
    expect(swipe(-60)).toBe('People (1.2K)');
    expect(swipe(-100, 70)).toBe('People (1.2K)');
    expect(swipe(100)).toBe('Posts (12)');
    // Before the first tab, the swipe is the page's.
    around.mockClear();
    expect(swipe(100)).toBe('Posts (12)');
    expect(around).toHaveBeenCalledTimes(1);
    around.mockClear();
    swipe(-100);
    expect(around).not.toHaveBeenCalled();
  });
});
