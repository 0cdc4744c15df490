/** Typed hooks of the store. */
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { UnknownAction, Dispatch, Store } from '@reduxjs/toolkit';
import type { RootState } from '@/slices/root';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
/** Only for code outside of rendering, which measures the page or hears keys; the linter names it. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
