/**
 * The texts of all findings, for the diagnostics page and, in English, for the command line. Names
 * of files, settings and headers are inserted as values and never translated.
 */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CheckName } from '@/doctor/findings/checkNames';
import type { Advice, FindingId, Severity } from '@/doctor/findings/finding';

export const findingTexts: Record<FindingId, MessageDescriptor> = defineMessages({
  unreachable: { id: 'doctor.unreachable', defaultMessage: '{file} cannot be reached.' },
  refused: { id: 'doctor.refused', defaultMessage: '{file} is answered with status {status}.' },
  absent: { id: 'doctor.refused', defaultMessage: '{file} is answered with status {status}.' },
  page: { id: 'doctor.page', defaultMessage: 'Instead of {file} the server sends its page.' },
  sentAs: { id: 'doctor.sent_as', defaultMessage: '{file} is sent as {found}.' },
  empty: { id: 'doctor.empty', defaultMessage: 'The file is empty.' },
  syntax: {
    id: 'doctor.syntax',
    defaultMessage: 'This is no JSON: “{found}” is not expected here.',
  },
  cutShort: { id: 'doctor.cut_short', defaultMessage: 'This is no JSON: its end is missing.' },
  comma: { id: 'doctor.comma', defaultMessage: 'This is no JSON: there is a comma too many.' },
  comment: { id: 'doctor.comment', defaultMessage: 'This is no JSON: comments are not allowed.' },
  mark: { id: 'doctor.mark', defaultMessage: 'The file begins with a byte order mark.' },
  twice: { id: 'doctor.twice', defaultMessage: '{name} stands there twice; the last one counts.' },
  wrongType: { id: 'doctor.wrong_type', defaultMessage: '{name} cannot be {found}.' },
  unknown: { id: 'doctor.unknown', defaultMessage: 'Nothing is called {name}.' },
  unknownNear: {
    id: 'doctor.unknown_near',
    defaultMessage: 'Nothing is called {name}. Did you mean {expected}?',
  },
  ignored: { id: 'doctor.ignored', defaultMessage: '{name} has no effect here.' },
  overridden: {
    id: 'doctor.overridden',
    defaultMessage: '{name} is set by the server, too, and that counts.',
  },
  loop: { id: 'doctor.loop', defaultMessage: '{name} leads back to itself.' },
  nowhere: {
    id: 'doctor.nowhere',
    defaultMessage: '{name} leads to {found}, which is no page of this client.',
  },
  noTheme: { id: 'doctor.no_theme', defaultMessage: '{name} is not a theme.' },
  contrast: {
    id: 'doctor.contrast',
    defaultMessage: '{name}: {slot} is hard to read, with a contrast of {ratio}:1.',
  },
  noPicture: { id: 'doctor.no_picture', defaultMessage: '{file} does not load as a picture.' },
  insecure: {
    id: 'doctor.insecure',
    defaultMessage: 'Browsers refuse {file}: it is not encrypted, and this site is.',
  },
  blocked: { id: 'doctor.blocked', defaultMessage: 'The security policy blocks this: {what}' },
  loose: {
    id: 'doctor.loose',
    defaultMessage: 'The security policy allows more than is needed: {found}',
  },
  noHeader: { id: 'doctor.no_header', defaultMessage: 'The header {name} is missing.' },
  kept: {
    id: 'doctor.kept',
    defaultMessage:
      'Browsers keep {file} for {days, plural, one {# day} other {# days}} and miss updates.',
  },
  forgotten: {
    id: 'doctor.forgotten',
    defaultMessage: 'Browsers ask for {file} at each visit, though it never changes.',
  },
  narrow: {
    id: 'doctor.narrow',
    defaultMessage: 'The service worker may serve {found} only, not the whole site.',
  },
  unpacked: { id: 'doctor.unpacked', defaultMessage: '{file} is sent without compression.' },
  noMarker: { id: 'doctor.no_marker', defaultMessage: '{file} lacks the comment {name}.' },
  nothingInPage: {
    id: 'doctor.nothing_in_page',
    defaultMessage: 'The server puts nothing into the page: starting takes a little longer.',
  },
  unreadableInPage: {
    id: 'doctor.unreadable_in_page',
    defaultMessage: 'What the server put into the page for {file} cannot be read.',
  },
  stale: {
    id: 'doctor.stale',
    defaultMessage: 'The page asks for {file}, which is not there: it is of another build.',
  },
  otherBuild: {
    id: 'doctor.other_build',
    defaultMessage: 'This page is of another build than the one on the server.',
  },
  socket: { id: 'doctor.socket', defaultMessage: 'The live connection {file} does not open.' },
  socketRefused: {
    id: 'doctor.socket_refused',
    defaultMessage: 'The live connection {file} is refused with status {status}.',
  },
  otherName: {
    id: 'doctor.other_name',
    defaultMessage: 'The server calls itself {found}, and this page comes from {name}.',
  },
  nicknames: {
    id: 'doctor.nicknames',
    defaultMessage: 'People could register under names that are pages here: {found}',
  },
  fine: { id: 'doctor.fine', defaultMessage: '{check}: in order' },
  client: { id: 'doctor.client', defaultMessage: 'Client: {found}' },
  software: { id: 'doctor.software', defaultMessage: 'Server: {found}' },
  can: { id: 'doctor.can', defaultMessage: 'The server can: {found}' },
  cannot: { id: 'doctor.cannot', defaultMessage: 'The server cannot: {found}' },
  brokeOff: { id: 'doctor.broke_off', defaultMessage: '{check}: looking at it broke off.' },
});

