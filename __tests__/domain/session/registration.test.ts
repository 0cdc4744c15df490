/** The fields of a registration form, and when their values are valid. */
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import {
  chosenLanguages,
  emptyForm,
  fieldOfProblem,
  isEmptyForm,
  latestBirthday,
  problemSentence,
  readForm,
  registrationFaults,
  registrationRules,
  type RegistrationForm,
} from '@/domain/session/registration';

const NOW = new Date(2026, 10, 21, 12).getTime();

const rulesOf = (changes: Partial<InstanceConfig> = {}) =>
  registrationRules({ ...defaultInstance, family: 'pleroma', ...changes }, NOW);

interface Written {
  form?: Partial<RegistrationForm>;
  password?: string;
  confirm?: string;
  captchaSolution?: string | null;
}

const whole = { username: 'nina', fullname: 'Nina N.' };

const faultsOf = (
  { form = {}, password = 'secret', confirm = 'secret', captchaSolution = null }: Written,
  changes: Partial<InstanceConfig> = {},
) =>
  registrationFaults(
    { form: { ...emptyForm, ...whole, ...form }, password, confirm, captchaSolution },
    rulesOf(changes),
  );

describe('a valid registration form', () => {
  it('has no errors', () => {
    expect(faultsOf({})).toEqual({});
  });

  it.each(['', '   '])('REG-05 has a username and a full name, not %j', (blank) => {
    expect(faultsOf({ form: { username: blank, fullname: blank } })).toEqual({
      username: 'username_required',
      fullname: 'fullname_required',
    });
  });

  it('REG-06 has a password and its repetition', () => {
    expect(faultsOf({ password: '', confirm: '' })).toEqual({
      password: 'password_required',
      confirm: 'password_confirmation_required',
    });
    expect(faultsOf({ password: 'secret', confirm: 'Secret' })).toEqual({
      confirm: 'password_confirmation_match',
    });
    expect(faultsOf({ password: ' ', confirm: ' ' })).toEqual({});
  });

  it('REG-07 has an e-mail address and a reason if the server requires them', () => {
    expect(faultsOf({}, { accountActivationRequired: true })).toEqual({ email: 'email_required' });
    expect(faultsOf({}, { accountApprovalRequired: true })).toEqual({ reason: 'reason_required' });
    expect(
      faultsOf(
        { form: { email: 'nina@example.com', reason: 'I bake' } },
        { accountActivationRequired: true, accountApprovalRequired: true },
      ),
    ).toEqual({});
  });

  it('always has an e-mail address on servers of the Mastodon family', () => {
    const faults = faultsOf(
      { form: { fullname: '' } },
      { family: 'mastodon', backendName: 'mastodon' },
    );
    expect(faults).toEqual({ email: 'email_required' });
  });

  it.each(['nope', 'a b@example.com', '@'])('has no e-mail address like %j', (email) => {
    expect(faultsOf({ form: { email } })).toEqual({ email: 'email_invalid' });
  });

  it('has no reserved name', () => {
    const taken = { restrictedNicknames: ['about'] };
    expect(faultsOf({ form: { username: ' About ' } }, taken)).toEqual({
      username: 'username_reserved',
    });
  });

  it('has an answer to the captcha if there is one', () => {
    expect(faultsOf({ captchaSolution: ' ' })).toEqual({ captcha: 'captcha_required' });
    expect(faultsOf({ captchaSolution: 'x7' })).toEqual({});
  });
});

describe('the birthday', () => {
  const needed = { birthdayRequired: true, birthdayMinAge: 13 };

  it('REG-08 is needed only if the instance says so, and then has to be of somebody old enough', () => {
    expect(faultsOf({ form: { birthday: '' } })).toEqual({});
    expect(faultsOf({ form: { birthday: '2026-11-21' } }, { birthdayMinAge: 13 })).toEqual({});
    expect(faultsOf({ form: { birthday: '' } }, needed)).toEqual({ birthday: 'birthday_required' });
    expect(faultsOf({ form: { birthday: '2013-11-21' } }, needed)).toEqual({});
    expect(faultsOf({ form: { birthday: '2013-11-22' } }, needed)).toEqual({
      birthday: 'birthday_min_age',
    });
    expect(rulesOf(needed).latestBirthday).toBe('2013-11-21');
    expect(rulesOf({ birthdayMinAge: 13 }).latestBirthday).toBeNull();
  });

  it.each([
    [0, '2026-11-21'],
    [18, '2008-11-21'],
    // Pleroma states the minimum age in days.
    [365, '2025-11-21'],
    [4_745, '2013-11-24'],
  ])('with a minimum age of %i is %s at the latest', (age, day) => {
    expect(latestBirthday(age, NOW)).toBe(day);
  });

  it('on the 29th of February counts as the day before in other years', () => {
    expect(latestBirthday(13, new Date(2028, 1, 29, 12).getTime())).toBe('2015-02-28');
  });
});

describe('the fields of the form', () => {
  it('leave out those that a server family does not accept', () => {
    const all = { fullname: true, bio: true, languages: true, birthday: true };
    expect(rulesOf().offers).toEqual(all);
    expect(rulesOf({ family: 'akkoma' }).offers).toEqual({ ...all, birthday: false });
    const mastodon = { family: 'mastodon', backendName: 'mastodon' } as const;
    expect(rulesOf(mastodon).offers).toEqual({
      fullname: false,
      bio: false,
      languages: false,
      birthday: false,
    });
    expect(rulesOf({ ...mastodon, birthdayRequired: true }).offers.birthday).toBe(true);
  });
});

it('REG-09 blank languages are dropped', () => {
  expect(chosenLanguages(['de', '', ' ', 'en', 'de'])).toEqual(['de', 'en']);
  expect(chosenLanguages([''])).toEqual([]);
});

describe('REG-10 an error of the server', () => {
  it.each([
    ['ap_id', 'has already been taken', 'Username has already been taken.'],
    ['email', 'has invalid format', 'Email has invalid format.'],
    ['password_confirmation', "can't be blank", "Password confirmation can't be blank."],
    ['registration_reason', 'is too short.', 'Registration reason is too short.'],
    ['name', 'should be at most %{count} character(s)', 'Name should be at most … character(s).'],
    ['captcha', 'Invalid CAPTCHA', 'Captcha: Invalid CAPTCHA.'],
  ])('about %s becomes a sentence: %s', (field, message, sentence) => {
    expect(problemSentence({ field, message })).toBe(sentence);
  });

  it.each([
    ['ap_id', 'username'],
    ['nickname', 'username'],
    ['name', 'fullname'],
    ['registration_reason', 'reason'],
    ['email', 'email'],
    ['agreement', null],
    ['constructor', null],
  ])('about %s is shown at the field %s', (field, name) => {
    expect(fieldOfProblem({ field, message: '' })).toBe(name);
  });
});

describe('a stored form', () => {
  it('is restored unchanged', () => {
    const form = { ...emptyForm, ...whole, languages: ['de', ''] };
    expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it.each([null, 7, 'x', [], { username: 7, languages: 'de', password: 'secret' }])(
    'is empty if it cannot be read (%j)',
    (kept) => {
      expect(readForm(kept)).toEqual(emptyForm);
      expect(isEmptyForm(readForm(kept))).toBe(true);
    },
  );
});
