import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InstanceConfig } from '@/domain/session/instance';
import RegistrationScreen from '@/screens/registration/RegistrationScreen';
import { instanceConfigured } from '@/slices/session/config';
import {
  captchaReceived,
  captchaRequested,
  mailLanguagesChosen,
  registrationAnswered,
  registrationFailed,
  registrationOpened,
  registrationSubmitted,
  registrationTyped,
} from '@/slices/session/registration';
import { requestEnded, requestFailed, requestStarted } from '@/slices/engine/requests';
import { startSucceeded } from '@/slices/session/startup';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';

const none = captchaReceived({ captcha: { type: 'none' } });
const picture = captchaReceived({
  captcha: {
    type: 'native',
    url: 'data:image/png;base64,AA==',
    token: 'T',
    answerData: 'A',
    secondsValid: 300,
  },
});

interface Visit {
  instance?: Partial<InstanceConfig>;
  token?: string;
  before?: Parameters<typeof renderInStore>[1];
  captcha?: ReturnType<typeof captchaReceived>;
}

function visit({ instance = {}, token, before, captcha = none }: Visit = {}) {
  const view = renderInStore(<RegistrationScreen params={token === undefined ? {} : { token }} />, {
    path: token === undefined ? '/registration' : `/registration/${token}`,
    ...before,
    before: [
      startSucceeded(),
      instanceConfigured({
        instance: { family: 'pleroma', server: 'https://home.example', ...instance },
      }),
      ...(before?.before ?? []),
    ],
  });
  if (screen.queryByRole('form')) view.dispatch(captcha);
  view.dispatched.length = 0;
  return view;
}

const form = () => screen.getByRole('form', { name: 'Sign up' });
const field = (name: string) => screen.getByRole('textbox', { name });
const register = () => screen.getByRole('button', { name: 'Sign up' });

async function fill(): Promise<void> {
  await userEvent.type(field('Username'), 'nina');
  await userEvent.type(field('Display name'), 'Nina N.');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret');
}

describe('the registration screen', () => {
  it('REG-01 is closed to members', () => {
    expect(visit({ before: { before: [signedIn()] } }).address()).toBe('/');
  });

  it('REG-01 is closed without open registration, except to invited people', () => {
    expect(visit({ instance: { registrationOpen: false } }).address()).toBe('/');
    visit({ instance: { registrationOpen: false }, token: 'INVITE' });
    expect(form()).toBeVisible();
    expect(field('Invite code')).toHaveValue('INVITE');
    expect(field('Invite code')).toHaveAttribute('readonly');
  });

  it('is blank until the server has answered', () => {
    const { address, dispatch } = renderInStore(<RegistrationScreen params={{}} />, {
      path: '/registration',
      before: [instanceConfigured({ instance: { registrationOpen: false } })],
    });
    expect(address()).toBe('/registration');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    dispatch(startSucceeded());
    expect(address()).toBe('/');
  });

  it('does not redirect a new member to the start page, as the sign-up leads home', () => {
    const { dispatch, address } = visit();
    dispatch(registrationAnswered({ result: 'ok', message: null }));
    dispatch(signedIn());
    expect(address()).toBe('/registration');
  });
});

