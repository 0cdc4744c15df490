/** React's typed door to the store. */
import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction, Dispatch } from '@reduxjs/toolkit';
import type { RootState } from '@/slices/root';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<Dispatch<UnknownAction>>();
