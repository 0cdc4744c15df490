/**
 * Our own labels for the server's configuration, by path. Those with `instead` replace unclear
 * labels of servers; the others are for servers without labels.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';

interface OwnConfigLabel {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** Used even if the server has a label. */
  instead?: true;
}

const labels = defineMessages({
  name: { id: 'admin_dash.temp_overrides.name.label', defaultMessage: 'Name' },
  email: { id: 'admin_dash.temp_overrides.email.label', defaultMessage: 'E-mail of the staff' },
  short: {
    id: 'admin_dash.temp_overrides.short_description.label',
    defaultMessage: 'Short description',
  },
  description: { id: 'admin_dash.temp_overrides.description.label', defaultMessage: 'Description' },
  favicon: { id: 'admin_dash.temp_overrides.favicon.label', defaultMessage: 'Icon' },
  thumbnail: {
    id: 'admin_dash.temp_overrides.instance_thumbnail.label',
    defaultMessage: 'Picture of the instance',
  },
  background: {
    id: 'admin_dash.temp_overrides.background_image.label',
    defaultMessage: 'Background image',
  },
  registrations: {
    id: 'admin_dash.temp_overrides.registrations_open.label',
    defaultMessage: 'Anybody can sign up',
  },
  invites: {
    id: 'admin_dash.temp_overrides.invites_enabled.label',
    defaultMessage: 'Members can be invited',
  },
  activation: {
    id: 'admin_dash.temp_overrides.account_activation_required.label',
    defaultMessage: 'New members have to confirm their e-mail address',
  },
  approval: {
    id: 'admin_dash.temp_overrides.account_approval_required.label',
    defaultMessage: 'The staff has to approve new members',
  },
  birthday: {
    id: 'admin_dash.temp_overrides.birthday_required.label',
    defaultMessage: 'New members have to tell their birthday',
  },
  age: {
    id: 'admin_dash.temp_overrides.birthday_min_age.label',
    defaultMessage: 'Least age, in days',
  },
  captcha: {
    id: 'admin_dash.temp_overrides.captcha_enabled.label',
    defaultMessage: 'New members have to solve a captcha',
  },
  method: {
    id: 'admin_dash.temp_overrides.captcha_method.label',
    defaultMessage: 'Where captchas come from',
  },
  endpoint: {
    id: 'admin_dash.temp_overrides.captcha_endpoint.label',
    defaultMessage: 'Address of the Kocaptcha service',
  },
  seconds: {
    id: 'admin_dash.temp_overrides.captcha_seconds.label',
    defaultMessage: 'Seconds to solve a captcha',
  },
  public: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:public.label',
    defaultMessage: 'The instance is public',
  },
  publicHint: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:public.description',
    defaultMessage: 'Without it, timelines are closed to who is not signed in.',
  },
  localContent: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:limit_to_local_content.label',
    defaultMessage: 'Whether search finds what is on other servers',
  },
  localTimelines: {
    id: 'admin_dash.temp_overrides.restrict.timelines_local.label',
    defaultMessage: 'Timelines of this instance',
  },
  federatedTimelines: {
    id: 'admin_dash.temp_overrides.restrict.timelines_federated.label',
    defaultMessage: 'Timelines of the known network',
  },
  localProfiles: {
    id: 'admin_dash.temp_overrides.restrict.profiles_local.label',
    defaultMessage: 'Profiles here',
  },
  remoteProfiles: {
    id: 'admin_dash.temp_overrides.restrict.profiles_remote.label',
    defaultMessage: 'Profiles of other servers',
  },
  localPosts: {
    id: 'admin_dash.temp_overrides.restrict.activities_local.label',
    defaultMessage: 'Posts from here',
  },
  remotePosts: {
    id: 'admin_dash.temp_overrides.restrict.activities_remote.label',
    defaultMessage: 'Posts of other servers',
  },
  limit: { id: 'admin_dash.temp_overrides.limit.label', defaultMessage: 'Characters in a post' },
  remoteLimit: {
    id: 'admin_dash.temp_overrides.remote_limit.label',
    defaultMessage: 'Characters in a post from elsewhere',
  },
  descriptionLimit: {
    id: 'admin_dash.temp_overrides.description_limit.label',
    defaultMessage: 'Characters in the description of a file',
  },
  uploadLimit: {
    id: 'admin_dash.temp_overrides.upload_limit.label',
    defaultMessage: 'Size of a file, in bytes',
  },
  attachments: {
    id: 'admin_dash.temp_overrides.max_media_attachments.label',
    defaultMessage: 'Files on a post',
  },
  pinned: {
    id: 'admin_dash.temp_overrides.max_pinned_statuses.label',
    defaultMessage: 'Pinned posts',
  },
  bio: { id: 'admin_dash.temp_overrides.user_bio_length.label', defaultMessage: 'Length of a bio' },
  userName: {
    id: 'admin_dash.temp_overrides.user_name_length.label',
    defaultMessage: 'Length of a name',
  },
  fields: {
    id: 'admin_dash.temp_overrides.max_account_fields.label',
    defaultMessage: 'Fields on a profile',
  },
  remoteFields: {
    id: 'admin_dash.temp_overrides.max_remote_account_fields.label',
    defaultMessage: 'Fields on a profile from elsewhere',
  },
  fieldName: {
    id: 'admin_dash.temp_overrides.account_field_name_length.label',
    defaultMessage: 'Length of the name of a field',
  },
  fieldValue: {
    id: 'admin_dash.temp_overrides.account_field_value_length.label',
    defaultMessage: 'Length of the text of a field',
  },
  avatar: {
    id: 'admin_dash.temp_overrides.avatar_upload_limit.label',
    defaultMessage: 'Size of an avatar, in bytes',
  },
  banner: {
    id: 'admin_dash.temp_overrides.banner_upload_limit.label',
    defaultMessage: 'Size of a banner, in bytes',
  },
});

