/** Loads the texts that only few screens show, and tells when they can be shown. */
import { useEffect } from 'react';
import { BUILT_IN, lateTextsWanted } from '@/slices/session/language';
import { useAppDispatch, useAppSelector } from './store';

export function useLateTexts(wanted = true): boolean {
  const dispatch = useAppDispatch();
  const code = useAppSelector(({ language }) => language.code);
  const late = useAppSelector(({ language }) => language.late);
  useEffect(() => {
    if (wanted) dispatch(lateTextsWanted());
  }, [dispatch, wanted]);
  return late === 'loaded' || late === 'missing' || code === BUILT_IN;
}
