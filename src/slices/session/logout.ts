/** The end of a logout, after which another account may take the page. */
import { createAction } from '@reduxjs/toolkit';

/** The server has revoked the token, or did not answer. */
export const logoutEnded = createAction('logout/logoutEnded');
