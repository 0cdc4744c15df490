/**
 * Finds a Chromium for the browser tests and the benchmarks, or installs one. Skips a browser that
 * does not start (a stub of the distribution, missing libraries).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { run, runLocal } from './run';

const DOWNLOAD_LIMIT = 8 * 60_000;
const START_LIMIT = 30_000;

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const wellKnownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments that let Chromium start as root and keep it from contacting its maker. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * The path of a Chromium without windows, or null. It takes a third less time for the same pages,
 * but knows no push messages. `CHROMIUM_PATH` names the browser for everything.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return null;
  const shells = foldersOn(env).map((folder) => path.join(folder, 'chromium-headless-shell'));
  return shells.find((file) => existsSync(file) && starts(file)) ?? null;
}

/** The path of a browser that starts, or null. If `CHROMIUM_PATH` is set, it must be right. */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = wellKnownPlaces,
): string | null {
  const wanted = env.CHROMIUM_PATH;
  if (wanted) {
    if (starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start as a browser.`);
  }
  return candidates(env, places).find((file) => existsSync(file) && starts(file)) ?? null;
}

/**
 * The path of a browser, installed if need be. If there is none, throws an error that says what to
 * do.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  console.log('No Chromium found: trying the download of Playwright.');
  await runLocal('playwright-core', ['install', 'chromium'], { limit: DOWNLOAD_LIMIT });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (process.platform === 'linux') {
    console.log("Trying the system's package manager.");
    await installWithApt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, and none was found or could be installed. ' +
      'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the one to use.',
  );
}

async function installWithApt(): Promise<void> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = 'apt-get', ...args] = [...prefix, 'apt-get', ...step];
    const { succeeded } = await run(command, args, { limit: DOWNLOAD_LIMIT, env });
    if (!succeeded) return;
  }
}

function candidates(env: NodeJS.ProcessEnv, places: readonly string[]): string[] {
  const folders = foldersOn(env);
  const onPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places, ...downloadedByPlaywright(env)];
}

const foldersOn = (env: NodeJS.ProcessEnv): string[] =>
  (env.PATH ?? '').split(path.delimiter).filter(Boolean);

/** Playwright's downloads of any version, newest first. */
function downloadedByPlaywright(env: NodeJS.ProcessEnv): string[] {
  const home = homedir();
  const caches = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(home, '.cache/ms-playwright'),
    path.join(home, 'Library/Caches/ms-playwright'),
    path.join(home, 'AppData/Local/ms-playwright'),
  ];
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win64/chrome.exe',
    'chrome-win/chrome.exe',
  ];
  return caches
    .filter((cache): cache is string => Boolean(cache) && existsSync(cache ?? ''))
    .flatMap((cache) =>
      readdirSync(cache)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => inside.map((file) => path.join(cache, name, file))),
    );
}

function starts(file: string): boolean {
  try {
    const answer = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: START_LIMIT,
    });
    return /\d+\.\d+/.test(answer);
  } catch {
    return false;
  }
}
