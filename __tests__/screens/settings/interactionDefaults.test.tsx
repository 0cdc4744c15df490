/** The rows about reactions to new posts. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InteractionDefaults } from '@/screens/settings/fields/InteractionDefaults';
import {
  interactionDefaultChosen,
  interactionDefaultsOpened,
  interactionDefaultsReceived,
} from '@/slices/settings/interactionDefaults';
import { decodeInteractionDefaults } from '@/api/decode/statuses/interactionPolicy';
import { renderInStore } from '@support/renderInStore';

const select = (name: string) => screen.getByRole('combobox', { name });

it('wait for the server, then show and change its rules', async () => {
  const { dispatched, dispatch } = renderInStore(<InteractionDefaults />);
  expect(dispatched).toEqual([interactionDefaultsOpened()]);
  expect(select('Who can reply')).toBeDisabled();
  const defaults = decodeInteractionDefaults({
    public: {
      can_reply: { always: ['author'], with_approval: ['public'] },
      can_favourite: { always: ['public'], with_approval: [] },
      can_reblog: { always: ['https://hill.example/ben'], with_approval: [] },
    },
  });
  dispatch(interactionDefaultsReceived({ defaults }));
  expect(select('Who can reply')).toHaveDisplayValue('With my approval');
  expect(select('Who can favourite')).toHaveDisplayValue('Anyone');
  // A rule that was made elsewhere has no words here.
  expect(select('Who can repeat')).toHaveDisplayValue('–');
  await userEvent.selectOptions(select('Who can repeat'), 'Only me');
  expect(dispatched.at(-1)).toEqual(interactionDefaultChosen({ kind: 'repeat', policy: 'nobody' }));
  expect(select('Who can repeat')).toHaveDisplayValue('Only me');
});
