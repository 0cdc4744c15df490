/**
 * The texts of all findings, for the diagnostics page and, in English, for the command line. Names
 * of files, settings and headers are inserted as values and never translated.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CheckName } from '@/doctor/findings/checkNames';
import type { Advice, FindingId, Severity } from '@/doctor/findings/finding';

export const findingTexts: Record<FindingId, MessageDescriptor> = defineMessages({
  unreachable: { id: 'doctor.unreachable', defaultMessage: "Couldn't reach {file}." },
  refused: {
    id: 'doctor.refused',
    defaultMessage: 'The request for {file} failed with status {status}.',
  },
  absent: {
    id: 'doctor.refused',
    defaultMessage: 'The request for {file} failed with status {status}.',
  },
  page: { id: 'doctor.page', defaultMessage: 'The server sends its HTML page instead of {file}.' },
  sentAs: { id: 'doctor.sent_as', defaultMessage: '{file} is served as {found}.' },
  empty: { id: 'doctor.empty', defaultMessage: 'The file is empty.' },
  syntax: {
    id: 'doctor.syntax',
    defaultMessage: 'Invalid JSON: unexpected “{found}”.',
  },
  cutShort: { id: 'doctor.cut_short', defaultMessage: 'Invalid JSON: unexpected end of file.' },
  comma: { id: 'doctor.comma', defaultMessage: 'Invalid JSON: trailing comma.' },
  comment: { id: 'doctor.comment', defaultMessage: "Invalid JSON: comments aren't allowed." },
  mark: { id: 'doctor.mark', defaultMessage: 'The file starts with a byte order mark.' },
  twice: { id: 'doctor.twice', defaultMessage: '{name} appears twice. The last one is used.' },
  wrongType: { id: 'doctor.wrong_type', defaultMessage: "{name} can't be {found}." },
  unknown: { id: 'doctor.unknown', defaultMessage: 'Unknown name: {name}.' },
  unknownNear: {
    id: 'doctor.unknown_near',
    defaultMessage: 'Unknown name: {name}. Did you mean {expected}?',
  },
  ignored: { id: 'doctor.ignored', defaultMessage: '{name} has no effect here.' },
  overridden: {
    id: 'doctor.overridden',
    defaultMessage: '{name} is also set by the server, which takes precedence.',
  },
  loop: { id: 'doctor.loop', defaultMessage: '{name} redirects to itself.' },
  nowhere: {
    id: 'doctor.nowhere',
    defaultMessage: "{name} points to {found}, which isn't a page of this client.",
  },
  noTheme: { id: 'doctor.no_theme', defaultMessage: "{name} isn't a valid theme." },
  contrast: {
    id: 'doctor.contrast',
    defaultMessage: '{name}: {slot} is hard to read. Its contrast is only {ratio}:1.',
  },
  noPicture: { id: 'doctor.no_picture', defaultMessage: "{file} can't be loaded as an image." },
  insecure: {
    id: 'doctor.insecure',
    defaultMessage: "Browsers block {file}: it's not encrypted, but this site is.",
  },
  blocked: { id: 'doctor.blocked', defaultMessage: 'Blocked by the security policy: {what}' },
  loose: {
    id: 'doctor.loose',
    defaultMessage: 'The security policy allows more than needed: {found}',
  },
  noHeader: { id: 'doctor.no_header', defaultMessage: 'The header {name} is missing.' },
  kept: {
    id: 'doctor.kept',
    defaultMessage:
      'Browsers cache {file} for {days, plural, one {# day} other {# days}} and miss updates.',
  },
  forgotten: {
    id: 'doctor.forgotten',
    defaultMessage: 'Browsers request {file} on every visit, though it never changes.',
  },
  narrow: {
    id: 'doctor.narrow',
    defaultMessage: 'The service worker only covers {found}, not the whole site.',
  },
  unpacked: { id: 'doctor.unpacked', defaultMessage: "{file} isn't compressed." },
  noMarker: { id: 'doctor.no_marker', defaultMessage: '{file} is missing the comment {name}.' },
  nothingInPage: {
    id: 'doctor.nothing_in_page',
    defaultMessage:
      "The server doesn't embed any data in the page, so starting takes a little longer.",
  },
  unreadableInPage: {
    id: 'doctor.unreadable_in_page',
    defaultMessage: "The data the server embedded in the page for {file} can't be read.",
  },
  stale: {
    id: 'doctor.stale',
    defaultMessage:
      "The page requests {file}, which doesn't exist: the page is from a different build.",
  },
  otherBuild: {
    id: 'doctor.other_build',
    defaultMessage: 'This page is from a different build than the one on the server.',
  },
  socket: { id: 'doctor.socket', defaultMessage: "Couldn't open the live connection {file}." },
  socketRefused: {
    id: 'doctor.socket_refused',
    defaultMessage: 'The live connection {file} was refused with status {status}.',
  },
  otherName: {
    id: 'doctor.other_name',
    defaultMessage: 'The server calls itself {found}, but this page is served from {name}.',
  },
  nicknames: {
    id: 'doctor.nicknames',
    defaultMessage: 'People could sign up with names that are pages here: {found}',
  },
  fine: { id: 'doctor.fine', defaultMessage: '{check}: OK' },
  client: { id: 'doctor.client', defaultMessage: 'Client: {found}' },
  software: { id: 'doctor.software', defaultMessage: 'Server: {found}' },
  can: { id: 'doctor.can', defaultMessage: 'Supported by the server: {found}' },
  cannot: { id: 'doctor.cannot', defaultMessage: 'Not supported by the server: {found}' },
  brokeOff: { id: 'doctor.broke_off', defaultMessage: "{check}: couldn't finish this check." },
});

export const adviceTexts: Record<Advice, MessageDescriptor> = defineMessages({
  correct: { id: 'doctor.advice.correct', defaultMessage: 'Fix the file.' },
  put: {
    id: 'doctor.advice.put',
    defaultMessage: 'Add the file, or configure a different address.',
  },
  write: { id: 'doctor.advice.write', defaultMessage: 'Use: {expected}' },
  rename: { id: 'doctor.advice.rename', defaultMessage: 'Fix or remove the name.' },
  remove: { id: 'doctor.advice.remove', defaultMessage: 'Remove it.' },
  server: {
    id: 'doctor.advice.server',
    defaultMessage: "Change it in the server's configuration.",
  },
  proxy: {
    id: 'doctor.advice.proxy',
    defaultMessage: 'Check the logs of the server and of the proxy in front of it.',
  },
  header: { id: 'doctor.advice.header', defaultMessage: 'Have the server send: {header}' },
  https: { id: 'doctor.advice.https', defaultMessage: 'Use an https:// address.' },
  contrast: {
    id: 'doctor.advice.contrast',
    defaultMessage: 'Choose colours with a contrast of at least 4.5:1.',
  },
  pack: { id: 'doctor.advice.pack', defaultMessage: 'Enable compression in the proxy.' },
  install: {
    id: 'doctor.advice.install',
    defaultMessage: 'Reinstall the client and remove any index.html of your own.',
  },
  upgrade: {
    id: 'doctor.advice.upgrade',
    defaultMessage: 'Configure the proxy to pass on the Upgrade and Connection headers.',
  },
  reload: { id: 'doctor.advice.reload', defaultMessage: 'Reload the page.' },
  reserve: {
    id: 'doctor.advice.reserve',
    defaultMessage: "Add them to restricted_nicknames in the server's configuration.",
  },
  address: { id: 'doctor.advice.address', defaultMessage: 'Use the same address for both.' },
});

export const checkTitles: Record<CheckName, MessageDescriptor> = defineMessages({
  page: { id: 'doctor.check.page', defaultMessage: 'Page' },
  program: { id: 'doctor.check.program', defaultMessage: 'Program' },
  policy: { id: 'doctor.check.policy', defaultMessage: 'Security policy' },
  worker: { id: 'doctor.check.worker', defaultMessage: 'Service worker' },
  configuration: { id: 'doctor.check.configuration', defaultMessage: 'Configuration' },
  pictures: { id: 'doctor.check.pictures', defaultMessage: 'Images' },
  themes: { id: 'doctor.check.themes', defaultMessage: 'Themes' },
  files: { id: 'doctor.check.files', defaultMessage: 'Stickers, panel and terms' },
  server: { id: 'doctor.check.server', defaultMessage: 'Server' },
  live: { id: 'doctor.check.live', defaultMessage: 'Live updates' },
  media: { id: 'doctor.check.media', defaultMessage: 'Media' },
});

export const severityTitles: Record<Severity, MessageDescriptor> = defineMessages({
  error: { id: 'doctor.severity.error', defaultMessage: 'Errors' },
  warning: { id: 'doctor.severity.warning', defaultMessage: 'Warnings' },
  hint: { id: 'doctor.severity.hint', defaultMessage: 'Suggestions' },
  good: { id: 'doctor.severity.good', defaultMessage: 'OK' },
});
