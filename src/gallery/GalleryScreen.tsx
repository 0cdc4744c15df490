/** The gallery at its address: under the themes of the instance, of which any can be put on. */
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectThemeChoice } from '@/selectors/theme';
import { selectThemeOptions } from '@/selectors/themeChoice';
import { settingChanged } from '@/slices/config';
import { themeListRequested } from '@/slices/theme';
import Gallery from './Gallery';

export default function GalleryScreen() {
  const dispatch = useAppDispatch();
  const options = useAppSelector(selectThemeOptions);
  const choice = useAppSelector(selectThemeChoice);
  useEffect(() => {
    dispatch(themeListRequested());
  }, [dispatch]);

  return (
    <Gallery
      themes={options.map(({ id }) => id)}
      // A theme of the reader's own is none of the list, and goes before all of them.
      theme={'preset' in choice ? choice.preset : undefined}
      onTheme={(theme) => dispatch(settingChanged({ name: 'theme', value: theme }))}
    />
  );
}
