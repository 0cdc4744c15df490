/** React's typed door to the store. */
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { UnknownAction, Dispatch, Store } from '@reduxjs/toolkit';
import type { RootState } from '@/slices/root';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
/** For what is asked once, and need not be followed. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
