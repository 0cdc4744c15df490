/** Sets the language of the draft, which is remembered for the next post. */
import { withRecent } from '@/domain/session/languageChoice';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSetting } from '@/selectors/session/config';
import { settingChanged } from '@/slices/session/config';
import { useComposer } from '@/components/composer/ComposerContext';

export function useChooseLanguage(): (code: string | null) => void {
  const dispatch = useAppDispatch();
  const { edit } = useComposer();
  const recent = useAppSelector((state) => selectSetting(state, 'recentLanguages'));
  return (code) => {
    edit({ language: code });
    dispatch(settingChanged({ name: 'postLanguage', value: code }));
    if (code === null) return;
    dispatch(settingChanged({ name: 'recentLanguages', value: withRecent(recent, code) }));
  };
}
