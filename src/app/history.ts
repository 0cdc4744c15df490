/** The browser's history, shared by the router and by the sagas that go places. */
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** `v5Compat` makes it tell its listeners of our own moves, too. */
export const createHistory = () => createBrowserHistory({ v5Compat: true });

export type AppHistory = ReturnType<typeof createHistory>;