describe('the registration form', () => {
  const all = {
    accountActivationRequired: true,
    accountApprovalRequired: true,
    birthdayRequired: true,
    birthdayMinAge: 18,
    tos: '<p>Be kind to trains.</p>',
    rules: [{ id: '1', text: 'No shouting', hint: 'Capitals count' }],
  };

  it('REG-02 has every field, a register button and the terms', () => {
    visit({ instance: all, token: 'INVITE', captcha: picture });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign up');
    for (const name of [
      'Username',
      'Display name',
      'E-mail',
      'Bio (optional)',
      'Why do you want to join?',
      'Captcha',
      'Invite code',
    ]) {
      expect(field(name)).toBeVisible();
    }
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Birthday')).toHaveAttribute('type', 'date');
    expect(screen.getByRole('combobox', { name: 'E-mail language' })).toHaveDisplayValue('English');
    expect(screen.getByRole('img', { name: /Captcha/ })).toHaveAttribute(
      'src',
      'data:image/png;base64,AA==',
    );
    expect(register()).toHaveAttribute('type', 'submit');
    const terms = within(form()).getByRole('region', { name: 'Terms of service' });
    expect(terms).toHaveTextContent('Be kind to trains.');
    expect(terms).toHaveTextContent('No shouting');
  });

  it('REG-02 shows no terms if the operator wrote none', () => {
    visit({ instance: { tos: '' } });
    expect(register()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Terms of service' })).not.toBeInTheDocument();
    expect(screen.queryByText(/agree/)).not.toBeInTheDocument();
  });

  it('has autocomplete attributes for password managers', () => {
    visit({ instance: all });
    const completed = Object.fromEntries(
      [...form().querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete]),
    );
    expect(completed).toEqual({
      username: 'username',
      fullname: 'name',
      email: 'email',
      password: 'new-password',
      confirm: 'new-password',
      birthday: 'bday',
    });
  });

  it('marks optional fields, and has only those that the server accepts', () => {
    visit();
    expect(field('E-mail (optional)')).not.toBeRequired();
    expect(screen.getByLabelText('Birthday (optional)')).not.toBeRequired();
    expect(
      screen.queryByRole('textbox', { name: 'Why do you want to join?' }),
    ).not.toBeInTheDocument();
    visit({ instance: { family: 'mastodon', backendName: 'mastodon' } });
    expect(field('E-mail')).toBeRequired();
    expect(screen.queryByRole('textbox', { name: 'Display name' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows the terms next to the form if the instance is configured so', () => {
    visit({ instance: { ...all, embeddedToS: false } });
    const terms = screen.getByRole('region', { name: 'Terms of service' });
    expect(terms.compareDocumentPosition(register())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows the resulting handle', async () => {
    visit();
    await userEvent.type(field('Username'), 'nina');
    expect(field('Username')).toHaveAccessibleDescription('Your handle will be @nina@home.example');
  });

  it('REG-03 is disabled while it is being sent', () => {
    const { dispatch } = visit({ instance: all, token: 'INVITE', captcha: picture });
    const controls = () => [...form().querySelectorAll('input, textarea, select')];
    expect(controls().filter((control) => control.matches(':disabled'))).toEqual([]);
    dispatch(requestStarted({ key: 'registration' }));
    expect(controls()).toHaveLength(11);
    expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
    expect(register()).toHaveAttribute('aria-disabled', 'true');
    dispatch(requestEnded({ key: 'registration' }));
    expect(field('Username')).toBeEnabled();
  });

  it('keeps its values, except passwords, while another screen is shown', async () => {
    const { state, rerender } = visit();
    await fill();
    rerender(<p>Elsewhere</p>);
    expect(state().registration?.form).toMatchObject({ username: 'nina', fullname: 'Nina N.' });
    expect(JSON.stringify(state())).not.toContain('secret');
    rerender(<RegistrationScreen params={{}} />);
    expect(field('Username')).toHaveValue('nina');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('offers several languages for e-mails', async () => {
    const { state } = visit();
    await userEvent.click(screen.getByRole('button', { name: 'Add language' }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'E-mail language 2' }),
      'Deutsch',
    );
    expect(state().registration?.form.languages).toEqual(['en', 'de']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove language 2' }));
    expect(state().registration?.form.languages).toEqual(['en']);
  });
});

describe('a registration error', () => {
  it('REG-04 appears once a field was touched, and prevents sending', async () => {
    const { dispatched } = visit();
    expect(field('Username')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(field('Username'));
    await userEvent.tab();
    expect(field('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(field('Username')).toHaveAccessibleDescription('cannot be left blank');
    expect(field('Display name')).not.toHaveAttribute('aria-invalid');

    await userEvent.click(register());
    for (const name of ['Username', 'Display name']) {
      expect(field(name)).toHaveAccessibleDescription('cannot be left blank');
    }
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('cannot be left blank');
    expect(field('Username')).toHaveFocus();
    expect(dispatched.filter(registrationSubmitted.match)).toEqual([]);
  });

  it('appears while typing when a field is emptied', async () => {
    visit();
    await userEvent.type(field('Username'), 'n');
    expect(field('Username')).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(field('Username'));
    expect(field('Username')).toHaveAttribute('aria-invalid', 'true');
  });

  it('says if the passwords differ', async () => {
    visit();
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'secre');
    await userEvent.tab();
    const confirm = screen.getByLabelText('Confirm password');
    expect(confirm).toHaveAccessibleDescription('should be the same as password');
    await userEvent.type(confirm, 't');
    expect(confirm).not.toHaveAttribute('aria-invalid');
  });

  it('REG-08 of the birthday names the latest date allowed', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 12), advanceTimers: true });
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    visit({ instance: { birthdayRequired: true, birthdayMinAge: 18 } });
    const birthday = screen.getByLabelText('Birthday');
    expect(birthday).toHaveAttribute('max', '2008-11-21');
    await person.type(birthday, '2008-11-22');
    await person.tab();
    expect(birthday).toHaveAccessibleDescription('must be on or before November 21, 2008');
    jest.useRealTimers();
  });

  it('prevents sending, and a valid form is sent only once', async () => {
    const { dispatched, dispatch } = visit({ token: 'INVITE' });
    await fill();
    await userEvent.click(register());
    expect(dispatched.filter(registrationSubmitted.match)).toEqual([
      registrationSubmitted({ password: 'secret', inviteToken: 'INVITE' }),
    ]);
    dispatch(requestStarted({ key: 'registration' }));
    await userEvent.click(register());
    expect(dispatched.filter(registrationSubmitted.match)).toHaveLength(1);
  });

  it('REG-16 from the server appears in an alert and at its field', async () => {
    const { dispatch } = visit();
    await fill();
    dispatch(
      registrationFailed({
        kind: 'fields',
        problems: [
          { field: 'ap_id', message: 'has already been taken' },
          { field: 'registration_reason', message: "can't be blank" },
        ],
      }),
    );
    const sentences = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(sentences.map(({ textContent }) => textContent)).toEqual([
      'Username has already been taken.',
      "Registration reason can't be blank.",
    ]);
    expect(field('Username')).toHaveAccessibleDescription(/^has already been taken/);
    await userEvent.type(field('Username'), '2');
    expect(field('Username')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says if the device is offline', () => {
    const { dispatch } = visit();
    dispatch(registrationFailed({ kind: 'network' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to connect to server, try again');
  });
});

describe('the registration captcha', () => {
  it('must be answered if there is one', async () => {
    const { dispatched, dispatch } = visit({ captcha: picture });
    await fill();
    await userEvent.click(register());
    expect(field('Captcha')).toHaveFocus();
    expect(dispatched.filter(registrationSubmitted.match)).toEqual([]);
    await userEvent.type(field('Captcha'), 'x7');
    await userEvent.click(register());
    expect(dispatched.filter(registrationSubmitted.match)).toHaveLength(1);
    // A new captcha clears the answer.
    dispatch(picture);
    expect(field('Captcha')).toHaveValue('');
  });

  it('that fails to load can be reloaded, and nothing is sent without it', async () => {
    const view = renderInStore(<RegistrationScreen params={{}} />, { before: [startSucceeded()] });
    view.dispatch(requestStarted({ key: 'captcha' }));
    expect(screen.getByText('Loading captcha…')).toBeVisible();
    view.dispatch(requestFailed({ key: 'captcha', reason: 'captcha_error', httpStatus: 200 }));
    expect(screen.getByRole('alert')).toHaveTextContent("Couldn't load the captcha");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(view.dispatched.filter(captchaRequested.match)).toHaveLength(1);
    await fill();
    await userEvent.click(register());
    expect(view.dispatched.filter(registrationSubmitted.match)).toEqual([]);
    expect(view.dispatched.filter(captchaRequested.match)).toHaveLength(2);
  });
});

describe('a sent registration', () => {
  it("REG-15 shows the server's message in place of the form", () => {
    const { dispatch } = visit();
    dispatch(registrationAnswered({ result: 'request_sent', message: 'Wait for the staff.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Wait for the staff.');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(document.activeElement).toContainElement(screen.getByRole('status'));
  });

  it('shows our message if the server has none, and a new form on the next visit', () => {
    const { dispatch, rerender } = visit();
    dispatch(registrationAnswered({ result: 'request_sent', message: null }));
    expect(screen.getByRole('status')).toHaveTextContent(/Account created/);
    rerender(<p>Elsewhere</p>);
    rerender(<RegistrationScreen params={{}} />);
    expect(form()).toBeVisible();
  });
});

it('the registration screen dispatches one action when it opens', () => {
  const { dispatched, dispatch } = renderInStore(<RegistrationScreen params={{}} />, {
    before: [startSucceeded()],
  });
  dispatch(registrationTyped({ field: 'bio', value: 'x' }));
  dispatch(mailLanguagesChosen({ languages: ['de'] }));
  expect(dispatched.filter(registrationOpened.match)).toHaveLength(1);
});
