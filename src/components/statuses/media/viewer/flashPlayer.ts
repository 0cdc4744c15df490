/**
 * Flash plays where the operator has laid the Ruffle player beside the client (`static/ruffle/`) and
 * the server's policy lets it run; everywhere else it fails, and says so. None is brought along.
 */
const PLAYER = '/static/ruffle/ruffle.js';

interface Player extends HTMLElement {
  load: (what: { url: string; allowScriptAccess: boolean }) => Promise<void>;
}

interface Ruffle {
  newest: () => { createPlayer: () => Player } | null;
}

declare global {
  interface Window {
    RufflePlayer?: Partial<Ruffle>;
  }
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PLAYER;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('There is no Flash player on this server'));
    };
    document.head.append(script);
  });
}

/** Puts a player into `place`; rejects when there is none or it may not play. */
export async function playFlash(url: string, place: HTMLElement): Promise<void> {
  if (!window.RufflePlayer?.newest) await loadScript();
  const player = window.RufflePlayer?.newest?.()?.createPlayer();
  if (!player) throw new Error('The Flash player did not start');
  place.replaceChildren(player);
  await player.load({ url, allowScriptAccess: false });
}
