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
  email: { id: 'admin_dash.temp_overrides.email.label', defaultMessage: 'Contact e-mail' },
  short: {
    id: 'admin_dash.temp_overrides.short_description.label',
    defaultMessage: 'Short description',
  },
  description: { id: 'admin_dash.temp_overrides.description.label', defaultMessage: 'Description' },
  favicon: { id: 'admin_dash.temp_overrides.favicon.label', defaultMessage: 'Icon' },
  thumbnail: {
    id: 'admin_dash.temp_overrides.instance_thumbnail.label',
    defaultMessage: 'Server thumbnail',
  },
  background: {
    id: 'admin_dash.temp_overrides.background_image.label',
    defaultMessage: 'Background image',
  },
  registrations: {
    id: 'admin_dash.temp_overrides.registrations_open.label',
    defaultMessage: 'Allow sign-ups',
  },
  invites: {
    id: 'admin_dash.temp_overrides.invites_enabled.label',
    defaultMessage: 'Allow invites',
  },
  activation: {
    id: 'admin_dash.temp_overrides.account_activation_required.label',
    defaultMessage: 'Require e-mail confirmation',
  },
  approval: {
    id: 'admin_dash.temp_overrides.account_approval_required.label',
    defaultMessage: 'Approve sign-ups manually',
  },
  birthday: {
    id: 'admin_dash.temp_overrides.birthday_required.label',
    defaultMessage: 'Require a birthday to sign up',
  },
  age: {
    id: 'admin_dash.temp_overrides.birthday_min_age.label',
    defaultMessage: 'Minimum age (days)',
  },
  captcha: {
    id: 'admin_dash.temp_overrides.captcha_enabled.label',
    defaultMessage: 'Require a captcha to sign up',
  },
  method: {
    id: 'admin_dash.temp_overrides.captcha_method.label',
    defaultMessage: 'Captcha type',
  },
  endpoint: {
    id: 'admin_dash.temp_overrides.captcha_endpoint.label',
    defaultMessage: 'Kocaptcha service URL',
  },
  seconds: {
    id: 'admin_dash.temp_overrides.captcha_seconds.label',
    defaultMessage: 'Time to solve a captcha (seconds)',
  },
  public: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:public.label',
    defaultMessage: 'Public server',
  },
  publicHint: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:public.description',
    defaultMessage: 'If off, people have to log in to see timelines.',
  },
  localContent: {
    id: 'admin_dash.temp_overrides.:pleroma.:instance.:limit_to_local_content.label',
    defaultMessage: 'Search results from other servers',
  },
  localTimelines: {
    id: 'admin_dash.temp_overrides.restrict.timelines_local.label',
    defaultMessage: 'Local timeline',
  },
  federatedTimelines: {
    id: 'admin_dash.temp_overrides.restrict.timelines_federated.label',
    defaultMessage: 'Known network timeline',
  },
  localProfiles: {
    id: 'admin_dash.temp_overrides.restrict.profiles_local.label',
    defaultMessage: 'Profiles on this server',
  },
  remoteProfiles: {
    id: 'admin_dash.temp_overrides.restrict.profiles_remote.label',
    defaultMessage: 'Profiles on other servers',
  },
  localPosts: {
    id: 'admin_dash.temp_overrides.restrict.activities_local.label',
    defaultMessage: 'Posts from this server',
  },
  remotePosts: {
    id: 'admin_dash.temp_overrides.restrict.activities_remote.label',
    defaultMessage: 'Posts from other servers',
  },
  limit: {
    id: 'admin_dash.temp_overrides.limit.label',
    defaultMessage: 'Maximum post length (characters)',
  },
  remoteLimit: {
    id: 'admin_dash.temp_overrides.remote_limit.label',
    defaultMessage: 'Maximum length of posts from other servers (characters)',
  },
  descriptionLimit: {
    id: 'admin_dash.temp_overrides.description_limit.label',
    defaultMessage: 'Maximum media description length (characters)',
  },
  uploadLimit: {
    id: 'admin_dash.temp_overrides.upload_limit.label',
    defaultMessage: 'Maximum file size (bytes)',
  },
  attachments: {
    id: 'admin_dash.temp_overrides.max_media_attachments.label',
    defaultMessage: 'Maximum files per post',
  },
  pinned: {
    id: 'admin_dash.temp_overrides.max_pinned_statuses.label',
    defaultMessage: 'Maximum pinned posts',
  },
  bio: {
    id: 'admin_dash.temp_overrides.user_bio_length.label',
    defaultMessage: 'Maximum bio length (characters)',
  },
  userName: {
    id: 'admin_dash.temp_overrides.user_name_length.label',
    defaultMessage: 'Maximum name length (characters)',
  },
  fields: {
    id: 'admin_dash.temp_overrides.max_account_fields.label',
    defaultMessage: 'Maximum profile fields',
  },
  remoteFields: {
    id: 'admin_dash.temp_overrides.max_remote_account_fields.label',
    defaultMessage: 'Maximum profile fields for accounts on other servers',
  },
  fieldName: {
    id: 'admin_dash.temp_overrides.account_field_name_length.label',
    defaultMessage: 'Maximum field label length (characters)',
  },
  fieldValue: {
    id: 'admin_dash.temp_overrides.account_field_value_length.label',
    defaultMessage: 'Maximum field content length (characters)',
  },
  avatar: {
    id: 'admin_dash.temp_overrides.avatar_upload_limit.label',
    defaultMessage: 'Maximum avatar size (bytes)',
  },
  banner: {
    id: 'admin_dash.temp_overrides.banner_upload_limit.label',
    defaultMessage: 'Maximum banner size (bytes)',
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
