/** Applies the draft to the page while the editor is open, at most once per frame. */
import { useEffect } from 'react';
import { writeSource } from '@/domain/settings/theme/files/writeTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDraftSource, selectThemeEditor } from '@/selectors/settings/themeEditor';
import { themeSettingsPreviewed } from '@/slices/settings/theme';

export function useThemePreview(): void {
  const dispatch = useAppDispatch();
  const source = useAppSelector(selectDraftSource);
  const changed = useAppSelector((state) => selectThemeEditor(state).past.length > 0);
  useEffect(() => {
    if (!changed) {
      dispatch(themeSettingsPreviewed({}));
      return;
    }
    const frame = requestAnimationFrame(() => {
      dispatch(
        themeSettingsPreviewed({
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
      dispatch(themeSettingsPreviewed({}));
    },
    [dispatch],
  );
}
