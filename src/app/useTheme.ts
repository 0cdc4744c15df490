/** Keeps the page painted as the store wants it. The shell uses it once. */
import { useLayoutEffect, useState } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/config';
import { selectBarColour, selectPaint, selectWantedThemeFile } from '@/selectors/theme';
import { applyMotion, applyTheme, paintBrowserBar } from './theme';

export function useTheme(): void {
  const wanted = useAppSelector(selectPaint);
  const isWaiting = useAppSelector((state) => selectWantedThemeFile(state) !== null);
  const barColour = useAppSelector(selectBarColour);
  const motion = useAppSelector((state) => selectSetting(state, 'reducedMotion'));

  // The page stays as it is while the theme's file is on its way.
  const [paint, setPaint] = useState(wanted);
  if (!isWaiting && paint !== wanted) setPaint(wanted);

  useLayoutEffect(() => (paint ? applyTheme(paint, document.documentElement) : undefined), [paint]);
  useLayoutEffect(() => {
    if (!isWaiting) paintBrowserBar(barColour, document);
  }, [barColour, isWaiting]);
  useLayoutEffect(() => {
    applyMotion(motion, document.documentElement);
  }, [motion]);
}