const instance = ':pleroma :instance';
const captcha = ':pleroma Pleroma.Captcha';
const restricted = ':pleroma :restrict_unauthenticated';

export const ownConfigLabels: Partial<Record<string, OwnConfigLabel>> = {
  [`${instance} :name`]: { label: labels.name },
  [`${instance} :email`]: { label: labels.email },
  [`${instance} :short_description`]: { label: labels.short },
  [`${instance} :description`]: { label: labels.description },
  [`${instance} :favicon`]: { label: labels.favicon },
  [`${instance} :instance_thumbnail`]: { label: labels.thumbnail },
  [`${instance} :background_image`]: { label: labels.background },
  [`${instance} :registrations_open`]: { label: labels.registrations },
  [`${instance} :invites_enabled`]: { label: labels.invites },
  [`${instance} :account_activation_required`]: { label: labels.activation },
  [`${instance} :account_approval_required`]: { label: labels.approval },
  [`${instance} :birthday_required`]: { label: labels.birthday },
  [`${instance} :birthday_min_age`]: { label: labels.age },
  [`${captcha} :enabled`]: { label: labels.captcha, instead: true },
  [`${captcha} :method`]: { label: labels.method, instead: true },
  [`${captcha}.Kocaptcha :endpoint`]: { label: labels.endpoint, instead: true },
  [`${captcha} :seconds_valid`]: { label: labels.seconds, instead: true },
  [`${instance} :public`]: { label: labels.public, hint: labels.publicHint, instead: true },
  [`${instance} :limit_to_local_content`]: { label: labels.localContent, instead: true },
  [`${restricted} :timelines :local`]: { label: labels.localTimelines, instead: true },
  [`${restricted} :timelines :federated`]: { label: labels.federatedTimelines, instead: true },
  [`${restricted} :profiles :local`]: { label: labels.localProfiles, instead: true },
  [`${restricted} :profiles :remote`]: { label: labels.remoteProfiles, instead: true },
  [`${restricted} :activities :local`]: { label: labels.localPosts, instead: true },
  [`${restricted} :activities :remote`]: { label: labels.remotePosts, instead: true },
  [`${instance} :limit`]: { label: labels.limit },
  [`${instance} :remote_limit`]: { label: labels.remoteLimit },
  [`${instance} :description_limit`]: { label: labels.descriptionLimit },
  [`${instance} :upload_limit`]: { label: labels.uploadLimit },
  [`${instance} :max_media_attachments`]: { label: labels.attachments },
  [`${instance} :max_pinned_statuses`]: { label: labels.pinned },
  [`${instance} :user_bio_length`]: { label: labels.bio },
  [`${instance} :user_name_length`]: { label: labels.userName },
  [`${instance} :max_account_fields`]: { label: labels.fields },
  [`${instance} :max_remote_account_fields`]: { label: labels.remoteFields },
  [`${instance} :account_field_name_length`]: { label: labels.fieldName },
  [`${instance} :account_field_value_length`]: { label: labels.fieldValue },
  [`${instance} :avatar_upload_limit`]: { label: labels.avatar },
  [`${instance} :banner_upload_limit`]: { label: labels.banner },
};
