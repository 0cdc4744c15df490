/** The rows about notifications of strangers. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeNotificationPolicy } from '@/api/decode/notifications/notificationPolicy';
import { isRefusal } from '@/api/decode/engine/refusal';
import { PolicyRows } from '@/screens/settings/notifications/PolicyRows';
import { requestFailed } from '@/slices/engine/requests';
import { dialogClosed } from '@/slices/engine/dialogs';
import {
  notificationPolicyOpened,
  notificationPolicyReceived,
  policyTreatmentChosen,
} from '@/slices/notifications/notificationPolicy';
import { renderInStore } from '@support/renderInStore';

const select = (name: string) => screen.getByRole('combobox', { name });

it('wait for the server, then show and change its rules', async () => {
  const { dispatched, dispatch } = renderInStore(<PolicyRows />);
  expect(dispatched).toEqual([notificationPolicyOpened()]);
  expect(select("People I don't follow")).toBeDisabled();
  const policy = decodeNotificationPolicy({
    for_not_following: 'accept',
    for_new_accounts: 'drop',
    for_limited_accounts: 'ask a friend',
  });
  if (isRefusal(policy)) throw new Error(policy.why);
  act(() => dispatch(notificationPolicyReceived({ policy })));
  expect(select("People I don't follow")).toHaveDisplayValue('Show');
  expect(select('Accounts less than 30 days old')).toHaveDisplayValue('Ignore');
  // A rule that was made elsewhere has no words here.
  expect(select('Accounts limited by moderators')).toHaveDisplayValue('–');
  await userEvent.selectOptions(select("People I don't follow"), 'Filter');
  expect(dispatched.at(-1)).toEqual(
    policyTreatmentChosen({ group: 'notFollowing', treatment: 'filter' }),
  );
  expect(select("People I don't follow")).toHaveDisplayValue('Filter');
  const link = screen.getByRole('link', { name: 'Filtered notifications' });
  expect(link).toHaveAttribute('href', '/notification-requests');
  await userEvent.click(link);
  // The dialog would cover the page.
  expect(dispatched.at(-1)).toEqual(dialogClosed({ kind: 'settings' }));
});

it('say why they are missing, and try again', async () => {
  const failed = { key: 'notification policy', reason: 'Broken', httpStatus: 501 };
  const { dispatched } = renderInStore(<PolicyRows />, { before: [requestFailed(failed)] });
  expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(dispatched).toEqual([notificationPolicyOpened(), notificationPolicyOpened()]);
});
