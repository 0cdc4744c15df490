/** The limits of a server for profiles, checked before anything is sent. */
import { defaultInstance, type InstanceConfig } from '@/domain/session/instance';
import { editedTexts, realEdits, type OwnProfile } from '@/domain/settings/ownProfile';
import {
  hasFaults,
  pictureLimit,
  profileFaults,
  profileRules,
  type ProfileFaults,
} from '@/domain/settings/profileRules';
import { someProfile } from '@support/settings/profile';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const on = (changes: Partial<InstanceConfig>): InstanceConfig => ({
  ...defaultInstance,
  family: 'pleroma',
  ...changes,
});
const faultsOf = (
  { offers = someProfile().offers, ...edits }: Partial<OwnProfile>,
  instance: Partial<InstanceConfig> = {},
): ProfileFaults => {
  const profile = someProfile({ offers });
  return profileFaults(editedTexts(profile, edits), profileRules(on(instance), NOW), profile);
};

it('a profile needs a name, and labels for its fields', () => {
  expect(hasFaults(faultsOf({}))).toBe(false);
  expect(faultsOf({ name: '  ' }).texts).toEqual({ name: { kind: 'name_empty' } });
  const never = someProfile({ name: '' });
  expect(profileFaults(never, profileRules(on({}), NOW), never).texts).toEqual({});
  const fields = [
    { id: 'a', name: '', value: '' },
    { id: 'b', name: ' ', value: 'they' },
    { id: 'c', name: 'xxxx', value: 'y' },
    { id: 'd', name: 'xxx', value: 'yyyyyy' },
    { id: 'e', name: '😀😀😀', value: 'yyyyy' },
  ];
  const fieldsLimits = { maxFields: 5, nameLength: 3, valueLength: 5 };
  expect(faultsOf({ fields }, { fieldsLimits }).fields).toEqual({
    b: { kind: 'field_unnamed' },
    c: { kind: 'field_name_long', most: 3 },
    d: { kind: 'field_value_long', most: 5 },
  });
});

it('a profile needs a birthday only if the server asks for one, and of somebody old enough', () => {
  const strict = { birthdayRequired: true, birthdayMinAge: 18 };
  expect(faultsOf({ birthday: '' }).texts).toEqual({});
  expect(faultsOf({ birthday: '2026-11-19' }).texts).toEqual({});
  expect(faultsOf({ birthday: '' }, strict).texts).toEqual({
    birthday: { kind: 'birthday_required' },
  });
  expect(faultsOf({ birthday: '2008-11-20' }, strict).texts).toEqual({});
  expect(faultsOf({ birthday: '2008-11-21' }, strict).texts).toEqual({
    birthday: { kind: 'birthday_min_age', latest: '2008-11-20' },
  });
  const { offers } = someProfile();
  const without = { birthday: '', offers: { ...offers, birthday: false } };
  expect(faultsOf(without, strict).texts).toEqual({});
});

it('limits are known for families that do not send them', () => {
  const told = { maxFields: 6, nameLength: 7, valueLength: 8 };
  expect(profileRules(on({}), NOW)).toMatchObject({ nameLength: null, bioLength: null });
  expect(profileRules(on({}), NOW).fields.maxFields).toBe(10);
  const mastodon = { family: 'mastodon', backendName: 'mastodon' } as const;
  expect(profileRules(on(mastodon), NOW)).toMatchObject({
    nameLength: 30,
    bioLength: 500,
    fields: { maxFields: 4, nameLength: 255, valueLength: 255 },
  });
  expect(profileRules(on({ ...mastodon, fieldsLimits: told }), NOW).fields).toBe(told);
  const uploadlimit = { general: 9, avatar: 1, banner: 2, background: 3 };
  expect(pictureLimit(on({ uploadlimit }), 'banner')).toBe(2);
  expect(pictureLimit(on({ ...mastodon, uploadlimit }), 'banner')).toBeNull();
});

it('a profile counts as changed only if its content differs', () => {
  const profile = someProfile({ name: 'Ann', fields: [{ id: 'a', name: 'x', value: 'y' }] });
  expect(
    realEdits(
      {
        name: ' Ann ',
        fields: [
          { id: 'new-1', name: 'x', value: 'y' },
          { id: 'new-2', name: '', value: '' },
        ],
        languages: [''],
      },
      profile,
    ),
  ).toEqual({});
  expect(Object.keys(realEdits({ fields: [], languages: ['de'] }, profile))).toEqual([
    'fields',
    'languages',
  ]);
});
