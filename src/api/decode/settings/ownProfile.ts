/**
 * Decodes the own profile as it was written. A field that is missing is one that the server does
 * not keep, so the answer itself says what can be offered.
 */
import type { FieldRow, OwnProfile } from '@/domain/settings/ownProfile';
import type { WireField, WireUser, WireUserPleroma, WireUserSource } from '@/api/wire/user';
import { decodeCurrentUser, type OwnAccount } from '@/api/decode/session/currentUser';
import { fieldsOf, isRecord, listOf, momentOf, stringOf, textOf } from '@/api/decode/engine/read';
import { isRefusal, type Refusal } from '@/api/decode/engine/refusal';
import { decodeUser, sourceOf } from '@/api/decode/people/user';

export interface OwnProfileAnswer {
  account: OwnAccount;
  profile: OwnProfile;
}

export function decodeOwnProfile(input: unknown): OwnProfileAnswer | Refusal {
  const account = decodeCurrentUser(input);
  if (isRefusal(account)) return account;
  const row = decodeUser(input);
  if (isRefusal(row)) return row;
  const wire = fieldsOf<WireUser>(input);
  const pleroma = fieldsOf<WireUserPleroma>(wire.pleroma);
  const source = fieldsOf<WireUserSource>(wire.source);
  const chosen = sourceOf(wire);
  const fields = rowsOf(source.fields);
  const { user } = account;
  const profile: OwnProfile = {
    name: textOf(wire.display_name),
    bio: textOf(source.note),
    fields,
    actorType: row.actorType,
    showsRole: user.showsRole,
    // Some servers append an hour to the day.
    birthday: stringOf(pleroma.birthday)?.slice(0, 10) ?? '',
    showsBirthday: user.showsBirthday,
    languages: [],
    avatarDescription: row.avatarDescription,
    bannerDescription: row.bannerDescription,
    verified: verifiedOf(fields, wire.fields),
    offers: {
      actorTypes: chosen.actor_type !== undefined,
      role: chosen.show_role !== undefined && (user.rights.admin || user.rights.moderator),
      birthday: chosen.show_birthday !== undefined,
      background: pleroma.background_image !== undefined,
      descriptions:
        wire.avatar_description !== undefined || pleroma.avatar_description !== undefined,
      languages: isRecord(wire.pleroma),
      emptyPictures: isRecord(wire.pleroma),
    },
  };
  return { account, profile };
}

const rowsOf = (wires: unknown): FieldRow[] =>
  listOf(wires).map((input, at) => {
    const { name, value } = fieldsOf<WireField>(input);
    return { id: `field-${String(at)}`, name: textOf(name), value: textOf(value) };
  });

/** Reads the verified fields from the public account, which lists them in the same order. */
function verifiedOf(rows: readonly FieldRow[], wires: unknown): Record<string, string> {
  const shown = listOf(wires).map((input) => fieldsOf<WireField>(input));
  return Object.fromEntries(
    rows.flatMap(({ id, name }, at) => {
      const field = shown[at];
      const moment = field?.name === name ? momentOf(field.verified_at) : null;
      return moment ? [[id, moment]] : [];
    }),
  );
}
