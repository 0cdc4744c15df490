/** Applies the theme from the store to the page. The layout uses it once. */
import { useLayoutEffect } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { selectBarColour, selectPaint } from '@/selectors/settings/theme';
import { applyMotion, applyTheme, paintBrowserBar, placeDialogs } from './applyTheme';

export function useTheme(): void {
  const paint = useAppSelector(selectPaint);
  const barColour = useAppSelector(selectBarColour);
  const centred = useAppSelector((state) => selectSetting(state, 'modalMobileCenter'));
  const motion = useAppSelector((state) => selectSetting(state, 'reducedMotion'));

  useLayoutEffect(() => (paint ? applyTheme(paint, document.documentElement) : undefined), [paint]);
  useLayoutEffect(() => {
    paintBrowserBar(barColour, document);
  }, [barColour]);
  useLayoutEffect(() => {
    applyMotion(motion, document.documentElement);
  }, [motion]);
  useLayoutEffect(() => {
    placeDialogs(centred, document.documentElement);
  }, [centred]);
}
