import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from '@/app/notices/Notices';
import { noticeTexts } from '@/app/notices/noticeTexts';
import { pageNoticeTexts } from '@/app/notices/pageNoticeTexts';
import type { Notice } from '@/domain/engine/notice';
import { routeEntered } from '@/slices/session/interface';
import { noticeDismissed, noticeHeld, noticeShown, noticeUndone } from '@/slices/engine/notices';
import { pageShown } from '@/slices/session/startup';
import { pageReloadRequested } from '@/slices/session/updates';
import { renderInStore } from '@support/renderInStore';

const notice = (changes: Partial<Notice>): Notice => ({
  id: '1',
  level: 'error',
  messageKey: 'timeline.error',
  values: { detail: 'Bad gateway' },
  timeout: 5_000,
  ...changes,
});
const show = (...notices: Notice[]) =>
  renderInStore(<Notices />, { before: notices.map((each) => noticeShown(each)) });

/** A press points at a notice, too. */
const withoutHolding = (dispatched: readonly UnknownAction[]) =>
  dispatched.filter((action) => !noticeHeld.match(action));

describe('notices', () => {
  it('replace error codes of servers with a sentence; a press shows the code', async () => {
    show(notice({ values: { detail: 'invalid_request' } }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Error fetching timeline: The server rejected this request. Details',
    );
    await userEvent.click(within(alert).getByRole('button', { name: 'Details' }));
    expect(alert).toHaveTextContent('invalid_request');
  });

  it('of a post lead to it', async () => {
    show(notice({ level: 'success', messageKey: 'post_status.sent', values: {}, statusId: 's7' }));
    const link = await screen.findByRole('link', { name: 'Show post' });
    expect(link).toHaveAttribute('href', '/notice/s7');
  });

  it('SHELL-08 have a level, a message with values, and a button that closes them', async () => {
    const { dispatched } = show(
      notice({}),
      notice({
        id: '2',
        level: 'success',
        messageKey: 'timeline.socket_reconnected',
        values: {},
      }),
      notice({
        id: '3',
        level: 'warning',
        messageKey: 'timeline.socket_broke',
        values: { code: 1006 },
      }),
    );
    const region = within(screen.getByRole('region', { name: 'Notices' }));
    const alert = await region.findByRole('alert');
    expect(alert).toHaveTextContent('Error fetching timeline: Bad gateway');
    expect(alert).toHaveAttribute('data-tone', 'error');
    const [back, broke] = region.getAllByRole('status');
    expect(back).toHaveTextContent('Realtime connection restored');
    expect(broke).toHaveTextContent('Realtime connection lost: CloseEvent code 1006');
    expect(broke).toHaveAttribute('data-tone', 'warning');

    await userEvent.click(within(broke!).getByRole('button', { name: 'Dismiss' }));
    expect(withoutHolding(dispatched)).toEqual([pageShown(), noticeDismissed({ id: '3' })]);
    expect(region.getAllByRole('status')).toEqual([back]);
  });

  it('offer a reload when a new build is available, and never reload by themselves', async () => {
    const { dispatched } = show(
      notice({ level: 'info', messageKey: 'updates.ready', values: {}, remedy: 'reload' }),
    );
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('A new version is ready');
    expect(dispatched).toEqual([pageShown()]);
    await userEvent.click(within(status).getByRole('button', { name: 'Reload' }));
    expect(withoutHolding(dispatched)).toEqual([pageShown(), pageReloadRequested()]);
  });

  it('offer to undo what they tell of, if that is possible', async () => {
    const { dispatched } = show(
      notice({
        level: 'success',
        messageKey: 'user_card.muted_now',
        values: { name: 'Hugo' },
        undoable: true,
      }),
    );
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Muted Hugo');
    await userEvent.click(within(status).getByRole('button', { name: 'Undo' }));
    expect(withoutHolding(dispatched)).toEqual([pageShown(), noticeUndone({ id: '1' })]);
    expect(screen.queryByText('Muted Hugo')).not.toBeInTheDocument();
  });

  it('are held while they are pointed at or have the focus', async () => {
    const { dispatched } = show(notice({ undoable: true }));
    const alert = await screen.findByRole('alert');
    const held = () =>
      dispatched.filter(noticeHeld.match).map(({ payload }) => [payload.id, payload.held]);
    await userEvent.hover(alert);
    expect(held()).toEqual([['1', true]]);
    await userEvent.unhover(alert);
    expect(held().at(-1)).toEqual(['1', false]);
    await userEvent.tab();
    expect(within(alert).getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(held().at(-1)).toEqual(['1', true]);
    // The focus still holds it when the pointer leaves.
    await userEvent.hover(alert);
    await userEvent.unhover(alert);
    expect(held().at(-1)).toEqual(['1', true]);
    await userEvent.tab({ shift: true });
    expect(held().at(-1)).toEqual(['1', false]);
  });

  it('link to the diagnostics and a safe start if a reload did not help', async () => {
    show(notice({ messageKey: 'updates.still_lost', values: {}, remedy: 'recovery' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    const leads = (name: string) => alert.getByRole('link', { name }).getAttribute('href');
    expect(leads('Diagnostics')).toBe('/about/diagnostics');
    expect(leads('Start in safe mode')).toMatch(/\?safe=1$/);
  });

  it.each([
    ['login', 'foot'],
    ['registration', 'foot'],
    ['friends', 'head'],
  ] as const)('on the screen %s are placed at the %s, where they cover no field', (name, at) => {
    const { dispatch } = show(notice({}));
    dispatch(routeEntered({ name, params: {} }));
    expect(screen.getByRole('region', { name: 'Notices' })).toHaveAttribute('data-at', at);
  });

  it('show a text even for an unknown message key', async () => {
    show(notice({ messageKey: 'what.is.this' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured');
  });

  it('SET-14 PREF-13 name the setting that could not be saved and the server’s reason', async () => {
    const values = { option: 'hideFollowers', detail: 'db' };
    show(notice({ messageKey: 'settings.option_refused', values }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Error saving settings. Hiding your followers wasn't changed: db",
    );
  });

  it('show until when the server asks for a pause', async () => {
    const until = new Date(2026, 10, 21, 14, 5, 30).getTime();
    show(notice({ messageKey: 'errors.rate_limited', values: { until, seconds: 90 } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/at 2:05:30\sPM/);
  });

  it('have a message for every key that a saga uses', () => {
    const sagas = path.join(process.cwd(), 'src/sagas');
    const texts = readdirSync(sagas, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(sagas, file), 'utf8'));
    const raised = texts.flatMap((text) =>
      [
        ...text.matchAll(/\bshowNotice\(\s*'\w+',\s*'([\w.]+)'/g),
        ...text.matchAll(/messageKey: '([\w.]+)'/g),
        ...text.matchAll(/\bfailureNotice\(\s*'([\w.]+)'/g),
      ].map(([, key]) => key),
    );
    expect(raised).toContain('timeline.socket_broke');
    expect(raised).toContain('errors.rate_limited');
    expect(raised).toContain('timeline.error');
    const known = { ...noticeTexts, ...pageNoticeTexts };
    expect(raised.filter((key) => !key || !Object.hasOwn(known, key))).toEqual([]);
  });
});
