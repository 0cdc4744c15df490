/** Applies the theme from the store to the page. The layout uses it once. */
import { useLayoutEffect } from 'react';
import { settings } from '@/domain/settings/settings';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectBarColour, selectPaint } from '@/selectors/settings/theme';
import { applyTheme, markRoot, paintBrowserBar, placeDialogs } from './applyTheme';

export function useTheme(): void {
  const paint = useAppSelector(selectPaint);
  const barColour = useAppSelector(selectBarColour);
  const centred = useAppSelector((state) => selectSetting(state, 'modalMobileCenter'));

  const scheme = paint?.scheme ?? 'dark';
  useLayoutEffect(() => {
    markRoot('scheme', scheme, document.documentElement);
  }, [scheme]);
  useLayoutEffect(() => (paint ? applyTheme(paint, document.documentElement) : undefined), [paint]);
  useLayoutEffect(() => {
    paintBrowserBar(barColour, document);
  }, [barColour]);
  useLayoutEffect(() => {
    placeDialogs(centred, document.documentElement);
  }, [centred]);
  useRootMark('motion', 'reducedMotion');
  useRootMark('avatars', 'avatars');
  useRootMark('lines', 'lineLength');
  useRootMark('grey', 'greyMode');
}

/** One attribute and CSS, so that no row depends on the setting. */
function useRootMark(
  mark: string,
  name: 'reducedMotion' | 'avatars' | 'lineLength' | 'greyMode',
): void {
  const value = useAppSelector((state) => selectSetting(state, name));
  useLayoutEffect(() => {
    markRoot(
      mark,
      value === settings[name].fallback ? null : String(value),
      document.documentElement,
    );
  }, [mark, name, value]);
}