export const adviceTexts: Record<Advice, MessageDescriptor> = defineMessages({
  correct: { id: 'doctor.advice.correct', defaultMessage: 'Correct the file there.' },
  put: {
    id: 'doctor.advice.put',
    defaultMessage: 'Put the file there, or give the address of another.',
  },
  write: { id: 'doctor.advice.write', defaultMessage: 'Write: {expected}' },
  rename: { id: 'doctor.advice.rename', defaultMessage: 'Correct the name, or take it out.' },
  remove: { id: 'doctor.advice.remove', defaultMessage: 'Take it out.' },
  server: {
    id: 'doctor.advice.server',
    defaultMessage: 'Change it in the configuration of the server.',
  },
  proxy: {
    id: 'doctor.advice.proxy',
    defaultMessage: 'Look into the logs of the server and of the proxy before it.',
  },
  header: { id: 'doctor.advice.header', defaultMessage: 'Have the server send: {header}' },
  https: { id: 'doctor.advice.https', defaultMessage: 'Give an address with https.' },
  contrast: {
    id: 'doctor.advice.contrast',
    defaultMessage: 'Choose colours that differ more: 4.5:1 at least.',
  },
  pack: { id: 'doctor.advice.pack', defaultMessage: 'Switch on compression in the proxy.' },
  install: {
    id: 'doctor.advice.install',
    defaultMessage: 'Install the client anew, and remove an index.html of your own.',
  },
  upgrade: {
    id: 'doctor.advice.upgrade',
    defaultMessage: 'Have the proxy pass on the headers Upgrade and Connection.',
  },
  reload: { id: 'doctor.advice.reload', defaultMessage: 'Load the page anew.' },
  reserve: {
    id: 'doctor.advice.reserve',
    defaultMessage: 'Add them to restricted_nicknames in the configuration of the server.',
  },
  address: { id: 'doctor.advice.address', defaultMessage: 'Use one address for both.' },
});

export const checkTitles: Record<CheckName, MessageDescriptor> = defineMessages({
  page: { id: 'doctor.check.page', defaultMessage: 'Page' },
  program: { id: 'doctor.check.program', defaultMessage: 'Program' },
  policy: { id: 'doctor.check.policy', defaultMessage: 'Security policy' },
  worker: { id: 'doctor.check.worker', defaultMessage: 'Service worker' },
  configuration: { id: 'doctor.check.configuration', defaultMessage: 'Configuration' },
  pictures: { id: 'doctor.check.pictures', defaultMessage: 'Pictures' },
  themes: { id: 'doctor.check.themes', defaultMessage: 'Themes' },
  files: { id: 'doctor.check.files', defaultMessage: 'Stickers, panel and terms' },
  server: { id: 'doctor.check.server', defaultMessage: 'Server' },
  live: { id: 'doctor.check.live', defaultMessage: 'Live updates' },
  media: { id: 'doctor.check.media', defaultMessage: 'Media' },
});

export const severityTitles: Record<Severity, MessageDescriptor> = defineMessages({
  error: { id: 'doctor.severity.error', defaultMessage: 'Errors' },
  warning: { id: 'doctor.severity.warning', defaultMessage: 'Warnings' },
  hint: { id: 'doctor.severity.hint', defaultMessage: 'Hints' },
  good: { id: 'doctor.severity.good', defaultMessage: 'In order' },
});
