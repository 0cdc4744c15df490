/** Has the page wear the draft while the editor is there; at most once for each frame. */
import { useEffect } from 'react';
import { writeSource } from '@/domain/theme/writeTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftSource, selectThemeEditor } from '@/selectors/themeEditor';
import { looksTried } from '@/slices/theme';

export function useTryOn(): void {
  const dispatch = useAppDispatch();
  const source = useAppSelector(selectDraftSource);
  const changed = useAppSelector((state) => selectThemeEditor(state).past.length > 0);
  useEffect(() => {
    if (!changed) {
      dispatch(looksTried({}));
      return;
    }
    const frame = requestAnimationFrame(() => {
      dispatch(
        looksTried({
          themeMode: 'auto',
          customThemeSource: writeSource(source),
          customTheme: null,
        }),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, [dispatch, source, changed]);
  useEffect(
    () => () => {
      dispatch(looksTried({}));
    },
    [dispatch],
  );
}
